import type { TieBreakRule } from "./tie-break";

/** Registration order; the first registered stands higher. Entrants are numbered in it. */
export const rank: TieBreakRule = { id: "rank", keys: (group) => group.map((unit) => -unit) };
