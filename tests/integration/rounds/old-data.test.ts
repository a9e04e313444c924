import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { database } from "@/server/db/client";
import { findRoundExplanation } from "@/server/rounds/explain";
import { keepOldRound, oldDataRounds, publicOldData } from "@/server/rounds/old-data";
import { pairNextRound } from "@/server/rounds/pair";
import { withdrawRound } from "@/server/rounds/undo";
import { findTournament } from "@/server/tournaments/find-tournament";
import type { TournamentView } from "@/server/tournaments/rows";
import { BD90 } from "../../support/acta-events";
import type { Club } from "../../support/club-builders";
import {
  actaOf,
  append,
  closeSheet,
  codesOf,
  endRound,
  must,
  openClub,
  playToClosing,
  startRound,
} from "../../support/club-builders";

describe("a round that was paired before a correction", () => {
  let club: Club;
  let tournament: TournamentView;
  let second: Awaited<ReturnType<typeof startRound>>;
  beforeAll(async () => {
    club = await openClub("pairs", 2);
    const first = await startRound(club);
    for (const matchId of first.matchIds) await playToClosing(club, matchId);
    await endRound(club, first.roundId);
    second = await startRound(club);
    tournament = (await findTournament(club.slug)) ?? expect.fail("no tournament");
    expect(await oldDataRounds(tournament)).toEqual([]);
    await correct(first.matchIds[0] as string);
  });

  /** Opens a closed sheet again, gives its hands to the others, and closes it. */
  async function correct(matchId: string) {
    const reason = "Se anotó al revés";
    must(await append(club.director, matchId, { type: "reopened", reason }));
    const { state } = await actaOf(matchId);
    for (const { handId } of state.hands) {
      const event = { type: "hand-corrected", handId, hand: BD90, reason } as const;
      must(await append(club.director, matchId, event));
    }
    await closeSheet(club, matchId);
  }

  it("is told with whose places moved and by which table", async () => {
    const [old, ...others] = await oldDataRounds(tournament);
    expect(others).toEqual([]);
    expect(old).toMatchObject({
      number: 2,
      kept: null,
      canRepair: true,
      corrections: [{ round: 1, table: 1, reason: "Se anotó al revés", claim: null }],
    });
    expect(old?.moved.length).toBeGreaterThan(0);
    expect(await publicOldData(tournament, 2)).toMatchObject({
      corrections: [{ round: 1, table: 1 }],
      kept: null,
    });
    expect((await findRoundExplanation(tournament, 2, { drafts: false }))?.isOvertaken).toBe(true);
  });

  it("stands by the director's word, with the reason, while nothing else moves", async () => {
    const request = {
      commandId: randomUUID(),
      roundId: second.roundId,
      reason: "Ya están sentados",
    };
    expect(codesOf(await keepOldRound(club.judge, request))).toEqual(["role-needed"]);
    must(await keepOldRound(club.director, { ...request, commandId: randomUUID() }));
    const [old] = await oldDataRounds(tournament);
    expect(old?.kept).toMatchObject({ by: "Directora", reason: "Ya están sentados" });
    const kept = await database().round.findUniqueOrThrow({ where: { id: second.roundId } });
    expect(kept.status).toBe("published");
  });

  it("is taken back and paired again on the results of now", async () => {
    must(
      await withdrawRound(club.director, {
        commandId: randomUUID(),
        roundId: second.roundId,
        reason: "Cambió la mesa 1",
      }),
    );
    const again = must(
      await pairNextRound(club.director, {
        commandId: randomUUID(),
        tournamentId: club.tournamentId,
        override: true,
      }),
    );
    expect(again.number).toBe(2);
    expect(await oldDataRounds(tournament)).toEqual([]);
  });

  it("leaves alone the rounds that nothing moved under", async () => {
    const calm = await openClub("pairs", 2);
    const { roundId } = await startRound(calm);
    const refused = await keepOldRound(calm.director, {
      commandId: randomUUID(),
      roundId,
      reason: "Por si acaso",
    });
    expect(codesOf(refused)).toEqual(["not-on-old-data"]);
  });
});
