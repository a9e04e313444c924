import { resolveRules, ruleArticles } from "../rules/resolve-rules";
import type { RulesSpec } from "../rules/rules-spec";
import type { TableShape } from "../rules/seat";
import type { RuleSettings, RulesContext, SettingName } from "../rules/settings";

// Rules of a request, resolved. An archive repeats the same few thousands of times, so the last ones are remembered.

/** The article behind each setting, for those that have one. */
export type Articles = Readonly<Partial<Record<SettingName, string>>>;

export type ResolvedRules = { readonly rules: RuleSettings; readonly articles: Articles };

/** Specs remembered at once; with more than these the memory starts anew, so that it never grows. */
const MOST_REMEMBERED = 200;

type Remembered = Map<string, ResolvedRules>;

/** By mode and players, then by the spec as text. */
const remembered: Readonly<Record<TableShape["mode"], readonly Remembered[]>> = {
  pairs: [2, 3, 4].map(() => new Map()),
  alone: [2, 3, 4].map(() => new Map()),
};

function resolve(spec: RulesSpec, { mode, players }: TableShape): ResolvedRules {
  const format = mode === "pairs" ? "pairs" : "individual";
  const context: RulesContext = { mode, players, format };
  return { rules: resolveRules(spec, context), articles: ruleArticles(spec, context) };
}

/** The settings and articles of a spec at a table of the given shape. */
export function rulesAtTable(spec: RulesSpec, shape: TableShape): ResolvedRules {
  const known = remembered[shape.mode][shape.players - 2] as Remembered;
  const text = typeof spec === "string" ? spec : JSON.stringify(spec);
  const found = known.get(text);
  if (found !== undefined) return found;
  if (known.size >= MOST_REMEMBERED) known.clear();
  const resolved = resolve(spec, shape);
  known.set(text, resolved);
  return resolved;
}
