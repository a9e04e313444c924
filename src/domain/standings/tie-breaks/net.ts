import type { TieBreakRule } from "./tie-break";

/** Efectividad. */
export const net: TieBreakRule = {
  id: "net",
  keys: (group) => group.map((tally) => tally.net),
};
