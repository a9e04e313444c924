import type { TieBreakRule } from "./tie-break";

/** Efectividad. */
export const net: TieBreakRule = {
  id: "net",
  keys: (group, { tally }) => group.map((unit) => tally.net[unit] ?? 0),
};
