import type { BySide } from "../hand/hand";
import type { Seat, Side, TableShape } from "../rules/seat";
import { sidesOf } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import { applyFines } from "./fines";
import type { MatchPhase } from "./match-clock";
import { matchPhase } from "./match-clock";
import type { MatchDocument, MatchProblem, MatchVerdict, PlayedHand } from "./match-document";
import { playLine } from "./play-line";

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
      isOver: run.phase.status === "finished",
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
function shapeOf({ mode, players }: Pick<MatchDocument, "mode" | "players">): TableShape {
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
  let isAfterRefused = false;
  for (const [index, line] of document.hands.entries()) {
    const hand = index + 1;
    if (phase.status === "finished") {
      problems.push({ code: "played-after-end", hand });
      continue;
    }
    const isFirst = played.every(({ isReplayed }) => isReplayed);
    const context = { hand, leader, score, shape, isFirst, isAfterRefused, rules };
    const next = playLine(line, context);
    problems.push(...next.problems);
    isAfterRefused ||= next.problems.length > 0;
    played.push(next.played);
    score = next.played.running;
    leader = next.played.nextLeader;
    reached = next.reached;
    phase = phaseNow();
  }
  return { played, score, nextLeader: leader, phase, problems };
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
