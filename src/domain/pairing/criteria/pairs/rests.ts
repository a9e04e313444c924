import type { PairCriterion } from "../criterion";
import { restCost } from "../rests";

/** The odd one out: with the fewest rests, and among those the lowest. */
export const rests: PairCriterion = {
  id: "rests",
  hard: false,
  measure: (field) => ({ pair: () => 0, rest: restCost(field) }),
};
