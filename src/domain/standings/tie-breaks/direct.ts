import type { Tally } from "../tally";
import type { TieBreakRule } from "./tie-break";

function metEverybody(tally: Tally, group: readonly Tally[]): boolean {
  const met = new Set(tally.matches.flatMap((match) => match.opponents));
  return group.every((other) => other === tally || met.has(other.id));
}

/**
 * Direct result: matches won minus matches lost among the tied themselves. It speaks only where all of them have met
 * each other; a cycle of three leaves them tied.
 */
export const direct: TieBreakRule = {
  id: "direct",
  restarts: true,
  keys: (group) => {
    if (!group.every((tally) => metEverybody(tally, group))) return group.map(() => 0);
    const ids = new Set(group.map((tally) => tally.id));
    return group.map((tally) =>
      tally.matches
        .filter((match) => match.opponents.some((id) => ids.has(id)))
        .reduce((sum, match) => sum + (match.won ? 1 : -1), 0),
    );
  },
};
