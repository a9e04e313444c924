import type { Tally } from "../figures";
import { buchholzOf, winsOfOpponents } from "./buchholz";
import type { TieBreakRule } from "./tie-break";

/** The sum of the opponents' wins without the lowest of them. */
export function cutBuchholzOf(tally: Tally, unit: number): number {
  const wins = winsOfOpponents(tally, unit);
  return wins.length === 0 ? 0 : buchholzOf(tally, unit) - Math.min(...wins);
}

/** Truncated Buchholz. */
export const buchholzCut1: TieBreakRule = {
  id: "buchholz-cut1",
  keys: (group, { tally }) => group.map((unit) => cutBuchholzOf(tally, unit)),
};
