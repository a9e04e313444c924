import type { Unit } from "../../field";
import type { PairCriterion } from "../criterion";
import { measureOf } from "./pair-form";

const WAYS = { down: 1, up: -1 } as const;

function wayOf({ float }: Unit): number {
  return float === null ? 0 : WAYS[float];
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
      values: Int32Array.from(units, ({ wins }) => wins),
      way: Int32Array.from(units, wayOf),
    }),
};
