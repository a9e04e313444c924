import type { TieBreakRule } from "./tie-break";

/** Points for. */
export const pointsFor: TieBreakRule = {
  id: "for",
  keys: (group, { tally }) => group.map((unit) => tally.for[unit] ?? 0),
};
