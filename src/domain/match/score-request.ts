import { defaultShape, presetOf, resolveRules } from "../rules/resolve-rules";
import type { RulesSpec } from "../rules/settings";
import type { MatchDocument, MatchVerdict } from "./match-document";
import { scoreMatch, shapeOf } from "./score-match";

/** The `match` document: a match with the rules that it was played under. */
export type MatchRequest = MatchDocument & { readonly v?: 1; readonly rules: RulesSpec };

/** Scores a `match` request: shape by its preset where it names none, settings by shape and format. */
export function scoreRequest({ rules: spec, ...document }: MatchRequest): MatchVerdict {
  const isUnshaped = document.mode === undefined && document.players === undefined;
  const shape = isUnshaped ? defaultShape(presetOf(spec)) : shapeOf(document);
  const format = document.format ?? "pairs";
  return scoreMatch({ ...document, ...shape, format }, resolveRules(spec, { ...shape, format }));
}
