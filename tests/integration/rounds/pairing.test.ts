import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { entrantsOfRound } from "@/domain/tournament/round-preview";
import { database } from "@/server/db/client";
import { recordAttendance } from "@/server/registration/attend";
import { findDraft, reviewDraftChange } from "@/server/rounds/draft-view";
import { pairNextRound } from "@/server/rounds/pair";
import { readPlaces } from "@/server/rounds/places";
import { changeDraft, discardDraft } from "@/server/rounds/preview";
import { publishRound } from "@/server/rounds/publish";
import { listDirectorRounds } from "@/server/rounds/queries";
import { configureTournament, inputOf } from "@/server/tournaments/configure";
import { findTournament } from "@/server/tournaments/find-tournament";
import { findRoundBoard } from "@/server/tournaments/round-board";
import type { Club } from "../../support/club-builders";
import { codesOf, must, openClub, senderWith } from "../../support/club-builders";

const sorted = (ids: readonly string[]) => ids.toSorted((a, b) => Number(a) - Number(b));

describe("pairing a round", () => {
  let club: Club;
  beforeAll(async () => {
    club = await openClub("pairs", 3);
  });
  const pair = (commandId = randomUUID(), director = club.director) =>
    pairNextRound(director, { commandId, tournamentId: club.tournamentId, override: false });
  const drafts = () =>
    database().round.findMany({ where: { tournamentId: club.tournamentId, status: "draft" } });

  it("makes one round of two directors who press at once, and of a retry", async () => {
    const other = await senderWith("Otra directora", ["director"]);
    const commandId = randomUUID();
    const answers = await Promise.all([
      pair(commandId),
      pair(randomUUID(), other),
      pair(commandId),
      pair(randomUUID(), other),
    ]);
    const rounds = new Set(answers.map((answer) => must(answer).roundId));
    expect(rounds.size).toBe(1);
    expect(await drafts()).toHaveLength(1);
    const again = must(await pair(commandId));
    expect(rounds.has(again.roundId)).toBe(true);
    const paired = await database().auditEntry.count({
      where: { tournamentId: club.tournamentId, action: "round.pair" },
    });
    expect(paired).toBe(1);
  });

  it("pairs the same round again from the same seed", async () => {
    const [draft] = await drafts();
    const before = await readPlaces(database(), draft?.id ?? "");
    const request = { commandId: randomUUID(), roundId: draft?.id ?? "", version: 1 };
    must(await discardDraft(club.director, request));
    const { roundId } = must(await pair());
    expect(await readPlaces(database(), roundId)).toEqual(before);
  });

  it("is a director's alone to see before it is published", async () => {
    expect(await findRoundBoard(club.tournamentId)).toBeNull();
    expect(
      await listDirectorRounds(
        { id: club.tournamentId, countsFrom: "verified" },
        { drafts: false },
      ),
    ).toEqual([]);
    expect(codesOf(await pair(randomUUID(), club.judge))).toEqual(["role-needed"]);
  });
});

