import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { CountsFrom } from "@/domain/match/acta";
import { database } from "@/server/db/client";
import { nextRound } from "@/server/rounds/queries";
import { correctionsOf } from "@/server/standings/corrections";
import { standingsOf } from "@/server/standings/standings-of";
import { configureTournament, inputOf } from "@/server/tournaments/configure";
import { findTournament } from "@/server/tournaments/find-tournament";
import { findRoundBoard } from "@/server/tournaments/round-board";
import type { TournamentView } from "@/server/tournaments/rows";
import type { Club } from "../../support/club-builders";
import {
  append,
  closeSheet,
  codesOf,
  must,
  openClub,
  playHands,
  startRound,
} from "../../support/club-builders";

async function viewOf(club: Club): Promise<TournamentView> {
  return (await findTournament(club.slug)) ?? expect.fail("no tournament");
}

/** Fixed pairs at one table, that count from the given stage. */
async function clubThatCounts(countsFrom: CountsFrom): Promise<Club> {
  const club = await openClub("pairs", 1);
  await configure(club, countsFrom);
  return club;
}

async function configure(club: Club, countsFrom: CountsFrom) {
  const view = await viewOf(club);
  return configureTournament(club.director, {
    commandId: randomUUID(),
    tournamentId: club.tournamentId,
    version: view.version,
    input: { ...inputOf(view), countsFrom },
  });
}

async function winsOf(club: Club): Promise<number> {
  const { rows } = await standingsOf(database(), await viewOf(club));
  return rows.reduce((sum, row) => sum + row.wins, 0);
}

async function counted(club: Club): Promise<readonly unknown[]> {
  return (await nextRound(await viewOf(club))).blockers.flatMap((blocker) =>
    blocker.code === "table-open" ? [[blocker.stage, blocker.counts]] : [],
  );
}

describe("a Hoja that counts once a judge has verified it", () => {
  let club: Club;
  let matchId: string;
  beforeAll(async () => {
    club = await clubThatCounts("verified");
    [matchId = ""] = (await startRound(club)).matchIds;
    await playHands(club, matchId, 3);
  });

  it("does not before, and pairing says so", async () => {
    expect(await winsOf(club)).toBe(0);
    expect(await counted(club)).toEqual([["finished", false]]);
  });

  it("does with the verification", async () => {
    must(await append(club.judge, matchId, { type: "verified", asDirector: false }));
    expect(await winsOf(club)).toBe(1);
    expect(await counted(club)).toEqual([["verified", true]]);
  });

  it("cannot be asked otherwise once round 1 is published", async () => {
    expect(codesOf(await configure(club, "closed"))).toEqual(["frozen-by-round-1"]);
  });
});

describe("a Hoja that counts once it is closed", () => {
  let club: Club;
  let matchId: string;
  beforeAll(async () => {
    club = await clubThatCounts("closed");
    [matchId = ""] = (await startRound(club)).matchIds;
    await playHands(club, matchId, 3);
    must(await append(club.judge, matchId, { type: "verified", asDirector: false }));
  });

  it("does not with the verification, though the hall sees what the judge verified", async () => {
    expect(await winsOf(club)).toBe(0);
    expect(await counted(club)).toEqual([["verified", false]]);
    expect((await findRoundBoard(club.tournamentId))?.tables[0]?.result?.score.AC).toBe(270);
  });

  it("is no correction of a result where it is opened before it counted", async () => {
    must(await append(club.director, matchId, { type: "reopened", reason: "faltaba una mano" }));
    expect(await correctionsOf(await viewOf(club))).toEqual([]);
  });

  it("does with the closing, and is a correction where it is opened after that", async () => {
    await closeSheet(club, matchId);
    expect(await winsOf(club)).toBe(1);
    must(await append(club.director, matchId, { type: "reopened", reason: "otra cuenta" }));
    expect(await winsOf(club)).toBe(0);
    const [correction, ...more] = await correctionsOf(await viewOf(club));
    expect(more).toEqual([]);
    expect(correction).toMatchObject({ version: 2, reason: "otra cuenta", settledAt: null });
  });

  it("is settled by the next closing, with the figures of the version that was closed", async () => {
    must(await append(club.judge, matchId, { type: "verified", asDirector: false }));
    must(await append(club.director, matchId, { type: "reopened", reason: "y otra" }));
    expect((await correctionsOf(await viewOf(club)))[0]?.settledAt).toBeNull();
    await closeSheet(club, matchId);
    const corrections = await correctionsOf(await viewOf(club));
    expect(corrections).toHaveLength(1);
    expect(corrections[0]).toMatchObject({
      version: 2,
      reason: "otra cuenta",
      changesResult: false,
      after: { score: { AC: 270, BD: 0 }, winner: "AC" },
    });
  });
});
