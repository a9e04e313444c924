import type { Seat, Side, TableShape } from "../rules/seat";
import { sidesOf } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import type { CountedHand } from "./counted-hand";
import type { BySide, HandContext, HandReason, HandResult, ScorePart } from "./hand";
import { leaderAfterHand, leaderAfterTie } from "./next-leader";
import { pointsBySide, scoreHand } from "./scoring";

/** What is decided about a hand before the match's score is put to it. */
export type HandOutcome = Pick<HandResult, "ending" | "closer" | "winner" | "capicua" | "pips"> & {
  readonly parts: readonly ScorePart[];
  readonly reasons: readonly HandReason[];
  readonly nextLeader: Seat;
  readonly leaderRule: "rotate" | "winner" | "same" | "after-offender";
  /** The setting that decided. */
  readonly leaderSetting:
    | "nextLeader"
    | "tiedBlockNextLeader"
    | "annulledNextLeader"
    | "redealNextLeader"
    | "falseBlockNextLeader";
};

function addedScore(
  score: BySide<number>,
  points: BySide<number>,
  sides: readonly Side[],
): Partial<Record<Side, number>> {
  const added: Partial<Record<Side, number>> = {};
  for (const side of sides) added[side] = (score[side] ?? 0) + (points[side] ?? 0);
  return added;
}

/** The side at the target, the higher one if there are two; null while nobody is. */
function matchWinner(score: BySide<number>, sides: readonly Side[], target: number): Side | null {
  let best: Side | null = null;
  for (const side of sides) {
    const points = score[side] ?? 0;
    if (points >= target && (best === null || points > (score[best] ?? 0))) best = side;
  }
  return best;
}

/** Why the match is won, and who leads next. */
function closingReasons(
  outcome: HandOutcome,
  matchWonBy: Side | null,
  score: BySide<number>,
  target: number,
): readonly HandReason[] {
  const { leaderRule, leaderSetting, nextLeader } = outcome;
  const next: HandReason = {
    code: "next-leader",
    setting: leaderSetting,
    rule: leaderRule,
    seat: nextLeader,
  };
  if (matchWonBy === null) return [next];
  const won: HandReason = {
    code: "match-won",
    setting: "target",
    side: matchWonBy,
    score: score[matchWonBy],
    target,
  };
  return [won, next];
}

/** Puts the outcome of a hand to the score of its match. */
export function resultOf(
  context: HandContext,
  outcome: HandOutcome,
  shape: TableShape,
  rules: RuleSettings,
): HandResult {
  const target = context.target ?? rules.target;
  const sides = sidesOf(shape);
  const points = pointsBySide(outcome.parts, shape);
  const score = addedScore(context.score ?? {}, points, sides);
  const matchWonBy = matchWinner(score, sides, target);
  const { ending, closer, winner, parts, capicua, pips, nextLeader, reasons } = outcome;
  return {
    ok: true,
    ending,
    closer,
    winner,
    points,
    parts,
    capicua,
    pips,
    score,
    matchWonBy,
    nextLeader,
    reasons: [...reasons, ...closingReasons(outcome, matchWonBy, score, target)],
  };
}

/** The result of a hand that was played to a dominó or a block. */
export function finishResult(
  context: HandContext,
  hand: CountedHand,
  rules: RuleSettings,
): HandResult {
  const target = context.target ?? rules.target;
  const scored = scoreHand(hand, context.score ?? {}, target, rules);
  const { winner, parts, reasons } = scored;
  const { shape, ending, closer, capicua, pips } = hand;
  const { leader, values } = hand;
  return resultOf(
    context,
    {
      ending,
      closer,
      winner,
      capicua,
      pips,
      parts,
      reasons,
      ...(winner === null
        ? {
            nextLeader: leaderAfterTie(leader, shape, rules),
            leaderRule: rules.tiedBlockNextLeader,
            leaderSetting: "tiedBlockNextLeader",
          }
        : {
            nextLeader: leaderAfterHand({ leader, closer, winner, values }, shape, rules),
            leaderRule: rules.nextLeader,
            leaderSetting: "nextLeader",
          }),
    },
    shape,
    rules,
  );
}
