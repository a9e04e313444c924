import type { TieBreakRule } from "./tie-break";

/** Matches won, rests included. */
export const wins: TieBreakRule = {
  id: "wins",
  keys: (group, { tally }) => group.map((unit) => tally.wins[unit] ?? 0),
};
