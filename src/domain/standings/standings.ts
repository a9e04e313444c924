import type { EventDocument } from "../event/event-document";
import type { RuleSettings } from "../rules/settings";
import { orderEvent } from "./event-order";
import type { Figures } from "./figures";
import type { DecidedBy } from "./final-order";
import { finalBegun, orderWithFinal } from "./final-order";

/** One line of the standings. `decidedBy` is what separates it from the line below; null on the last line. */
export type StandingRow = {
  readonly rank: number;
  readonly id: string;
  readonly played: number;
  readonly wins: number;
  readonly for: number;
  readonly against: number;
  readonly net: number;
  readonly fines: number;
  readonly decidedBy: DecidedBy | null;
};

/** A line from its place and the figures of a member. */
export function standingRow(
  place: { readonly rank: number; readonly id: string; readonly decidedBy: DecidedBy | null },
  figures: Figures,
  unit: number,
): StandingRow {
  return {
    rank: place.rank,
    id: place.id,
    played: figures.played[unit] ?? 0,
    wins: figures.wins[unit] ?? 0,
    for: figures.for[unit] ?? 0,
    against: figures.against[unit] ?? 0,
    net: figures.net[unit] ?? 0,
    fines: figures.fines[unit] ?? 0,
    decidedBy: place.decidedBy,
  };
}

/**
 * Standings of an event in the order of its tie-breaks, ending with registration order so that the order is total. Ranks
 * run 1, 2, 3 …; withdrawn entrants stay in. In `teams` a row is a team: the sums of its people. Once a final phase has
 * begun, those who play it stand first, in its order (`orderWithFinal`).
 */
export function computeStandings(
  event: EventDocument,
  rules: RuleSettings,
): readonly StandingRow[] {
  const ordered = orderEvent(event, rules);
  const { tally } = ordered;
  const final = finalBegun(event);
  const placed = final === null ? ordered.placed : orderWithFinal(event, rules, final, tally);
  return placed.map(({ unit, decidedBy }, index) => {
    const id = tally.units.entrants[unit]?.id ?? "";
    return standingRow({ rank: index + 1, id, decidedBy }, tally, unit);
  });
}
