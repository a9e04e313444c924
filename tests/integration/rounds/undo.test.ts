import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { readTable } from "@/server/actas/queries";
import { senderOfCode } from "@/server/actas/table-access";
import { database } from "@/server/db/client";
import { pairNextRound } from "@/server/rounds/pair";
import { readPlaces } from "@/server/rounds/places";
import { discardDraft } from "@/server/rounds/preview";
import { closeRound, publishRound } from "@/server/rounds/publish";
import { listDirectorRounds } from "@/server/rounds/queries";
import { withdrawnRounds, withdrawRound } from "@/server/rounds/undo";
import { findTournament } from "@/server/tournaments/find-tournament";
import { findRoundBoard } from "@/server/tournaments/round-board";
import type { Club } from "../../support/club-builders";
import {
  append,
  codesOf,
  must,
  openClub,
  playHands,
  startRound,
} from "../../support/club-builders";

const REASON = "Faltaba una pareja por llegar";

describe("taking a published round back", () => {
  let club: Club;
  let first: Awaited<ReturnType<typeof startRound>>;
  beforeAll(async () => {
    club = await openClub("pairs", 3);
    first = await startRound(club);
  });
  const withdraw = (roundId: string, reason = REASON, sender = club.director) =>
    withdrawRound(sender, { commandId: randomUUID(), roundId, reason });
  const pair = () =>
    pairNextRound(club.director, {
      commandId: randomUUID(),
      tournamentId: club.tournamentId,
      override: true,
    });

  it("is a director's to do, and refused by table once something was noted", async () => {
    expect(codesOf(await withdraw(first.roundId, REASON, club.judge))).toEqual(["role-needed"]);
    await playHands(club, first.matchIds[1] as string, 1);
    const refused = await withdraw(first.roundId);
    expect(refused).toMatchObject({
      ok: false,
      problems: [{ code: "undo-table", table: 2, has: "hands", family: "undo" }],
    });
    expect(await findRoundBoard(club.tournamentId, 1)).not.toBeNull();
  });

  it("keeps the round on record, frees its number and the settings, and tells the tables", async () => {
    const other = await openClub("pairs", 3);
    const { roundId, matchIds } = await startRound(other);
    const matchId = matchIds[0] as string;
    must(await append(other.director, matchId, { type: "seats-confirmed" }));
    const before = await readPlaces(database(), roundId);
    const { writeCode } = await database().match.findUniqueOrThrow({ where: { id: matchId } });
    must(await withdrawRound(other.director, { commandId: randomUUID(), roundId, reason: REASON }));
    expect(await findRoundBoard(other.tournamentId)).toBeNull();
    expect(
      await listDirectorRounds(
        { id: other.tournamentId, countsFrom: "verified" },
        { drafts: true },
      ),
    ).toEqual([]);
    expect(await withdrawnRounds(other.tournamentId)).toMatchObject([
      { number: 1, by: "Directora", reason: REASON },
    ]);
    expect(await findTournament(other.slug)).toMatchObject({ frozen: false, status: "open" });
    expect(codesOf(await senderOfCode(writeCode, { address: "::1" }))).toEqual([
      "table-code-withdrawn",
    ]);
    const phone = { actor: { kind: "table", matchId }, label: "mesa 1", address: "::1" } as const;
    expect(codesOf(await readTable(phone, matchId))).toEqual(["round-withdrawn"]);
    expect(
      codesOf(await append(other.director, matchId, { type: "leader-drawn", leader: "A" })),
    ).toEqual(["round-withdrawn"]);
    // Nothing of it can be brought back by its id.
    const again = { commandId: randomUUID(), roundId };
    expect(codesOf(await publishRound(other.director, { ...again, override: true }))).toEqual([
      "round-not-found",
    ]);
    expect(codesOf(await closeRound(other.director, { commandId: randomUUID(), roundId }))).toEqual(
      ["round-not-found"],
    );
    const { version } = await database().round.findUniqueOrThrow({ where: { id: roundId } });
    expect(
      codesOf(await discardDraft(other.director, { commandId: randomUUID(), roundId, version })),
    ).toEqual(["round-not-found"]);
    const next = must(
      await pairNextRound(other.director, {
        commandId: randomUUID(),
        tournamentId: other.tournamentId,
        override: true,
      }),
    );
    expect(next).toMatchObject({ number: 1 });
    expect(next.roundId).not.toBe(roundId);
    expect(await readPlaces(database(), next.roundId)).toEqual(before);
    expect(await readPlaces(database(), roundId)).toEqual(before);
  });

  it("counts how often the same round was taken back", async () => {
    const other = await openClub("pairs", 2);
    for (const reason of ["una", "otra"]) {
      const { roundId } = await startRound(other);
      must(await withdrawRound(other.director, { commandId: randomUUID(), roundId, reason }));
    }
    expect(await withdrawnRounds(other.tournamentId)).toMatchObject([
      { number: 1, reason: "una" },
      { number: 1, reason: "otra" },
    ]);
  });

  it("waits for the draft after it to be gone", async () => {
    const draft = must(await pair());
    expect(draft.number).toBe(2);
    const refused = await withdraw(first.roundId);
    expect(codesOf(refused)).toContain("undo-not-last");
  });
});
