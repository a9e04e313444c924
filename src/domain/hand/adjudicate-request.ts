import { resolveRules, ruleArticles } from "../rules/resolve-rules";
import type { RulesContext, RulesSpec, SettingName } from "../rules/settings";
import { adjudicateHand } from "./adjudicate";
import type { HandClaim, HandProblem, HandReason, HandVerdict } from "./hand";
import { handShape } from "./hand-shape";

/** The `hand` document: a claim with the rules that it was played under. */
export type HandRequest = HandClaim & { readonly v?: 1; readonly rules: RulesSpec };

function cite<Entry extends HandReason | HandProblem>(
  entry: Entry,
  articles: Readonly<Partial<Record<SettingName, string>>>,
): Entry {
  const setting = entry.setting as SettingName | undefined;
  const article = setting === undefined ? undefined : articles[setting];
  return entry.article !== undefined || article === undefined ? entry : { ...entry, article };
}

/** Names the article of the setting behind each reason and problem, where the book has one. */
export function citeArticles(
  verdict: HandVerdict,
  spec: RulesSpec,
  context: RulesContext,
): HandVerdict {
  const articles = ruleArticles(spec, context);
  if (!verdict.ok) {
    return { ...verdict, problems: verdict.problems.map((entry) => cite(entry, articles)) };
  }
  return { ...verdict, reasons: verdict.reasons.map((entry) => cite(entry, articles)) };
}

/** Adjudicates a `hand` request: shape and settings by its preset, articles by its book. */
export function adjudicateRequest(request: HandRequest): HandVerdict {
  const shape = handShape(request, request.rules);
  const context: RulesContext = {
    ...shape,
    format: shape.mode === "pairs" ? "pairs" : "individual",
  };
  const rules = resolveRules(request.rules, context);
  return citeArticles(adjudicateHand({ ...request, ...shape }, rules), request.rules, context);
}
