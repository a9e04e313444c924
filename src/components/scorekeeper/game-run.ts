import type { HandPreview, HandTable } from "@/components/acta/hand-preview";
import { citedResult, namesFor, refusedPreview } from "@/components/acta/hand-preview";
import type { RecordedHand } from "@/domain/match/acta";
import type { ActaHand, ActaProblem } from "@/domain/match/acta-state";
import type { MatchEnd, MatchStatus } from "@/domain/match/match-document";
import type { MatchRun } from "@/domain/match/score-match";
import { runMatch } from "@/domain/match/score-match";
import { resolveRules } from "@/domain/rules/resolve-rules";
import type { Seat, Side } from "@/domain/rules/seat";
import type { RulesContext } from "@/domain/rules/settings";
import type { Game, Moment } from "./game";
import { shownNames, withHand } from "./game";

// A game scored by the domain, hand by hand, each time anew.

type GameRules = Pick<Game, "rules" | "shape" | "names">;

/** A game as its screen shows it. */
export type GameRun = {
  readonly table: HandTable;
  readonly hands: readonly ActaHand[];
  readonly score: MatchRun["score"];
  readonly status: MatchStatus;
  readonly endedBy: MatchEnd | null;
  readonly winner: Side | null;
  readonly nextLeader: Seat | null;
};

/** The shape and format that the rules of a game are resolved for. */
export function contextOf({ shape }: Pick<Game, "shape">): RulesContext {
  return { ...shape, format: shape.mode === "pairs" ? "pairs" : "individual" };
}

/** Who sits at the table of a game and by what rules they play. */
export function tableOf(game: GameRules): HandTable {
  return {
    names: shownNames(game.names),
    shape: game.shape,
    rulesSpec: game.rules,
    rules: resolveRules(game.rules, contextOf(game)),
  };
}

/** Scores a game through its hands. */
export function runGame(game: GameRules & Pick<Game, "now">): GameRun {
  const table = tableOf(game);
  const run = runMoment(game, game.now, table);
  return {
    table,
    hands: game.now.hands.map((fact, index) => handLine(fact, index, run)),
    score: run.score,
    status: run.phase.status,
    endedBy: run.phase.endedBy,
    winner: run.phase.winner,
    nextLeader: game.now.firstLeader === null ? null : run.nextLeader,
  };
}

function runMoment({ shape }: GameRules, now: Moment, { rules }: HandTable): MatchRun {
  return runMatch(
    {
      ...shape,
      firstLeader: now.firstLeader ?? "A",
      hands: now.hands.map(({ hand }) => hand),
      ...(now.call === null ? {} : { call: now.call }),
    },
    rules,
  );
}

function handLine(fact: Moment["hands"][number], index: number, run: MatchRun): ActaHand {
  const played = run.played[index];
  return {
    handId: fact.id,
    hand: fact.hand,
    corrections: fact.corrections,
    number: index + 1,
    leader: played?.leader ?? null,
    points: played?.points ?? {},
    running: played?.running ?? run.score,
    nextLeader: played?.nextLeader ?? null,
    isReplayed: played?.isReplayed ?? false,
    result: played?.result ?? null,
  };
}

/** Judges a hand as the next one of a game, or in the place of the hand `corrects`. */
export function previewGameHand(
  game: GameRules & Pick<Game, "now">,
  hand: RecordedHand,
  corrects?: string,
): HandPreview {
  const table = tableOf(game);
  const id = corrects ?? "preview";
  const next = withHand(game.now, id, hand);
  const run = runMoment(game, next, table);
  const problems = problemsOf(run, next);
  const context = contextOf(game);
  if (problems.length > 0) return refusedPreview(problems, game.rules, context, namesFor(table));
  const index = next.hands.findIndex((one) => one.id === id);
  const result = run.played[index]?.result ?? null;
  return {
    ok: true,
    result: result && citedResult(result, game.rules, context),
    number: index + 1,
    after: {
      score: run.score,
      status: run.phase.status,
      winner: run.phase.winner,
      nextLeader: run.nextLeader,
    },
    warnings: [],
  };
}

/** What speaks against a moment, in words; nothing where it can be. */
export function momentProblems(game: GameRules, now: Moment): readonly string[] {
  const table = tableOf(game);
  const problems = problemsOf(runMoment(game, now, table), now);
  if (problems.length === 0) return [];
  const refused = refusedPreview(problems, game.rules, contextOf(game), namesFor(table));
  return refused.ok ? [] : refused.problems;
}

function problemsOf({ problems }: MatchRun, now: Moment): readonly ActaProblem[] {
  const late = problems.filter(({ code }) => code === "played-after-end");
  const others = problems.filter(({ code }) => code !== "played-after-end");
  const hands = late.flatMap((problem) => ("hand" in problem ? [Number(problem.hand)] : []));
  if (hands.length === 0) return others;
  return [
    ...others,
    {
      code: "hands-after-end",
      endsWith: Math.min(...hands) - 1,
      hands,
      handIds: hands.flatMap((hand) => now.hands[hand - 1]?.id ?? []),
    },
  ];
}
