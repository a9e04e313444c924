import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { database } from "@/server/db/client";
import { standingsOf } from "@/server/standings/standings-of";
import { closeTournament } from "@/server/tournaments/close";
import { configureTournament, inputOf } from "@/server/tournaments/configure";
import { loadEvent } from "@/server/tournaments/event-document";
import { findTournament } from "@/server/tournaments/find-tournament";
import { endRound, must, openClub, playToClosing, startRound } from "../../support/club-builders";

it("plays a round robin of six pairs and a knockout of the best four from set-up to closing", async () => {
  const club = await openClub("pairs", 3);
  const before = await findTournament(club.slug);
  if (!before) throw new Error("the tournament is gone");
  must(
    await configureTournament(club.director, {
      commandId: randomUUID(),
      tournamentId: before.id,
      version: before.version,
      input: {
        ...inputOf(before),
        rounds: 7,
        pairing: {
          ...before.pairing,
          system: "round-robin",
          final: { kind: "knockout", entrants: 4, from: 6 },
          tableOrder: [9, 8],
        },
      },
    }),
  );
  for (let round = 1; round <= 7; round++) {
    const { roundId, matchIds } = await startRound(club);
    for (const matchId of matchIds) await playToClosing(club, matchId);
    await endRound(club, roundId);
  }
  must(
    await closeTournament(club.director, {
      commandId: randomUUID(),
      tournamentId: club.tournamentId,
      override: true,
    }),
  );
  const tournament = await findTournament(club.slug);
  if (!tournament) throw new Error("the tournament is gone");
  const { rounds } = await loadEvent(database(), tournament);
  const meetings = rounds
    .slice(0, 5)
    .flatMap(({ tables }) => tables.map(({ AC, BD }) => [...AC, ...BD].sort().join("-")));
  expect(new Set(meetings).size).toBe(15);
  expect(rounds.map(({ tables }) => tables.length)).toEqual([3, 3, 3, 3, 3, 2, 1]);
  expect(rounds[0]?.tables.map(({ table }) => table).sort((a, b) => a - b)).toEqual([1, 8, 9]);
  const [last] = rounds[6]?.tables ?? [];
  const champion = last?.winner === "AC" ? last.AC[0] : last?.BD[0];
  const { rows } = await standingsOf(database(), tournament);
  expect(rows[0]?.id).toBe(champion);
  expect(rows).toHaveLength(6);
}, 300_000);
