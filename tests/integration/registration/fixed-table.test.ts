import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { database } from "@/server/db/client";
import { setFixedTable } from "@/server/registration/fixed-table";
import { loadEvent } from "@/server/tournaments/event-document";
import { findTournament } from "@/server/tournaments/find-tournament";
import { codesOf, must, openClub, startRound } from "../../support/club-builders";

it("seats an entrant at the table that the desk gave it, and only the desk gives it", async () => {
  const club = await openClub("pairs", 3);
  const entrant = await database().entrant.findFirstOrThrow({
    where: { tournamentId: club.tournamentId, number: 6 },
  });
  const request = { commandId: randomUUID(), entrantId: entrant.id, table: 12 };
  expect(codesOf(await setFixedTable(club.judge, request))).toHaveLength(1);
  must(await setFixedTable(club.director, { ...request, commandId: randomUUID() }));
  await startRound(club);
  const tournament = await findTournament(club.slug);
  if (!tournament) throw new Error("the tournament is gone");
  const { rounds } = await loadEvent(database(), tournament);
  const own = rounds[0]?.tables.find(({ AC, BD }) => [...AC, ...BD].includes("6"));
  expect(own?.table).toBe(12);
  expect(rounds[0]?.tables.map(({ table }) => table).sort((a, b) => a - b)).toEqual([1, 2, 12]);
}, 120_000);
