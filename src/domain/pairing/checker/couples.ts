import type { EventDocument } from "../../event/event-document";
import type { Past } from "./past";
import { bars, coupleOf } from "./past";

/** A question about two of a round that the checker asks of couples over and over. */
export type Couples = {
  readonly ids: readonly string[];
  /** The earlier round that still bars the two from meeting, or from being partners; else 0. */
  readonly rematch: (a: string, b: string) => number;
  readonly partner: (a: string, b: string) => number;
  readonly forbidden: (a: string, b: string) => boolean;
  readonly sameClub: (a: string, b: string) => boolean;
  /** Rests before this round. */
  readonly rests: (id: string) => number;
};

/** The couples of a round: earlier meetings that still bar, interdictions, clubs and rests. */
export function readCouples(
  event: EventDocument,
  past: Past,
  round: number,
  ids: readonly string[],
): Couples {
  const { opponentCooldown, partnerCooldown } = event.pairing;
  const forbidden = new Set(event.forbidden.map(([a, b]) => coupleOf(a, b)));
  const clubs = new Map(event.entrants.map(({ id, club }) => [id, club]));
  const barring = (last: number, cooldown: number | null) =>
    bars(last, round, cooldown) ? last : 0;
  return {
    ids,
    rematch: (a, b) => barring(past.opponents(a, b), opponentCooldown),
    partner: (a, b) => barring(past.partners(a, b), partnerCooldown),
    forbidden: (a, b) => forbidden.has(coupleOf(a, b)),
    sameClub: (a, b) => clubs.get(a) !== undefined && clubs.get(a) === clubs.get(b),
    rests: (id) => past.rests(id).length,
  };
}
