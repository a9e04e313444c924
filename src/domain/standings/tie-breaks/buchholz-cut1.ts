import { opponentWins } from "./buchholz";
import type { TieBreakRule } from "./tie-break";

/** Truncated Buchholz: the sum of the opponents' wins without the lowest of them. */
export const buchholzCut1: TieBreakRule = {
  id: "buchholz-cut1",
  keys: (group, context) =>
    group.map((tally) => {
      const wins = opponentWins(tally, context);
      const sum = wins.reduce((total, each) => total + each, 0);
      return wins.length === 0 ? 0 : sum - Math.min(...wins);
    }),
};
