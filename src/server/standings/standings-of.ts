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

/** The event and its standings now, or as they stood after a round. */
export async function standingsOf(
  tx: Transaction,
  tournament: TournamentView,
  options: { readonly upToRound?: number } = {},
): Promise<EventStandings> {
  const event = await loadEvent(tx, tournament, options);
  return { event, rows: computeStandings(event, tournament.rules) };
}
