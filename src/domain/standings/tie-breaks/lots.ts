import { compareIds } from "../../event/entrant-order";
import { seededRandom, shuffled } from "../../kernel/random";
import type { TieBreakRule } from "./tie-break";

/**
 * The draw of lots among all entrants at once, from the event's seed: place (from 0) by id. It depends on nothing but the
 * ids and the seed, so it can be repeated before witnesses.
 */
export function drawLots(ids: readonly string[], seed: string): ReadonlyMap<string, number> {
  const drawn = shuffled(ids.toSorted(compareIds), seededRandom(`${seed}|lots`));
  return new Map(drawn.map((id, place) => [id, place]));
}

/** Drawing of lots. */
export const lots: TieBreakRule = {
  id: "lots",
  keys: (group, { lots: drawn, tally }) => {
    const { entrants } = tally.units;
    const places = drawn();
    return group.map((unit) => -(places.get(entrants[unit]?.id ?? "") ?? 0));
  },
};
