import { RULE_BOOKS } from "./books/book-list";
import type { RuleBook, SettingRow, SettingRule } from "./rule-book";
import type { TableShape } from "./seat";
import type {
  ExplainedSetting,
  PresetId,
  RuleSettings,
  RulesContext,
  RulesSpec,
  SettingName,
} from "./settings";
import { PRESET_IDS } from "./settings";

type RuleBookCard = Omit<RuleBook, "settings"> & { readonly id: PresetId };

/** Name, date and default shape of a rule book, without its settings. */
export function ruleBook(id: PresetId): RuleBookCard {
  const { settings: _, ...card } = RULE_BOOKS[id];
  return { id, ...card };
}

/** Every rule book, in the order of `PRESET_IDS`. */
export function listRuleBooks(): readonly RuleBookCard[] {
  return PRESET_IDS.map(ruleBook);
}

/** The table shape of a preset where a document names none. */
export function defaultShape(preset: PresetId): TableShape {
  return RULE_BOOKS[preset].shape;
}

/** The preset that a spec starts from. */
export function presetOf(spec: RulesSpec): PresetId {
  return typeof spec === "string" ? spec : spec.preset;
}

function rowFor<Value>(rule: SettingRule<Value>, context: RulesContext): SettingRow<Value> {
  return typeof rule === "function" ? rule(context) : rule;
}

/**
 * Every setting with value, article and origin, in the order of the book: the book's own row for this table shape and
 * event format, or the replacement that the spec carries (`origin: "event"`, no article).
 */
export function explainRules(spec: RulesSpec, context: RulesContext): readonly ExplainedSetting[] {
  const settings = RULE_BOOKS[presetOf(spec)].settings;
  const replaced: Partial<RuleSettings> = typeof spec === "string" ? {} : spec;
  return (Object.keys(settings) as SettingName[]).map((setting): ExplainedSetting => {
    const value = replaced[setting];
    if (value !== undefined) return { setting, value, article: null, origin: "event" };
    return {
      setting,
      ...rowFor<RuleSettings[SettingName]>(settings[setting], context),
    };
  });
}

type Resolved = {
  readonly settings: RuleSettings;
  readonly articles: Readonly<Partial<Record<SettingName, string>>>;
};

/** A preset resolves to the same values every time: at most a dozen shapes and formats each. */
const resolvedPresets = new Map<string, Resolved>();

function resolve(spec: RulesSpec, context: RulesContext): Resolved {
  const rows = explainRules(spec, context);
  const cited = rows.filter((row) => row.article !== null);
  return {
    settings: Object.fromEntries(rows.map((row) => [row.setting, row.value])) as RuleSettings,
    articles: Object.fromEntries(cited.map((row) => [row.setting, row.article])),
  };
}

function resolved(spec: RulesSpec, context: RulesContext): Resolved {
  if (typeof spec !== "string") return resolve(spec, context);
  const key = `${spec} ${context.mode} ${context.players} ${context.format}`;
  const known = resolvedPresets.get(key) ?? resolve(spec, context);
  resolvedPresets.set(key, known);
  return known;
}

/** The settings of a spec for one table shape and event format. A preset is a function of both. */
export function resolveRules(spec: RulesSpec, context: RulesContext): RuleSettings {
  return resolved(spec, context).settings;
}

/** The article behind each setting, for those that have one. */
export function ruleArticles(
  spec: RulesSpec,
  context: RulesContext,
): Readonly<Partial<Record<SettingName, string>>> {
  return resolved(spec, context).articles;
}
