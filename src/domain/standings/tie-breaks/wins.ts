import type { TieBreakRule } from "./tie-break";

/** Matches won, rests included. */
export const wins: TieBreakRule = {
  id: "wins",
  keys: (group) => group.map((tally) => tally.wins),
};
