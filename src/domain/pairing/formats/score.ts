import type { Outcome } from "../../event/table-outcome";

/** What somebody made of some matches: games won, then efectividad, then points for. */
export type RoundScore = readonly [wins: number, net: number, points: number];

/** A score with one more match; `net` is its efectividad by the book. */
export function addOutcome(
  score: RoundScore | undefined,
  outcome: Outcome,
  net: number,
): RoundScore {
  const [wins, difference, points] = score ?? [0, 0, 0];
  return [wins + (outcome.won ? 1 : 0), difference + net, points + outcome.for];
}

/** Positive where the first score is better. */
export function compareScores(a: RoundScore, b: RoundScore): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
