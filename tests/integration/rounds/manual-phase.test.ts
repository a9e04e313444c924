import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { ManualChange } from "@/domain/tournament/manual-change";
import type { PreviewChange } from "@/domain/tournament/round-preview";
import { database } from "@/server/db/client";
import { recordAttendance } from "@/server/registration/attend";
import { findDraft, reviewDraftChange } from "@/server/rounds/draft-view";
import { explainWhyNot, findRoundExplanation, findRoundProof } from "@/server/rounds/explain";
import { pairNextRound } from "@/server/rounds/pair";
import { readPlaces } from "@/server/rounds/places";
import { changeDraft } from "@/server/rounds/preview";
import { publishRound } from "@/server/rounds/publish";
import { findTournament } from "@/server/tournaments/find-tournament";
import { findRoundOrigin } from "@/server/tournaments/round-origin";
import type { TournamentView } from "@/server/tournaments/rows";
import type { Club } from "../../support/club-builders";
import {
  codesOf,
  endRound,
  must,
  openClub,
  playToClosing,
  startRound,
} from "../../support/club-builders";

describe("the manual phase of a round", () => {
  let club: Club;
  let tournament: TournamentView;
  let roundId: string;
  /** Exchanges that make two of round 1 meet again. */
  let rematch: PreviewChange;
  beforeAll(async () => {
    club = await openClub("pairs", 3);
    const first = await startRound(club);
    for (const matchId of first.matchIds) await playToClosing(club, matchId);
    await endRound(club, first.roundId);
    const [met] = (await readPlaces(database(), first.roundId)).tables;
    const request = { commandId: randomUUID(), tournamentId: club.tournamentId, override: true };
    roundId = must(await pairNextRound(club.director, request)).roundId;
    tournament = (await findTournament(club.slug)) ?? expect.fail("no tournament");
    const draft = await readPlaces(database(), roundId);
    const host = draft.tables.find(({ AC, BD }) => [...AC, ...BD].includes(met?.AC[0] ?? ""));
    const opponent = [...(host?.AC ?? []), ...(host?.BD ?? [])].find((id) => id !== met?.AC[0]);
    rematch = { kind: "swap-entrants", first: opponent ?? "", second: met?.BD[0] ?? "" };
  });
  const draft = () => database().round.findUniqueOrThrow({ where: { id: roundId } });
  async function change(made: PreviewChange, reason?: string) {
    const { version } = await draft();
    const request = { commandId: randomUUID(), roundId, version, change: made };
    return changeDraft(club.director, reason === undefined ? request : { ...request, reason });
  }

  it("says what a change costs before it is made, and asks for a reason where it breaks a hard criterion", async () => {
    const cost = must(await reviewDraftChange(tournament, roundId, rematch));
    expect(cost.grade).toBe("confirm");
    expect(cost.brings.map(({ code }) => code)).toContain("rematch");
    expect(cost.change?.[0]).toMatchObject({ criterion: "rematch", from: 0, to: 1 });
    expect(cost.total).toEqual(cost.change);
    const before = await readPlaces(database(), roundId);
    expect(codesOf(await change(rematch))).toEqual(["change-reason-needed"]);
    expect(codesOf(await change(rematch, "   "))).toEqual(["change-reason-needed"]);
    expect(await readPlaces(database(), roundId)).toEqual(before);
    expect((await draft()).manual).toEqual([]);
  });

  it("keeps what was changed with who, when, why and its cost, and takes it back without asking", async () => {
    must(await change(rematch, "Lo pidieron las dos parejas"));
    const [kept] = (await draft()).manual as unknown as readonly ManualChange[];
    expect(kept).toMatchObject({
      ...rematch,
      by: "Directora",
      grade: "confirm",
      reason: "Lo pidieron las dos parejas",
    });
    expect(kept?.at).toBeGreaterThan(Date.now() - 60_000);
    expect(kept?.cost?.[0]).toMatchObject({ criterion: "rematch", to: 1 });
    const view = await findDraft(tournament, 2);
    expect(view?.manualCost?.[0]).toMatchObject({ criterion: "rematch", from: 0, to: 1 });
    must(await change(rematch));
    expect((await draft()).manual).toEqual([]);
    expect((await findDraft(tournament, 2))?.manualCost).toEqual([]);
  });

  it("publishes the changes with the round, and explains it to everybody", async () => {
    must(await change(rematch, "Lo pidieron las dos parejas"));
    expect(await findRoundExplanation(tournament, 2, { drafts: false })).toBeNull();
    must(await publishRound(club.director, { commandId: randomUUID(), roundId, override: true }));
    const origin = await findRoundOrigin(club.tournamentId, 2);
    expect(origin?.manual).toMatchObject([{ reason: "Lo pidieron las dos parejas" }]);
    const story = await findRoundExplanation(tournament, 2, { drafts: false });
    expect(story?.costs.map(({ criterion }) => criterion).slice(0, 2)).toEqual([
      "rematch",
      "forbidden-pair",
    ]);
    expect(story?.manualCost?.[0]).toMatchObject({ criterion: "rematch", to: 1 });
    expect(story?.isOvertaken).toBe(false);
    expect(story?.entrants).toHaveLength(6);
  });

  it("has the proof of the engine's round looked at by the checker", async () => {
    expect(await findRoundProof(tournament, 2, { drafts: false })).toMatchObject({
      prices: 6,
      holds: true,
    });
    expect(await findRoundProof(tournament, 9, { drafts: false })).toBeNull();
  });

  it("answers why two do not meet by the engine's round", async () => {
    const { tables } = (await findRoundOrigin(club.tournamentId, 2))?.pairing ?? { tables: [] };
    const first = tables[0]?.AC[0] ?? "";
    const second = tables[1]?.AC[0] ?? "";
    const asked = { kind: "meet", first, second } as const;
    const told = await explainWhyNot(tournament, 2, asked, { drafts: false });
    expect(told).toMatchObject({ answer: { ok: true, proved: true }, isOvertaken: false });
    if (told?.answer.ok) expect(told.answer.verdict).not.toBe("better");
  });
});

