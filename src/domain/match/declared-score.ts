import type { PairSide } from "../rules/seat";
import { otherPair, PAIR_SIDES } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import type { DeclaredScore } from "./acta";
import type { ActaProblem, ActaState } from "./acta-state";
import { mostHandPoints } from "./play-line";

type ScoreRules = Pick<RuleSettings, "target" | "capicuaBonus" | "passBonus">;

/** What speaks against taking a final score from paper: hands, a score that cannot be, a winner who did not win. */
export function declaredProblems(
  state: ActaState,
  { score, winner }: DeclaredScore,
  rules: ScoreRules,
): readonly ActaProblem[] {
  if (!state.seatsConfirmed) return [{ code: "seats-not-confirmed" }];
  if (state.declared !== null) return [{ code: "score-declared" }];
  if (state.ending !== null) return [{ code: "match-finished" }];
  if (state.handFacts.length > 0) return [{ code: "has-hands", hands: state.handFacts.length }];
  return scoreProblems(score, winner, rules);
}

/** What speaks against a final score by itself. */
export function scoreProblems(
  score: DeclaredScore["score"],
  winner: PairSide,
  rules: ScoreRules,
): readonly ActaProblem[] {
  const { target } = rules;
  const negative = PAIR_SIDES.filter((side) => score[side] < 0);
  if (negative.length > 0)
    return negative.map((side) => ({ code: "negative-score", side, points: score[side] }));
  // Below the target everybody still plays; nobody goes further than one last hand takes him.
  const most = target - 1 + mostHandPoints(rules);
  const above = PAIR_SIDES.filter((side) => score[side] > most);
  if (above.length > 0)
    return above.map((side) => ({ code: "score-too-high", side, points: score[side], most }));
  // Only one pair scores in a hand, so only one can pass the target.
  if (score.AC >= target && score.BD >= target)
    return [{ code: "both-reached-target", score, target }];
  if (score.AC === score.BD) return [{ code: "tied-score" }];
  const higher = score.AC > score.BD ? "AC" : "BD";
  return winner === otherPair(higher) ? [{ code: "winner-mismatch", winner, higher }] : [];
}
