import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { checkEvent } from "@/domain/pairing/checker/check-event";
import { database } from "@/server/db/client";
import { findDraft } from "@/server/rounds/draft-view";
import { pairNextRound } from "@/server/rounds/pair";
import { publishRound } from "@/server/rounds/publish";
import { standingsOf } from "@/server/standings/standings-of";
import { closeTournament } from "@/server/tournaments/close";
import { loadEvent } from "@/server/tournaments/event-document";
import { findTournament } from "@/server/tournaments/find-tournament";
import { endRound, must, openClub, playToClosing } from "../../support/club-builders";

const ROUNDS = 2;

it("plays an event of eight teams of four from set-up to closing", async () => {
  const club = await openClub("teams", 8);
  const { director, tournamentId } = club;
  for (let round = 1; round <= ROUNDS; round++) {
    const { roundId } = must(
      await pairNextRound(director, { commandId: randomUUID(), tournamentId, override: true }),
    );
    const paired = await findTournament(club.slug);
    const draft = paired && (await findDraft(paired, round));
    expect(draft?.tables).toHaveLength(8);
    must(await publishRound(director, { commandId: randomUUID(), roundId, override: true }));
    const matches = await database().match.findMany({ where: { roundId } });
    for (const { id } of matches) await playToClosing(club, id);
    await endRound(club, roundId);
  }
  must(await closeTournament(director, { commandId: randomUUID(), tournamentId, override: true }));
  const tournament = await findTournament(club.slug);
  if (!tournament) throw new Error("the tournament is gone");
  const event = await loadEvent(database(), tournament);
  const teamOf = new Map(
    event.entrants.flatMap(({ id, members = [] }) =>
      members.map((person) => [person, id] as const),
    ),
  );
  for (const { tables } of event.rounds) {
    expect(tables).toHaveLength(8);
    for (const { AC, BD, seats = {} } of tables) {
      expect(new Set([...AC, ...BD].map((person) => teamOf.get(person))).size).toBe(4);
      expect([seats.A, seats.C, seats.B, seats.D]).toEqual([...AC, ...BD]);
    }
  }
  const findings = checkEvent(event, tournament.rules).findings;
  expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
  const { rows } = await standingsOf(database(), tournament);
  expect(rows).toHaveLength(8);
  expect(rows.reduce((sum, { wins }) => sum + wins, 0)).toBe(ROUNDS * 8 * 2);
  expect(rows.reduce((sum, { net }) => sum + net, 0)).toBe(0);
}, 300_000);
