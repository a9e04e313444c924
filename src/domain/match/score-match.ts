import { adjudicateHand } from "../hand/adjudicate";
import type { BySide, HandClaim } from "../hand/hand";
import type { Seat, Side, TableShape } from "../rules/seat";
import { seatAfter, sidesOf } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import type { RecordedHand } from "./acta";
import { applyFines } from "./fines";
import type { MatchPhase } from "./match-clock";
import { matchPhase } from "./match-clock";
import type {
  HandLine,
  MatchDocument,
  MatchProblem,
  MatchVerdict,
  PlayedHand,
} from "./match-document";

/** A double-six set holds 168 pips: no hand is worth more before bonuses. */
const SET_PIPS = 168;
/** Pass bonuses that one side can earn in a hand: one a tile of its own. */
const MOST_PASS_BONUSES = 14;

/** A match played through its hands, with what is wrong in any of them. Hands after the end are left out. */
export type MatchRun = {
  readonly played: readonly PlayedHand[];
  readonly score: BySide<number>;
  readonly nextLeader: Seat | null;
  readonly phase: MatchPhase;
  readonly problems: readonly MatchProblem[];
};

/**
 * The result of a match (contract `match`). `rules` must be resolved for the document's format and shape. Refuses
 * illegal hands, hands after the end, and calls or fines that point at no hand.
 */
export function scoreMatch(document: MatchDocument, rules: RuleSettings): MatchVerdict {
  const run = runMatch(document, rules);
  const problems = [...run.problems, ...fineProblems(document)];
  if (problems.length > 0) return { ok: false, problems };
  const fined = applyFines(
    {
      score: run.score,
      winner: run.phase.winner,
      shape: shapeOf(document),
      fines: document.fines ?? [],
    },
    rules,
  );
  return {
    ok: true,
    running: run.played.map(({ running }) => running),
    leaders: run.played.map(({ leader }) => leader),
    nextLeader: run.nextLeader,
    score: run.score,
    status: run.phase.status,
    endedBy: run.phase.endedBy,
    winner: fined.winner,
    results: fined.results,
    reasons: fined.reasons,
  };
}

/** The shape of a match: pairs of four where the document says nothing; fewer than four play alone. */
export function shapeOf({ mode, players }: Pick<MatchDocument, "mode" | "players">): TableShape {
  const isFew = players !== undefined && players < 4;
  return { mode: mode ?? (isFew ? "alone" : "pairs"), players: players ?? 4 };
}

/** Plays the hands of a match one after the other, adjudicating each with the score and leader before it. */
export function runMatch(document: MatchDocument, rules: RuleSettings): MatchRun {
  const shape = shapeOf(document);
  const call = document.call ?? null;
  const problems: MatchProblem[] = callProblems(document);
  const played: PlayedHand[] = [];
  let score: BySide<number> = Object.fromEntries(sidesOf(shape).map((side) => [side, 0]));
  let leader: Seat | null = document.firstLeader;
  let reached: Side | null = null;
  const phaseNow = () =>
    matchPhase(
      { replayed: played.map(({ isReplayed }) => isReplayed), score, reached, call },
      rules,
    );
  let phase = phaseNow();
  for (const [index, line] of document.hands.entries()) {
    const hand = index + 1;
    if (phase.status === "finished") {
      problems.push({ code: "played-after-end", hand });
      continue;
    }
    const isFirst = played.every(({ isReplayed }) => isReplayed);
    const next: PlayedLine = playLine(line, { hand, leader, score, shape, isFirst, rules });
    problems.push(...next.problems);
    played.push(next.played);
    score = next.played.running;
    leader = next.played.nextLeader;
    reached = next.reached;
    phase = phaseNow();
  }
  return { played, score, nextLeader: leader, phase, problems };
}

type LineContext = {
  readonly hand: number;
  readonly leader: Seat | null;
  readonly score: BySide<number>;
  readonly shape: TableShape;
  readonly isFirst: boolean;
  readonly rules: RuleSettings;
};

