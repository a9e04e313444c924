import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { correctionsOf } from "@/server/standings/corrections";
import { findTournament } from "@/server/tournaments/find-tournament";
import type { TournamentView } from "@/server/tournaments/rows";
import { AC90, BD90 } from "../../support/acta-events";
import type { Club } from "../../support/club-builders";
import {
  actaOf,
  append,
  closeSheet,
  endRound,
  must,
  openClub,
  playToClosing,
  startRound,
} from "../../support/club-builders";

async function viewOf(club: Club): Promise<TournamentView> {
  return (await findTournament(club.slug)) ?? expect.fail("no tournament");
}

/** Turns the first hand of a closed table around, so that BD win it in the end. */
async function turnAround(club: Club, matchId: string): Promise<void> {
  must(await append(club.director, matchId, { type: "reopened", reason: "manos al revés" }));
  const { state } = await actaOf(matchId);
  for (const { handId } of state.handFacts) {
    const event = { type: "hand-corrected", handId, hand: BD90, reason: "manos al revés" } as const;
    must(await append(club.director, matchId, event));
  }
}

describe("the corrections of an event", () => {
  let club: Club;
  let matchIds: readonly string[];
  beforeAll(async () => {
    club = await openClub("pairs", 2);
    const first = await startRound(club);
    ({ matchIds } = first);
    for (const id of matchIds) await playToClosing(club, id);
    await endRound(club, first.roundId);
    await startRound(club);
  });
  const table = () => matchIds[0] as string;

  it("are none while no sheet was opened again", async () => {
    expect(await correctionsOf(await viewOf(club))).toEqual([]);
  });

  it("tell what counted, who opened it and which round was paired on it, before it counts again", async () => {
    await turnAround(club, table());
    const [correction, ...more] = await correctionsOf(await viewOf(club));
    expect(more).toEqual([]);
    expect(correction).toMatchObject({
      matchId: table(),
      round: 1,
      table: 1,
      version: 1,
      by: "Directora",
      reason: "manos al revés",
      claim: null,
      settledAt: null,
      before: {
        score: { AC: 270, BD: 0 },
        winner: "AC",
        results: { A: { won: true, for: 270, against: 0 } },
      },
      after: null,
      changesResult: true,
      usedBy: [2],
    });
    expect(correction?.sides.AC).toHaveLength(1);
  });

  it("tell the new figures once it is closed again", async () => {
    await closeSheet(club, table());
    const [correction] = await correctionsOf(await viewOf(club));
    expect(correction).toMatchObject({
      after: { score: { AC: 0, BD: 270 }, winner: "BD" },
      changesResult: true,
      usedBy: [2],
    });
    expect(correction?.settledAt).toBeGreaterThan(correction?.reopenedAt ?? 0);
  });

  it("keep a version that was verified and never closed, and no round for one corrected before pairing", async () => {
    must(await append(club.director, table(), { type: "reopened", reason: "otra vez" }));
    must(await append(club.judge, table(), { type: "verified", asDirector: false }));
    must(await append(club.director, table(), { type: "reopened", reason: "y otra" }));
    const { state } = await actaOf(table());
    const handId = state.handFacts[0]?.handId ?? randomUUID();
    const event = { type: "hand-corrected", handId, hand: AC90, reason: "esa sí era" } as const;
    must(await append(club.director, table(), event));
    const corrections = await correctionsOf(await viewOf(club));
    expect(
      corrections.map(({ version, changesResult, usedBy }) => [version, changesResult, usedBy]),
    ).toEqual([
      [1, true, [2]],
      [2, false, []],
      [3, true, []],
    ]);
    expect(corrections[2]?.before).toMatchObject({ score: { AC: 0, BD: 270 }, winner: "BD" });
  });
});
