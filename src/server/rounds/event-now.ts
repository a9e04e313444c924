import "server-only";
import type { EventDocument, EventEntrant } from "@/domain/event/event-document";
import { lineUpOf } from "@/domain/event/line-up";
import type { Bar } from "@/domain/sanctions/standing-sanctions";
import { barredFrom } from "@/domain/sanctions/standing-sanctions";
import type { Transaction } from "../db/client";
import { loadSanctionHistory } from "../sanctions/history";
import type { EventStandings } from "../standings/standings-of";
import { standingsOf } from "../standings/standings-of";
import type { TournamentView } from "../tournaments/rows";

/** The published rounds with their standings, and who is kept out of rounds: what the next round is made on and checked by. */
export type EventNow = EventStandings & { readonly bars: readonly Bar[] };

/** Reads the whole event: once for everything that a round asks of it. */
export async function loadEventNow(tx: Transaction, tournament: TournamentView): Promise<EventNow> {
  const standings = await standingsOf(tx, tournament);
  const { bars } = await loadSanctionHistory(tx, tournament);
  return { ...standings, bars };
}

/**
 * Entrants with somebody expelled or suspended for the round are left out of it (25.3, 19.2). A team is, while he is in
 * its line-up: with a substitute in his place it plays.
 */
export function withoutBarred({ event, bars }: EventNow, round: number): EventDocument {
  if (bars.length === 0) return event;
  return {
    ...event,
    entrants: event.entrants.map((entrant) => {
      const barred = barredIn({ event, bars }, entrant, round).length > 0;
      return barred ? { ...entrant, absent: [...(entrant.absent ?? []), round] } : entrant;
    }),
  };
}

/** Who of an entrant's people that would play a round is kept out of it. */
export function barredIn(
  { event, bars }: Pick<EventNow, "event" | "bars">,
  entrant: EventEntrant,
  round: number,
): readonly string[] {
  return lineUpOf(event, entrant, round).filter((id) => barredFrom(bars, id, round) !== null);
}
