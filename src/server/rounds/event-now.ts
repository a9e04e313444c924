import "server-only";
import type { EventDocument } from "@/domain/event/event-document";
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

/** Entrants with somebody expelled or suspended for the round are left out of it (25.3, 19.2). */
export function withoutBarred({ event, bars }: EventNow, round: number): EventDocument {
  if (bars.length === 0) return event;
  return {
    ...event,
    entrants: event.entrants.map((entrant) => {
      const barred = (entrant.members ?? []).some((id) => barredFrom(bars, id, round) !== null);
      return barred ? { ...entrant, absent: [...(entrant.absent ?? []), round] } : entrant;
    }),
  };
}
