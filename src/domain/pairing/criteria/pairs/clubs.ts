import type { PairCriterion } from "../criterion";
import { noRest } from "../criterion";

/** Clubs apart: a table of two pairs of one club costs 1. Who has no club is of no club. */
export const clubs: PairCriterion = {
  id: "clubs",
  hard: false,
  measure: ({ units }) => ({
    pair: (a, b) => {
      const club = units[a]?.club ?? null;
      return club !== null && club === units[b]?.club ? 1 : 0;
    },
    rest: noRest,
  }),
};
