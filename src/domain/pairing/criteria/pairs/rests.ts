import type { PairCriterion } from "../criterion";
import { restCost } from "../rests";
import { measureOf } from "./pair-form";

/** The odd one out: with the fewest rests, and among those the lowest. */
export const rests: PairCriterion = {
  id: "rests",
  hard: false,
  measure: (field) => measureOf({ kind: "nothing" }, restCost(field)),
};
