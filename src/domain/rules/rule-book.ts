import type { TableShape } from "./seat";
import type { RuleSettings, RulesContext, SettingName } from "./settings";

// How a rule book is written down: one row a setting, each with its article. Nothing here knows a particular book.

/** A value as a book gives it. `book`: the text says so; `reading`: we chose it where the text is silent or unclear. */
export type SettingRow<Value> = {
  readonly value: Value;
  readonly article: string | null;
  readonly origin: "book" | "reading";
};

/** A row, or the row for a given table shape and event format. */
export type SettingRule<Value> = SettingRow<Value> | ((context: RulesContext) => SettingRow<Value>);

export type RuleBookSettings = {
  readonly [Name in SettingName]: SettingRule<RuleSettings[Name]>;
};

export type RuleBook = {
  readonly name: string;
  /** Key of the one-sentence description in `src/i18n`. */
  readonly summary: string;
  /** ISO date from which this text counts; null where the text bears none. */
  readonly effectiveFrom: string | null;
  /** The shape of a table where a document names none. */
  readonly shape: TableShape;
  readonly settings: RuleBookSettings;
};

/** A value that the book states, with the article that states it. */
export function stated<const Value>(value: Value, article: string): SettingRow<Value> {
  return { value, article, origin: "book" };
}

/** A value that we chose, with the article that it reads, if any. */
export function reading<const Value>(
  value: Value,
  article: string | null = null,
): SettingRow<Value> {
  return { value, article, origin: "reading" };
}

/** One row where everyone plays alone, another in pairs. */
export function byMode<Value>(
  pairs: SettingRow<Value>,
  alone: SettingRow<Value>,
): (context: RulesContext) => SettingRow<Value> {
  return (context) => (context.mode === "alone" ? alone : pairs);
}

/** One row where the same two play together all event long, another where partners change (decision on fines). */
export function byFixedPairs<Value>(
  fixed: SettingRow<Value>,
  otherwise: SettingRow<Value>,
): (context: RulesContext) => SettingRow<Value> {
  return (context) => (context.format === "pairs" ? fixed : otherwise);
}
