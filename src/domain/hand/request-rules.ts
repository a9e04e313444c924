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

const remembered = new Map<string, ResolvedRules>();

function resolve(spec: RulesSpec, { mode, players }: TableShape): ResolvedRules {
  const format = mode === "pairs" ? "pairs" : "individual";
  const context: RulesContext = { mode, players, format };
  return { rules: resolveRules(spec, context), articles: ruleArticles(spec, context) };
}

/** The settings and articles of a spec at a table of the given shape. */
export function rulesAtTable(spec: RulesSpec, shape: TableShape): ResolvedRules {
  const text = typeof spec === "string" ? spec : JSON.stringify(spec);
  const key = `${shape.mode}${shape.players}${text}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const resolved = resolve(spec, shape);
  remembered.set(key, resolved);
  return resolved;
}
