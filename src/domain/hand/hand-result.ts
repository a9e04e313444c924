import type { Seat, Side, TableShape } from "../rules/seat";
import { sidesOf } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import type { CountedHand } from "./counted-hand";
import type { BySide, HandContext, HandReason, HandResult, ScorePart } from "./hand";
import { leaderAfterHand } from "./next-leader";
import { pointsBySide, scoreHand } from "./scoring";

/** What is decided about a hand before the match's score is put to it. */
export type HandOutcome = Pick<HandResult, "ending" | "closer" | "winner" | "capicua" | "pips"> & {
  readonly parts: readonly ScorePart[];
  readonly reasons: readonly HandReason[];
  readonly nextLeader: Seat;
  readonly leaderRule: "rotate" | "winner" | "same";
  /** The setting that decided; null where an infraction only has the tiles dealt again. */
  readonly leaderSetting: "nextLeader" | "annulledNextLeader" | "doublesRedeal" | null;
};

function addedScore(score: BySide<number>, points: BySide<number>, shape: TableShape) {
  const entries = sidesOf(shape).map((side) => [side, (score[side] ?? 0) + (points[side] ?? 0)]);
  return Object.fromEntries(entries) as Record<Side, number>;
}

/** The side at the target, the higher one if there are two; null while nobody is. */
function matchWinner(score: Record<Side, number>, shape: TableShape, target: number): Side | null {
  const there = sidesOf(shape).filter((side) => score[side] >= target);
  return there.toSorted((a, b) => score[b] - score[a])[0] ?? null;
}

/** Puts the outcome of a hand to the score of its match. */
export function resultOf(
  context: HandContext,
  outcome: HandOutcome,
  shape: TableShape,
  rules: RuleSettings,
): HandResult {
  const target = context.target ?? rules.target;
  const points = pointsBySide(outcome.parts, shape);
  const score = addedScore(context.score ?? {}, points, shape);
  const matchWonBy = matchWinner(score, shape, target);
  const { leaderRule, leaderSetting, reasons, ...facts } = outcome;
  const won: readonly HandReason[] =
    matchWonBy === null
      ? []
      : [
          {
            code: "match-won",
            setting: "target",
            side: matchWonBy,
            score: score[matchWonBy],
            target,
          },
        ];
  const next: HandReason = {
    code: "next-leader",
    ...(leaderSetting !== null && { setting: leaderSetting }),
    rule: leaderRule,
    seat: outcome.nextLeader,
  };
  return {
    ok: true,
    ...facts,
    points,
    score,
    matchWonBy,
    reasons: [...reasons, ...won, next],
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
  const nextLeader = leaderAfterHand({ ...hand, winner }, shape, rules);
  const leaderRule = winner === null ? "rotate" : rules.nextLeader;
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
      nextLeader,
      leaderRule,
      leaderSetting: "nextLeader",
    },
    shape,
    rules,
  );
}
