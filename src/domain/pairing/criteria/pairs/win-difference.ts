import type { PairCriterion } from "../criterion";
import { noRest } from "../criterion";

/** Equals meet: the squared difference in wins, so that one far descent costs more than several near ones. */
export const winDifference: PairCriterion = {
  id: "win-difference",
  hard: false,
  measure: ({ units }) => ({
    pair: (a, b) => ((units[a]?.wins ?? 0) - (units[b]?.wins ?? 0)) ** 2,
    rest: noRest,
  }),
};
