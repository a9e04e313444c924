import type { TieBreakRule } from "./tie-break";

/** Points against; fewer is better. */
export const pointsAgainst: TieBreakRule = {
  id: "against",
  keys: (group, { tally }) => group.map((unit) => -(tally.against[unit] ?? 0)),
};
