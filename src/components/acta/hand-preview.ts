import { citeArticles } from "@/domain/hand/adjudicate-request";
import type { BySeat, BySide, HandProblem, HandResult } from "@/domain/hand/hand";
import type { RecordedHand } from "@/domain/match/acta";
import type { ActaProblem, ActaState } from "@/domain/match/acta-state";
import { decideActa } from "@/domain/match/decide-acta";
import type { MatchStatus } from "@/domain/match/match-document";
import type { RulesSpec } from "@/domain/rules/rules-spec";
import type { Seat, Side, TableShape } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import type { EventFormat, RuleSettings, RulesContext } from "@/domain/rules/settings";
import { describeHandProblem } from "@/i18n/es/hand";
import type { Names } from "@/i18n/es/hand-facts";
import { actaWarningText, matchProblemText } from "@/i18n/es/match";
import { TWO_PAIRS } from "./hand-draft";
import type { SeatNames } from "./seat-names";
import { sentenceNames } from "./seat-names";

// What a hand would do to its match, asked of the same engine that the server asks, before anything is sent.

/** By seat, the figures nearest to its own that would be possible with the others as they are. */
export type NearestPips = BySeat<readonly number[]>;

export type HandPreview =
  | {
      readonly ok: true;
      /** Null only where the acta as it stands has problems of its own. */
      readonly result: HandResult | null;
      readonly number: number;
      readonly after: {
        readonly score: BySide<number>;
        readonly status: MatchStatus;
        readonly winner: Side | null;
        readonly nextLeader: Seat | null;
      };
      /** Odd but possible, in words. */
      readonly warnings: readonly string[];
    }
  | {
      readonly ok: false;
      readonly problems: readonly string[];
      readonly nearest: NearestPips | null;
      /** Whose figures are at fault, where the engine says so. */
      readonly seat: Seat | null;
    };

/** Who sits at a table and by what rules they play: all that the entry of a hand must know of it. */
export type HandTable = {
  readonly names: SeatNames;
  readonly shape: TableShape;
  readonly rules: RuleSettings;
  readonly rulesSpec: RulesSpec;
};

/** The rules of a tournament's table, resolved and as they were chosen. */
export type TableRules = {
  readonly rules: RuleSettings;
  readonly rulesSpec: RulesSpec;
  readonly format: EventFormat;
};

/** Judges a hand as the next one, or in the place of the hand that it corrects. */
export function previewHand(
  acta: ActaState,
  hand: RecordedHand,
  { rules, rulesSpec, format }: TableRules,
  names: Names,
  corrects?: string,
): HandPreview {
  const context: RulesContext = { ...TWO_PAIRS, format };
  const handId = corrects ?? "preview";
  const decision = decideActa(
    acta,
    corrects === undefined
      ? { type: "hand-recorded", handId, hand }
      : { type: "hand-corrected", handId, hand, reason: "preview" },
    { rules },
  );
  if (!decision.ok) return refusedPreview(decision.problems, rulesSpec, context, names);
  const { state, warnings } = decision.value;
  const line = state.hands.find((one) => one.handId === handId);
  return {
    ok: true,
    result: line?.result ? citedResult(line.result, rulesSpec, context) : null,
    number: line?.number ?? state.hands.length,
    after: state,
    warnings: warnings.map(actaWarningText),
  };
}

/** A result whose reasons name the articles of the book. */
export function citedResult(
  result: HandResult,
  spec: RulesSpec,
  context: RulesContext,
): HandResult {
  const cited = citeArticles(result, spec, context);
  return cited.ok ? cited : result;
}

/** A refusal in words, with the nearest possible figures where the engine names them. */
export function refusedPreview(
  problems: readonly ActaProblem[],
  spec: RulesSpec,
  context: RulesContext,
  names: Names,
): HandPreview {
  return {
    ok: false,
    problems: problems.map((problem) => problemText(problem, spec, context, names)),
    nearest: problems.map(nearestOf).find((nearest) => nearest !== null) ?? null,
    seat: problems.map(seatOf).find((seat) => seat !== null) ?? null,
  };
}

/** Names for the sentences of a refusal at this table. */
export function namesFor({ names, shape }: Pick<HandTable, "names" | "shape">): Names {
  return shape.mode === "pairs" ? sentenceNames(names) : names;
}

function seatOf(problem: ActaProblem): Seat | null {
  const seat = "seat" in problem ? problem.seat : null;
  return SEATS.find((one) => one === seat) ?? null;
}

function nearestOf(problem: ActaProblem): NearestPips | null {
  const nearest = "nearest" in problem ? problem.nearest : null;
  if (typeof nearest !== "object" || nearest === null) return null;
  const figures = Object.entries(nearest).filter(
    ([seat, pips]) => SEATS.some((one) => one === seat) && Array.isArray(pips) && pips.length > 0,
  );
  return figures.length === 0 ? null : Object.fromEntries(figures);
}

function problemText(
  problem: ActaProblem,
  spec: RulesSpec,
  context: RulesContext,
  names: Names,
): string {
  const text = matchProblemText(problem);
  if (text !== null) return text;
  // The nearest figures stand beside the sentence, to be tapped.
  const { nearest: _, ...facts } = problem as HandProblem & { readonly nearest?: unknown };
  const problems = [facts as HandProblem];
  const cited = citeArticles({ ok: false, problems }, spec, context);
  return describeHandProblem(
    cited.ok ? (facts as HandProblem) : (cited.problems[0] as HandProblem),
    names,
  );
}
