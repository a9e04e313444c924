import type { TieBreakRule } from "./tie-break";

/** Registration order; the first registered stands higher. */
export const rank: TieBreakRule = {
  id: "rank",
  keys: (group) => group.map((tally) => -tally.rank),
};
