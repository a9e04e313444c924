import { compareIds } from "../../event/entrant-order";
import { seededRandom, shuffled } from "../../kernel/random";
import type { TieBreakRule } from "./tie-break";

/** Drawing of lots among all entrants at once, from the event's seed: repeatable before witnesses. */
export const lots: TieBreakRule = {
  id: "lots",
  keys: (group, context) => {
    const ids = [...context.tallies.keys()].sort(compareIds);
    const drawn = shuffled(ids, seededRandom(`${context.seed}|lots`));
    const place = new Map(drawn.map((id, index) => [id, index]));
    return group.map((tally) => -(place.get(tally.id) ?? 0));
  },
};
