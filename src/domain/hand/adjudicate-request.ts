import { ruleArticles } from "../rules/resolve-rules";
import type { RulesSpec } from "../rules/rules-spec";
import type { RulesContext, SettingName } from "../rules/settings";
import { adjudicateAt } from "./adjudicate";
import type { HandClaim, HandProblem, HandReason, HandVerdict } from "./hand";
import { handShape } from "./hand-shape";
import type { Articles } from "./request-rules";
import { rulesAtTable } from "./request-rules";

/** The `hand` document: a claim with the rules that it was played under. */
export type HandRequest = HandClaim & { readonly v?: 1; readonly rules: RulesSpec };

/** Entries with the article of the setting behind them, where it has one and they name none themselves. */
export function cited<Entry extends HandReason | HandProblem>(
  entries: readonly Entry[],
  articles: Articles,
): readonly Entry[] {
  return entries.map((entry) => {
    const article = articles[entry.setting as SettingName];
    return entry.article !== undefined || article === undefined ? entry : { ...entry, article };
  });
}

function withArticles(verdict: HandVerdict, articles: Articles): HandVerdict {
  return verdict.ok
    ? { ...verdict, reasons: cited(verdict.reasons, articles) }
    : { ...verdict, problems: cited(verdict.problems, articles) };
}

/** Names the article of the setting behind each reason and problem, where the book has one. */
export function citeArticles(
  verdict: HandVerdict,
  spec: RulesSpec,
  context: RulesContext,
): HandVerdict {
  return withArticles(verdict, ruleArticles(spec, context));
}

/** Adjudicates a `hand` request: shape and settings by its preset, articles by its book. */
export function adjudicateRequest(request: HandRequest): HandVerdict {
  const shape = handShape(request, request.rules);
  const { rules, articles } = rulesAtTable(request.rules, shape);
  return withArticles(adjudicateAt(shape, request, rules), articles);
}
