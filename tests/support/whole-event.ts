import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { seededRandom } from "@/domain/kernel/random";
import type { StandingRow } from "@/domain/standings/standings";
import { database } from "@/server/db/client";
import { recordAttendance } from "@/server/registration/attend";
import { standingsOf } from "@/server/standings/standings-of";
import { closeTournament } from "@/server/tournaments/close";
import { configureTournament, inputOf } from "@/server/tournaments/configure";
import { findTournament } from "@/server/tournaments/find-tournament";
import {
  completeSheet,
  declareScore,
  playHands,
  playMoreHands,
  playTable,
  send,
} from "../../prisma/seed/play-table";
import type { Club } from "./club-builders";
import { endRound, must, openClub, startRound } from "./club-builders";
import { recount } from "./recount";
import { noted } from "./refereeing";

/** How each table of a whole event is played, in turn: by hands, from paper, with a fine, a credit, an absence, a walk-out. */
const TABLE_STORIES = [
  "hands",
  "paper",
  "fine",
  "paper",
  "credit",
  "paper",
  "refusal",
  "paper",
] as const;

async function playStory(club: Club, matchId: string, story: string, seed: string): Promise<void> {
  const random = seededRandom(seed);
  const officials = { scorekeeper: club.scorekeeper, judge: club.judge };
  switch (story) {
    case "paper":
      await declareScore(officials, matchId, random);
      return completeSheet(officials, matchId, random, "closed");
    case "fine":
    case "credit":
      await playHands(officials, matchId, random, 1);
      await send(
        club.judge,
        matchId,
        noted(story === "fine" ? "F-11.4" : "F-09.2", ["B"], { afterHand: 1 }),
      );
      await playMoreHands(officials, matchId, random);
      return completeSheet(officials, matchId, random, "closed");
    case "refusal":
      await declareScore(officials, matchId, random);
      await send(club.judge, matchId, { type: "verified", asDirector: false });
      await send(club.judge, matchId, { type: "signed", side: "AC", by: "A", refused: true });
      await send(club.judge, matchId, { type: "signed", side: "BD", by: "D", onPaper: true });
      return send(club.judge, matchId, { type: "closed" });
    case "absence":
      await send(club.judge, matchId, noted("F-24.1", ["C"]));
      return closeWithout(club, matchId);
    case "walk-out":
      await playHands(officials, matchId, random, 2);
      await send(club.judge, matchId, noted("F-19.2b", ["D"], { afterHand: 2 }));
      return closeWithout(club, matchId);
    default:
      return playTable(officials, matchId, random, "closed");
  }
}

async function closeWithout(club: Club, matchId: string): Promise<void> {
  await send(club.judge, matchId, { type: "verified", asDirector: false });
  for (const side of ["AC", "BD"] as const) {
    const by = side === "AC" ? "A" : "B";
    await send(club.judge, matchId, { type: "signed", side, by, onPaper: true });
  }
  await send(club.judge, matchId, { type: "closed" });
}

/**
 * Plays an event of `tables` tables through the server's commands, with fines, an absence, a walk-out, a withdrawal and a
 * return, closes it, and checks every standings row against the slow recount.
 */
export async function playWholeEvent(
  format: "pairs" | "individual",
  tables: number,
  rounds: number,
): Promise<readonly StandingRow[]> {
  const club = await openClub(format, tables);
  await setRounds(club, rounds);
  const leaving = await database().entrant.findFirstOrThrow({
    where: { tournamentId: club.tournamentId, number: 5 },
  });
  const attend = async (command: { type: "withdraw"; reason?: string } | { type: "return" }) =>
    must(
      await recordAttendance(club.director, {
        commandId: randomUUID(),
        entrantId: leaving.id,
        command,
      }),
    );
  for (let round = 1; round <= rounds; round++) {
    if (round === 3) await attend({ type: "withdraw", reason: "viaje" });
    if (round === 5) await attend({ type: "return" });
    const { roundId, matchIds } = await startRound(club);
    for (const [index, matchId] of matchIds.entries()) {
      const story = storyOf(round, index);
      await playStory(club, matchId, story, `${format} ronda ${round} mesa ${index + 1}`);
    }
    await endRound(club, roundId);
  }
  must(
    await closeTournament(club.director, {
      commandId: randomUUID(),
      tournamentId: club.tournamentId,
      override: true,
    }),
  );
  return checkAgainstRecount(club, format);
}

function storyOf(round: number, index: number): string {
  if (round === 2 && index === 1) return "absence";
  if (round === 4 && index === 2) return "walk-out";
  return TABLE_STORIES[(index + round) % TABLE_STORIES.length] ?? "hands";
}

async function setRounds(club: Club, rounds: number): Promise<void> {
  const tournament = await findTournament(club.slug);
  if (!tournament) throw new Error("the tournament is gone");
  must(
    await configureTournament(club.director, {
      commandId: randomUUID(),
      tournamentId: tournament.id,
      version: tournament.version,
      input: { ...inputOf(tournament), rounds },
    }),
  );
}

async function checkAgainstRecount(
  club: Club,
  format: "pairs" | "individual",
): Promise<readonly StandingRow[]> {
  const tournament = await findTournament(club.slug);
  if (!tournament) throw new Error("the tournament is gone");
  expect(tournament.status).toBe("closed");
  const { rows } = await standingsOf(database(), tournament);
  const counted = await recount(club.tournamentId, format);
  for (const { rank: _, decidedBy: __, ...row } of rows) {
    expect(row, `the row of entrant ${row.id}`).toEqual(counted.get(row.id));
  }
  const ordered = [...rows].sort((a, b) => b.wins - a.wins || b.net - a.net || b.for - a.for);
  expect(rows.map(({ wins, net, for: own }) => [wins, net, own])).toEqual(
    ordered.map(({ wins, net, for: own }) => [wins, net, own]),
  );
  return rows;
}
