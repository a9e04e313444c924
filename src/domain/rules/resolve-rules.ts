import { RULE_BOOKS } from "./books/book-list";
import type { RuleBook, RuleBookCard, SettingRow, SettingRule } from "./rule-book";
import type { PresetId, RulesSpec } from "./rules-spec";
import type { TableShape } from "./seat";
import type { ExplainedSetting, RuleSettings, RulesContext, SettingName } from "./settings";
import { SETTING_NAMES, SETTINGS } from "./settings";

const BOOKS: ReadonlyMap<PresetId, RuleBook<PresetId>> = new Map(
  RULE_BOOKS.map((book) => [book.id, book]),
);

function bookOf(id: PresetId): RuleBook<PresetId> {
  const book = BOOKS.get(id);
  if (book === undefined) throw new Error(`No rule book ${id}`);
  return book;
}

/** A rule book without its settings: name, source, version, date, tables. */
export function ruleBook(id: PresetId): RuleBookCard<PresetId> {
  const { settings: _, ...card } = bookOf(id);
  return card;
}

/** Every rule book, in the order of `PRESET_IDS`. */
export function listRuleBooks(): readonly RuleBookCard<PresetId>[] {
  return [...BOOKS.keys()].map(ruleBook);
}

/** The table shape of a preset where a document names none. */
export function defaultShape(preset: PresetId): TableShape {
  return bookOf(preset).shape;
}

/** What a preset is resolved for where nothing else is known: its own table, and the format that goes with it. */
export function defaultContext(preset: PresetId): RulesContext {
  const shape = defaultShape(preset);
  return { ...shape, format: shape.mode === "pairs" ? "pairs" : "individual" };
}

/** The preset that a spec starts from. */
export function presetOf(spec: RulesSpec): PresetId {
  return typeof spec === "string" ? spec : spec.preset;
}

function rowFor<Value>(rule: SettingRule<Value>, context: RulesContext): SettingRow<Value> {
  return typeof rule === "function" ? rule(context) : rule;
}

/**
 * Every setting with value, article, origin and who applies it, in the order of the groups: the book's own row for this
 * table shape and event format, or the replacement that the spec carries (`origin: "event"`, no article).
 */
export function explainRules(spec: RulesSpec, context: RulesContext): readonly ExplainedSetting[] {
  const { settings } = bookOf(presetOf(spec));
  const replaced = replacedBy(spec);
  return SETTING_NAMES.map((setting): ExplainedSetting => {
    const value = replaced[setting];
    const { appliedBy } = SETTINGS[setting];
    if (value !== undefined) return { setting, value, article: null, origin: "event", appliedBy };
    const rule: SettingRule<RuleSettings[SettingName]> = settings[setting];
    return { setting, ...rowFor(rule, context), appliedBy };
  });
}

type Resolved = {
  readonly settings: RuleSettings;
  readonly articles: Readonly<Partial<Record<SettingName, string>>>;
};

/** A preset resolves to the same values every time: at most a dozen shapes and formats each. */
const resolvedPresets = new Map<string, Resolved>();

function resolvedPreset(preset: PresetId, context: RulesContext): Resolved {
  const key = `${preset} ${context.mode} ${context.players} ${context.format}`;
  const known = resolvedPresets.get(key);
  if (known !== undefined) return known;
  const rows = explainRules(preset, context);
  const cited = rows.filter((row) => row.article !== null);
  const resolved: Resolved = {
    settings: Object.fromEntries(rows.map((row) => [row.setting, row.value])) as RuleSettings,
    articles: Object.fromEntries(cited.map((row) => [row.setting, row.article])),
  };
  resolvedPresets.set(key, resolved);
  return resolved;
}

/** The settings that a spec replaces; one that it leaves undefined it does not. */
function replacedBy(spec: RulesSpec): Partial<RuleSettings> {
  if (typeof spec === "string") return {};
  const { preset: _, ...replaced } = spec;
  const given = Object.entries(replaced).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}

/** The settings of a spec for one table shape and event format. A preset is a function of both. */
export function resolveRules(spec: RulesSpec, context: RulesContext): RuleSettings {
  const { settings } = resolvedPreset(presetOf(spec), context);
  return typeof spec === "string" ? settings : { ...settings, ...replacedBy(spec) };
}

/** The article behind each setting, for those that have one. */
export function ruleArticles(
  spec: RulesSpec,
  context: RulesContext,
): Readonly<Partial<Record<SettingName, string>>> {
  const { articles } = resolvedPreset(presetOf(spec), context);
  const replaced = replacedBy(spec);
  return Object.fromEntries(Object.entries(articles).filter(([name]) => !(name in replaced)));
}