describe("changing a draft by hand", () => {
  let club: Club;
  let roundId: string;
  beforeAll(async () => {
    club = await openClub("pairs", 3);
    // Five of six pairs are left, so that one rests.
    const { id: entrantId } = await database().entrant.findFirstOrThrow({
      where: { tournamentId: club.tournamentId, number: 6 },
    });
    must(
      await recordAttendance(club.director, {
        commandId: randomUUID(),
        entrantId,
        command: { type: "withdraw" },
      }),
    );
    const request = { commandId: randomUUID(), tournamentId: club.tournamentId, override: true };
    roundId = must(await pairNextRound(club.director, request)).roundId;
  });
  const draft = () => database().round.findUniqueOrThrow({ where: { id: roundId } });
  const places = () => readPlaces(database(), roundId);
  async function swap(first: string, second: string) {
    const { version } = await draft();
    return changeDraft(club.director, {
      commandId: randomUUID(),
      roundId,
      version,
      change: { kind: "swap-entrants", first, second },
    });
  }

  it("keeps everybody placed exactly once, people too", async () => {
    const before = await places();
    const [bye = ""] = before.byes;
    const [first, second] = before.tables;
    must(await swap(first?.AC[0] ?? "", second?.BD[0] ?? ""));
    must(await swap(bye, first?.BD[0] ?? ""));
    const after = await places();
    expect(after.byes).toEqual(first?.BD);
    expect(sorted(entrantsOfRound(after))).toEqual(sorted(entrantsOfRound(before)));
    const seatings = await database().seating.findMany({ where: { roundId } });
    expect(new Set(seatings.map(({ playerId }) => playerId)).size).toBe(seatings.length);
  });

  it("moves a table with its people", async () => {
    const before = await places();
    const { version } = await draft();
    must(
      await changeDraft(club.director, {
        commandId: randomUUID(),
        roundId,
        version,
        change: { kind: "swap-tables", first: 1, second: 2 },
      }),
    );
    const after = await places();
    expect(after.tables.map(({ AC }) => AC)).toEqual([
      before.tables[1]?.AC,
      before.tables[0]?.AC,
      ...before.tables.slice(2).map(({ AC }) => AC),
    ]);
  });

  it("takes the last change back when it is made again, and keeps both in the log", async () => {
    const before = await places();
    const changes = (await draft()).manual as readonly unknown[];
    const [first, second] = before.tables;
    const ids = [first?.AC[0] ?? "", second?.AC[0] ?? ""] as const;
    must(await swap(...ids));
    expect((await draft()).manual).toHaveLength(changes.length + 1);
    must(await swap(ids[1], ids[0]));
    expect(await places()).toEqual(before);
    expect((await draft()).manual).toEqual(changes);
    const logged = await database().auditEntry.count({
      where: { subjectId: roundId, action: "round.edit-preview" },
    });
    expect(logged).toBe(changes.length + 2);
  });

  it("refuses a change that was based on an older draft, and one of nobody", async () => {
    const { tables } = await places();
    const change = {
      kind: "swap-entrants",
      first: tables[0]?.AC[0] ?? "",
      second: tables[1]?.AC[0] ?? "",
    } as const;
    const stale = { commandId: randomUUID(), roundId, version: 1, change };
    expect(codesOf(await changeDraft(club.director, stale))).toEqual(["stale"]);
    expect(codesOf(await swap("99", change.first))).toEqual(["entrant-not-in-round"]);
  });

  it("reviews a change without making it", async () => {
    const tournament = await findTournament(club.slug);
    if (!tournament) throw new Error("no tournament");
    const before = await places();
    const review = await reviewDraftChange(tournament, roundId, {
      kind: "swap-entrants",
      first: before.tables[0]?.AC[0] ?? "",
      second: before.tables[1]?.AC[0] ?? "",
    });
    expect(must(review)).toMatchObject({ grade: "info", brings: [], takes: [], rests: null });
    expect(await places()).toEqual(before);
    const view = await findDraft(tournament, 1);
    expect(view).toMatchObject({ number: 1, pairedBy: "Directora", seed: tournament.seed });
    expect(view?.tables.some(({ why }) => why === null)).toBe(true);
  });

  it("lets the database keep anybody from having two places in a round", async () => {
    const seated = await database().seating.findFirstOrThrow({
      where: { roundId, matchId: { not: null } },
    });
    const { entrantId, playerId } = seated;
    await expect(
      database().seating.create({ data: { roundId, entrantId, playerId } }),
    ).rejects.toMatchObject({ code: "P2002" });
  });

  it("freezes the settings when round 1 is published, and can no longer be changed", async () => {
    const tournament = await findTournament(club.slug);
    if (!tournament) throw new Error("no tournament");
    expect(tournament).toMatchObject({ frozen: false, status: "open" });
    must(await publishRound(club.director, { commandId: randomUUID(), roundId, override: true }));
    const frozen = await findTournament(club.slug);
    expect(frozen).toMatchObject({ frozen: true, status: "running" });
    const { version } = frozen ?? tournament;
    const input = inputOf(tournament);
    const changed = await configureTournament(club.director, {
      commandId: randomUUID(),
      tournamentId: club.tournamentId,
      version,
      input: { ...input, pairing: { ...input.pairing, method: "random" } },
    });
    expect(codesOf(changed)).toEqual(["frozen-by-round-1"]);
    expect(codesOf(await swap("1", "2"))).toEqual(["already-published"]);
  });
});
