import type { PairSide } from "../rules/seat";
import { otherPair, PAIR_SIDES } from "../rules/seat";
import type { DeclaredScore } from "./acta";
import type { ActaProblem, ActaState } from "./acta-state";

/** What speaks against taking a final score from paper: hands, a score that cannot be, a winner who did not win. */
export function declaredProblems(
  state: ActaState,
  { score, winner }: DeclaredScore,
  target: number,
): readonly ActaProblem[] {
  if (!state.seatsConfirmed) return [{ code: "seats-not-confirmed" }];
  if (state.declared !== null) return [{ code: "score-declared" }];
  if (state.ending !== null) return [{ code: "match-finished" }];
  if (state.handFacts.length > 0) return [{ code: "has-hands", hands: state.handFacts.length }];
  return scoreProblems(score, winner, target);
}

/** What speaks against a final score by itself. */
export function scoreProblems(
  score: DeclaredScore["score"],
  winner: PairSide,
  target: number,
): readonly ActaProblem[] {
  const negative = PAIR_SIDES.filter((side) => score[side] < 0);
  if (negative.length > 0)
    return negative.map((side) => ({ code: "negative-score", side, points: score[side] }));
  // Only one pair scores in a hand, so only one can pass the target.
  if (score.AC >= target && score.BD >= target)
    return [{ code: "both-reached-target", score, target }];
  if (score.AC === score.BD) return [{ code: "tied-score" }];
  const higher = score.AC > score.BD ? "AC" : "BD";
  return winner === otherPair(higher) ? [{ code: "winner-mismatch", winner, higher }] : [];
}
