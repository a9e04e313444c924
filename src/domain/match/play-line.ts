import { adjudicateHand } from "../hand/adjudicate";
import type { BySide, HandClaim, HandResult } from "../hand/hand";
import { leaderAfterAnnulled, leaderAfterFalseBlock, leaderAfterRedeal } from "../hand/next-leader";
import type { Seat, Side, TableShape } from "../rules/seat";
import { SEATS, seatAfter, sidesOf } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import type { RecordedHand } from "./acta";
import type { HandLine, MatchProblem, PlayedHand } from "./match-document";

// One line of a match, adjudicated in its place: a hand in any of its forms, or its points alone.

/** A double-six set holds 168 pips: no hand is worth more before bonuses. */
const SET_PIPS = 168;
/** Pass bonuses that one side can earn in a hand: one a tile of its own. */
const MOST_PASS_BONUSES = 14;

/** The most points that one hand can give: every pip of the set, with the bonuses of the rules. */
export function mostHandPoints(rules: Pick<RuleSettings, "capicuaBonus" | "passBonus">): number {
  return SET_PIPS + rules.capicuaBonus + rules.passBonus * MOST_PASS_BONUSES;
}

export type LineContext = {
  /** Its number, from 1. */
  readonly hand: number;
  /** Null where it cannot be known. */
  readonly leader: Seat | null;
  readonly score: BySide<number>;
  readonly shape: TableShape;
  /** Nothing was played out before it: its opening is that of the first hand. */
  readonly isFirst: boolean;
  /** A hand before it was refused, so that its leader and score may be unknown without its own fault. */
  readonly isAfterRefused: boolean;
  readonly rules: RuleSettings;
};

export type PlayedLine = {
  readonly played: PlayedHand;
  readonly reached: Side | null;
  readonly problems: readonly MatchProblem[];
};

/** Plays one line. Refuses an illegal hand, impossible points, and a leader that is not the one due or not known. */
export function playLine(line: HandLine, context: LineContext): PlayedLine {
  const { hand, leader: expected } = context;
  const leader = line.leader ?? expected;
  const problems: MatchProblem[] = [];
  if (expected !== null && leader !== null && leader !== expected)
    problems.push({ code: "wrong-leader", hand, leader, expected });
  const next =
    "points" in line ? playPoints(line.points, leader, context) : playHand(line, leader, context);
  return { ...next, problems: [...problems, ...next.problems] };
}

function playPoints(points: BySide<number>, leader: Seat | null, context: LineContext): PlayedLine {
  const { shape, rules, score } = context;
  const nothing = Object.fromEntries(sidesOf(shape).map((side) => [side, 0]));
  const running = addPoints(score, points);
  return {
    played: {
      leader,
      points: addPoints(nothing, points),
      running,
      nextLeader: leaderAfterPoints(points, leader, context),
      isReplayed: false,
      result: null,
    },
    reached: sideAtTarget(running, points, rules.target),
    problems: pointsProblems(points, context),
  };
}

/** Points alone do not tell who went out; where everyone plays alone, who scored is who won. */
function leaderAfterPoints(
  points: BySide<number>,
  leader: Seat | null,
  { shape, rules }: LineContext,
): Seat | null {
  if (rules.nextLeader === "rotate")
    return leader === null ? null : seatAfter(leader, shape.players);
  const scored = scoringSides(points).map(([side]) => side);
  return scored.length === 1 ? (SEATS.find((seat) => seat === scored[0]) ?? null) : null;
}

function pointsProblems(
  points: BySide<number>,
  { hand, rules }: LineContext,
): readonly MatchProblem[] {
  const max = mostHandPoints(rules);
  const scored = scoringSides(points);
  const problems: MatchProblem[] = scored
    .filter(([, scoredPoints]) => scoredPoints < 0 || scoredPoints > max)
    .map(([side, scoredPoints]) => ({
      code: "points-out-of-range",
      hand,
      side,
      points: scoredPoints,
      max,
    }));
  return isScoredTwice(scored, rules.passBonus)
    ? [...problems, { code: "both-sides-score", hand, points }]
    : problems;
}

/** Only one side scores in a hand; the other may have earned pass bonuses in it, and nothing else. */
function isScoredTwice(scored: readonly (readonly [Side, number])[], passBonus: number): boolean {
  const isBonus = ([, points]: readonly [Side, number]) =>
    passBonus > 0 && points > 0 && points % passBonus === 0;
  return scored.length > 1 && scored.filter((entry) => !isBonus(entry)).length > 1;
}

function scoringSides(points: BySide<number>): readonly (readonly [Side, number])[] {
  return (Object.entries(points) as [Side, number][]).filter(([, scored]) => scored !== 0);
}

/** The side that a hand took to the target, the higher one if there are two. */
function sideAtTarget(
  running: BySide<number>,
  points: BySide<number>,
  target: number,
): Side | null {
  const there = scoringSides(points)
    .map(([side]) => side)
    .filter((side) => (running[side] ?? 0) >= target);
  return there.toSorted((a, b) => (running[b] ?? 0) - (running[a] ?? 0))[0] ?? null;
}

function playHand(line: RecordedHand, leader: Seat | null, context: LineContext): PlayedLine {
  const { hand, shape, rules, score, isFirst, isAfterRefused } = context;
  if (leader === null)
    return refused(null, context, isAfterRefused ? [] : [{ code: "leader-needed", hand }]);
  const claim: HandClaim = {
    ...line,
    leader,
    ...shape,
    firstHand: isFirst,
    target: rules.target,
    score,
  };
  const result = adjudicateHand(claim, rules);
  if (!result.ok) {
    const problems = result.problems.map((problem) => ({ ...problem, hand }));
    return refused(leaderAfterRefused(line, leader, context), context, problems, leader);
  }
  return {
    played: {
      leader,
      points: result.points,
      running: result.score,
      nextLeader: result.nextLeader,
      isReplayed: isPlayedAgain(result),
      result,
    },
    reached: result.matchWonBy,
    problems: [],
  };
}

/** A hand that was broken off without points is played again: it is no last hand (K58; FEMUNDO 6). */
function isPlayedAgain({ ending, winner }: HandResult): boolean {
  return (
    ending === "annulled" || ending === "redeal" || (ending === "false-block" && winner === null)
  );
}

function refused(
  nextLeader: Seat | null,
  { score }: LineContext,
  problems: readonly MatchProblem[],
  leader: Seat | null = null,
): PlayedLine {
  return {
    played: { leader, points: {}, running: score, nextLeader, isReplayed: true, result: null },
    reached: null,
    problems,
  };
}

/** Who leads after a hand that was told wrongly, so that the ones after it are still judged by themselves. */
function leaderAfterRefused(
  line: RecordedHand,
  leader: Seat,
  { shape, rules }: LineContext,
): Seat | null {
  if ("redeal" in line) return leaderAfterRedeal(leader, shape, rules);
  if ("annulled" in line) return leaderAfterAnnulled(leader, shape, rules);
  if ("falseBlock" in line)
    return leaderAfterFalseBlock({ leader, by: line.falseBlock.by }, shape, rules);
  return rules.nextLeader === "rotate" ? seatAfter(leader, shape.players) : null;
}

function addPoints(score: BySide<number>, points: BySide<number>): BySide<number> {
  return Object.fromEntries(
    (Object.entries(score) as [Side, number][]).map(([side, before]) => [
      side,
      before + (points[side] ?? 0),
    ]),
  );
}
