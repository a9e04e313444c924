import { citeArticles } from "@/domain/hand/adjudicate-request";
import type { HandProblem, HandResult } from "@/domain/hand/hand";
import type { RecordedHand } from "@/domain/match/acta";
import type { ActaProblem, ActaState } from "@/domain/match/acta-state";
import { decideActa } from "@/domain/match/decide-acta";
import type { RulesSpec } from "@/domain/rules/rules-spec";
import type { EventFormat, RuleSettings, RulesContext } from "@/domain/rules/settings";
import { describeHandProblem } from "@/i18n/es/hand";
import type { Names } from "@/i18n/es/hand-facts";
import { actaWarningText, matchProblemText } from "@/i18n/es/match";

// What a hand would do to its match, asked of the same engine that the server asks, before anything is sent.

export type HandPreview =
  | {
      readonly ok: true;
      /** Null only where the acta as it stands has problems of its own. */
      readonly result: HandResult | null;
      readonly number: number;
      readonly after: Pick<ActaState, "score" | "status" | "winner" | "nextLeader">;
      /** Odd but possible, in words. */
      readonly warnings: readonly string[];
    }
  | { readonly ok: false; readonly problems: readonly string[] };

/** The rules of a table, resolved and as they were chosen. */
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
  const context: RulesContext = { mode: "pairs", players: 4, format };
  const handId = corrects ?? "preview";
  const decision = decideActa(
    acta,
    corrects === undefined
      ? { type: "hand-recorded", handId, hand }
      : { type: "hand-corrected", handId, hand, reason: "preview" },
    { rules },
  );
  if (!decision.ok) {
    return {
      ok: false,
      problems: decision.problems.map((problem) => problemText(problem, rulesSpec, context, names)),
    };
  }
  const { state, warnings } = decision.value;
  const line = state.hands.find((one) => one.handId === handId);
  const verdict = line?.result ? citeArticles(line.result, rulesSpec, context) : null;
  return {
    ok: true,
    result: verdict?.ok ? verdict : null,
    number: line?.number ?? state.hands.length,
    after: state,
    warnings: warnings.map(actaWarningText),
  };
}

function problemText(
  problem: ActaProblem,
  spec: RulesSpec,
  context: RulesContext,
  names: Names,
): string {
  const text = matchProblemText(problem);
  if (text !== null) return text;
  const problems = [problem as HandProblem];
  const cited = citeArticles({ ok: false, problems }, spec, context);
  return describeHandProblem(
    cited.ok ? (problem as HandProblem) : (cited.problems[0] as HandProblem),
    names,
  );
}
