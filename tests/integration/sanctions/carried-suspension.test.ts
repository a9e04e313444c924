import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { barredFrom } from "@/domain/sanctions/standing-sanctions";
import { database } from "@/server/db/client";
import { registerEntrant } from "@/server/registration/register";
import { loadSanctionHistory } from "@/server/sanctions/history";
import { findTournament } from "@/server/tournaments/find-tournament";
import type { Club } from "../../support/club-builders";
import {
  append,
  endRound,
  must,
  openClub,
  playToClosing,
  startRound,
} from "../../support/club-builders";
import { noted } from "../../support/refereeing";

async function barsOf({ slug }: Club) {
  const tournament = await findTournament(slug);
  if (!tournament) throw new Error("no such tournament");
  return (await loadSanctionHistory(database(), tournament)).bars;
}

async function enter(club: Club, playerId: string): Promise<void> {
  must(
    await registerEntrant(club.director, {
      commandId: randomUUID(),
      tournamentId: club.tournamentId,
      people: [{ playerId }],
      present: true,
    }),
  );
}

async function closeRound(
  club: Club,
  { roundId, matchIds }: Awaited<ReturnType<typeof startRound>>,
): Promise<void> {
  for (const matchId of matchIds) await playToClosing(club, matchId);
  await endRound(club, roundId);
}

async function seatsOf({ tournamentId }: Club, playerId: string): Promise<readonly number[]> {
  const rows = await database().seating.findMany({
    where: { playerId, round: { tournamentId } },
    include: { round: true },
  });
  return rows.map(({ round }) => round.number).sort();
}

describe("a suspension of three encounters (19.2, K42)", () => {
  it("goes over to the next event until it is served, round by round", async () => {
    const first = await openClub("individual", 2);
    await database().tournament.update({
      where: { id: first.tournamentId },
      data: { startsOn: new Date("2026-02-27") },
    });
    const round = await startRound(first);
    const match = round.matchIds[0] as string;
    const seating = await database().seating.findFirstOrThrow({
      where: { matchId: match, seat: "A" },
    });
    must(await append(first.judge, match, noted("F-19.2a", ["A"])));
    const { playerId } = seating;
    expect(barredFrom(await barsOf(first), playerId, 2)).toMatchObject({ from: 2, to: 4 });
    await closeRound(first, round);
    await startRound(first);
    expect(await seatsOf(first, playerId)).toEqual([1]);

    const second = await openClub("individual", 2);
    await enter(second, playerId);
    expect(barredFrom(await barsOf(second), playerId, 1)).toMatchObject({ from: 1, to: 2 });
    for (let number = 1; number <= 2; number++) await closeRound(second, await startRound(second));
    await startRound(second);
    // One of three was served in the first event, two here: he sits down, or rests, in round 3.
    expect(await seatsOf(second, playerId)).toEqual([3]);
    expect(barredFrom(await barsOf(second), playerId, 3)).toBeNull();
    expect(barredFrom(await barsOf(second), playerId, 4)).toBeNull();

    const third = await openClub("individual", 1);
    await enter(third, playerId);
    expect(await barsOf(third)).toEqual([]);
  });

  it("leaves nobody barred whose infraction was cancelled afterwards", async () => {
    const first = await openClub("individual", 1);
    await database().tournament.update({
      where: { id: first.tournamentId },
      data: { startsOn: new Date("2026-01-02") },
    });
    const { matchIds } = await startRound(first);
    const match = matchIds[0] as string;
    const { playerId } = await database().seating.findFirstOrThrow({
      where: { matchId: match, seat: "B" },
    });
    const incident = noted("F-19.2a", ["B"]);
    must(await append(first.judge, match, incident));
    const second = await openClub("individual", 1);
    await enter(second, playerId);
    expect(barredFrom(await barsOf(second), playerId, 1)).not.toBeNull();
    const { incidentId } = incident;
    must(
      await append(first.judge, match, {
        type: "incident-cancelled",
        incidentId,
        reason: "Tenía permiso",
      }),
    );
    expect(barredFrom(await barsOf(second), playerId, 1)).toBeNull();
  });
});