describe("a change that may not be", () => {
  it("does not seat who has withdrawn, whatever the reason", async () => {
    const club = await openClub("pairs", 3);
    const withdraw = async (number: number) => {
      const { id: entrantId } = await database().entrant.findFirstOrThrow({
        where: { tournamentId: club.tournamentId, number },
      });
      const request = {
        commandId: randomUUID(),
        entrantId,
        command: { type: "withdraw" } as const,
      };
      must(await recordAttendance(club.director, request));
    };
    await withdraw(6);
    const { roundId } = must(
      await pairNextRound(club.director, {
        commandId: randomUUID(),
        tournamentId: club.tournamentId,
        override: true,
      }),
    );
    const before = await readPlaces(database(), roundId);
    const [resting = ""] = before.byes;
    await withdraw(Number(resting));
    const change = {
      kind: "swap-entrants",
      first: resting,
      second: before.tables[0]?.AC[0] ?? "",
    } as const;
    const tournament = (await findTournament(club.slug)) ?? expect.fail("no tournament");
    expect(must(await reviewDraftChange(tournament, roundId, change)).grade).toBe("refuse");
    const refused = await changeDraft(club.director, {
      commandId: randomUUID(),
      roundId,
      version: 1,
      change,
      reason: "Insiste en jugar",
    });
    expect(codesOf(refused)).toEqual(["change-refused"]);
    expect(await readPlaces(database(), roundId)).toEqual(before);
  });
});

describe("tables of four with changing partners", () => {
  it("are weighed, changed and explained like pairs", async () => {
    const club = await openClub("individual", 2);
    const { roundId } = must(
      await pairNextRound(club.director, {
        commandId: randomUUID(),
        tournamentId: club.tournamentId,
        override: true,
      }),
    );
    const tournament = (await findTournament(club.slug)) ?? expect.fail("no tournament");
    const [one, two] = (await readPlaces(database(), roundId)).tables;
    const change = {
      kind: "swap-entrants",
      first: one?.AC[0] ?? "",
      second: two?.BD[0] ?? "",
    } as const;
    const cost = must(await reviewDraftChange(tournament, roundId, change));
    expect(cost.grade).not.toBe("refuse");
    expect(cost.change).not.toBeNull();
    must(
      await changeDraft(club.director, {
        commandId: randomUUID(),
        roundId,
        version: 1,
        change,
        reason: "Se lo pidieron",
      }),
    );
    const story = await findRoundExplanation(tournament, 1, { drafts: true });
    expect(story?.manualCost).toEqual(cost.total);
    expect(story?.costs[0]?.criterion).toBe("partner-repeated");
    const asked = { kind: "meet", first: change.first, second: change.second } as const;
    const told = await explainWhyNot(tournament, 1, asked, { drafts: true });
    expect(told?.answer).toMatchObject({ ok: true, proved: false });
    // A draft is nobody else's to ask about.
    expect(await explainWhyNot(tournament, 1, asked, { drafts: false })).toBeNull();
  });
});
