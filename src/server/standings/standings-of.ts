import "server-only";
import type { EventDocument } from "@/domain/event/event-document";
import type { StandingRow } from "@/domain/standings/standings";
import { computeStandings } from "@/domain/standings/standings";
import type { Transaction } from "../db/client";
import { loadEvent } from "../tournaments/event-document";
import type { TournamentView } from "../tournaments/rows";

export type EventStandings = {
  readonly event: EventDocument;
  readonly rows: readonly StandingRow[];
};

/** The event now, or as it stood after a round: without later rounds, and without what was adjusted in them. */
export async function eventAfter(
  tx: Transaction,
  tournament: TournamentView,
  { upToRound }: { readonly upToRound?: number | undefined } = {},
): Promise<EventDocument> {
  if (upToRound === undefined) return loadEvent(tx, tournament);
  const event = await loadEvent(tx, tournament, { upToRound });
  const adjustments = event.adjustments.filter(({ round = 0 }) => round <= upToRound);
  return { ...event, adjustments };
}

/** The event and its standings now, or as they stood after a round. */
export async function standingsOf(
  tx: Transaction,
  tournament: TournamentView,
  options: { readonly upToRound?: number } = {},
): Promise<EventStandings> {
  const event = await eventAfter(tx, tournament, options);
  return { event, rows: computeStandings(event, tournament.rules) };
}
