import type { PairCriterion } from "../criterion";
import { noRest } from "../criterion";

/** Entrants that must not meet. */
export const forbiddenPair: PairCriterion = {
  id: "forbidden-pair",
  hard: true,
  measure: ({ forbidden, units }) => ({
    pair: (a, b) => (forbidden.has(a * units.length + b) ? 1 : 0),
    rest: noRest,
  }),
};
