import type { Unit } from "../../field";
import type { PairCriterion } from "../criterion";
import { intsOf, measureOf } from "./pair-form";

function wayOf({ float }: Unit): number {
  if (float === null) return 0;
  return float === "down" ? 1 : -1;
}

/**
 * Nobody floats twice running the same way: who met somebody with fewer wins in the round just before does not do so
 * again, and the same upwards. A table costs 1 for each of the two of whom it asks that. A rest is no float.
 */
export const floatAgain: PairCriterion = {
  id: "float-again",
  hard: false,
  measure: ({ units }) =>
    measureOf({
      kind: "same-way",
      values: intsOf(units, ({ wins }) => wins),
      way: intsOf(units, wayOf),
    }),
};
