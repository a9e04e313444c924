import type { PairCriterion } from "../criterion";
import { intsOf, measureOf } from "./pair-form";

/** Equals meet: the squared difference in wins, so that one far descent costs more than several near ones. */
export const winDifference: PairCriterion = {
  id: "win-difference",
  hard: false,
  measure: ({ units }) =>
    measureOf({
      kind: "squared-difference",
      values: intsOf(units, ({ wins }) => wins),
    }),
};
