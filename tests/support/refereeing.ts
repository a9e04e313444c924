import { randomUUID } from "node:crypto";
import type { ActaEvent, IncidentNote } from "@/domain/match/acta";
import type { Seat } from "@/domain/rules/seat";
import type { InfractionCode } from "@/domain/rules/vocabulary";
import { database } from "@/server/db/client";
import { actaOf } from "./club-builders";

// What tests of refereeing record, and what they then read.

export type Noted = Partial<Omit<IncidentNote, "infraction" | "offenders">>;

/** An infraction as an event, before the first hand unless said. */
export function noted(infraction: InfractionCode, offenders: readonly Seat[], more: Noted = {}) {
  return {
    type: "incident-recorded",
    incidentId: randomUUID(),
    infraction,
    offenders,
    afterHand: 0,
    ...more,
  } as const satisfies ActaEvent;
}

/** Everything that a match is worth, without row ids. */
export async function worth(matchId: string) {
  const results = await database().playerResult.findMany({
    where: { matchId },
    orderBy: { seat: "asc" },
  });
  const ledger = await database().ledgerLine.findMany({ where: { incident: { matchId } } });
  const cards = await database().card.count({ where: { incident: { matchId } } });
  const { state } = await actaOf(matchId);
  return {
    results: results.map(({ id: _, ...result }) => result),
    ledger: ledger.map(({ playerId, points, target }) => [playerId, points, target]),
    cards,
    score: state.score,
    status: state.status,
    hands: state.hands.map(({ hand }) => hand),
  };
}

/** Won, points for, fines on the match and on the record, by seat. */
export async function sums(matchId: string) {
  const rows = await database().playerResult.findMany({
    where: { matchId },
    orderBy: { seat: "asc" },
  });
  return rows.map((row) => [row.won, row.pointsFor, row.matchFines, row.recordFines]);
}

/** Where a person sits in a match. */
export async function seatedAt(matchId: string, playerId: string): Promise<Seat> {
  const seating = await database().seating.findFirstOrThrow({ where: { matchId, playerId } });
  return seating.seat as Seat;
}

/** The colours of the cards shown in a match. */
export async function cardsOf(matchId: string): Promise<readonly string[]> {
  const cards = await database().card.findMany({ where: { incident: { matchId } } });
  return cards.map(({ colour }) => colour);
}