type PlayedLine = {
  readonly played: PlayedHand;
  readonly reached: Side | null;
  readonly problems: readonly MatchProblem[];
};

function playLine(line: HandLine, context: LineContext): PlayedLine {
  const { hand, leader: expected } = context;
  const leader = line.leader ?? expected;
  const problems: MatchProblem[] = [];
  if (expected !== null && leader !== null && leader !== expected)
    problems.push({ code: "wrong-leader", hand, leader, expected });
  const next =
    "points" in line ? playPoints(line, leader, context) : playHand(line, leader, context);
  return { ...next, problems: [...problems, ...next.problems] };
}

function playPoints(
  line: { readonly points: BySide<number> },
  leader: Seat | null,
  context: LineContext,
): PlayedLine {
  const { hand, shape, rules, score } = context;
  const running = addPoints(score, line.points);
  const problems: MatchProblem[] = [];
  const max = SET_PIPS + rules.capicuaBonus + rules.passBonus * MOST_PASS_BONUSES;
  const scored = (Object.entries(line.points) as [Side, number][]).filter(
    ([, points]) => points !== 0,
  );
  for (const [side, points] of scored) {
    if (points < 0 || points > max)
      problems.push({ code: "points-out-of-range", hand, side, points, max });
  }
  if (scored.length > 1) problems.push({ code: "both-sides-score", hand, points: line.points });
  const reached = scored.map(([side]) => side).find((side) => (running[side] ?? 0) >= rules.target);
  return {
    played: {
      leader,
      points: addPoints(Object.fromEntries(sidesOf(shape).map((side) => [side, 0])), line.points),
      running,
      nextLeader:
        rules.nextLeader === "rotate" && leader !== null ? seatAfter(leader, shape.players) : null,
      isReplayed: false,
      result: null,
    },
    reached: reached ?? null,
    problems,
  };
}

function playHand(line: RecordedHand, leader: Seat | null, context: LineContext): PlayedLine {
  const { hand, shape, rules, score, isFirst } = context;
  const unplayed = (problems: readonly MatchProblem[]): PlayedLine => ({
    played: {
      leader,
      points: {},
      running: score,
      nextLeader: leader,
      isReplayed: true,
      result: null,
    },
    reached: null,
    problems,
  });
  if (leader === null) return unplayed([{ code: "leader-needed", hand }]);
  const claim: HandClaim = {
    ...line,
    leader,
    ...shape,
    firstHand: isFirst,
    target: rules.target,
    score,
  };
  const result = adjudicateHand(claim, rules);
  if (!result.ok) return unplayed(result.problems.map((problem) => ({ ...problem, hand })));
  return {
    played: {
      leader,
      points: result.points,
      running: result.score,
      nextLeader: result.nextLeader,
      isReplayed: result.ending === "annulled" || result.ending === "redeal",
      result,
    },
    reached: result.matchWonBy,
    problems: [],
  };
}

function addPoints(score: BySide<number>, points: BySide<number>): BySide<number> {
  return Object.fromEntries(
    (Object.entries(score) as [Side, number][]).map(([side, before]) => [
      side,
      before + (points[side] ?? 0),
    ]),
  );
}

function callProblems({ call, hands }: MatchDocument): MatchProblem[] {
  if (!call) return [];
  const [number, least] = "during" in call ? [call.during, 1] : [call.after, 0];
  return number < least || number > hands.length + 1
    ? [{ code: "call-out-of-range", call, hands: hands.length }]
    : [];
}

function fineProblems({ fines = [], hands }: MatchDocument): readonly MatchProblem[] {
  return fines
    .filter(({ afterHand }) => afterHand < 0 || afterHand > hands.length)
    .map(({ seat, afterHand }) => ({
      code: "fine-out-of-range",
      seat,
      afterHand,
      hands: hands.length,
    }));
}
