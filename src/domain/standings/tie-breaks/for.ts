import type { TieBreakRule } from "./tie-break";

/** Points for. */
export const pointsFor: TieBreakRule = {
  id: "for",
  keys: (group) => group.map((tally) => tally.for),
};
