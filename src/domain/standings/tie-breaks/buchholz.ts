import type { Tally } from "../tally";
import type { TieBreakContext, TieBreakRule } from "./tie-break";

/** Wins of each opponent met at a finished table, each opponent once; rests have none. */
export function opponentWins(tally: Tally, context: TieBreakContext): readonly number[] {
  const opponents = new Set(tally.matches.flatMap((match) => match.opponents));
  return [...opponents].map((id) => context.tallies.get(id)?.wins ?? 0);
}

/** Buchholz: the sum of the opponents' wins. */
export const buchholz: TieBreakRule = {
  id: "buchholz",
  keys: (group, context) =>
    group.map((tally) => opponentWins(tally, context).reduce((sum, wins) => sum + wins, 0)),
};
