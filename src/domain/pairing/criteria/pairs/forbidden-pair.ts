import type { PairCriterion } from "../criterion";
import { listCouples, measureOf } from "./pair-form";

/** Entrants that must not meet. */
export const forbiddenPair: PairCriterion = {
  id: "forbidden-pair",
  hard: true,
  measure: ({ forbidden, units }) => {
    const size = units.length;
    const couples = [...forbidden]
      .map((couple) => [Math.floor(couple / size), couple % size] as const)
      .filter(([a, b]) => a < b);
    return measureOf(listCouples(size, couples));
  },
};
