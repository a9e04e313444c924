import type { Contradiction } from "./contradictions/contradiction";
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

/** What a book is, without its settings. Its name, summary and source are what people read of it, in Spanish. */
export type RuleBookCard<Id extends string = string> = {
  /** The preset id, which says the edition: a new edition is a new book. */
  readonly id: Id;
  readonly name: string;
  /** One sentence: what is played and what sets this book apart. */
  readonly summary: string;
  /** Whose text it is, and how much of it is public. */
  readonly source: string;
  /** The label of this version of the text. */
  readonly version: string;
  /** ISO date from which this text counts; null where the text bears none. */
  readonly effectiveFrom: string | null;
  /** The shape of a table where a document names none. */
  readonly shape: TableShape;
  /** The tables that the book foresees. */
  readonly tables: SettingRow<readonly TableShape[]>;
  /** What it contradicts or leaves open, beyond the settings that it does not state. */
  readonly contradictions: readonly Contradiction[];
};

export type RuleBook<Id extends string = string> = RuleBookCard<Id> & {
  readonly settings: RuleBookSettings;
};

type RuleBookDraft<Id extends string> = Omit<RuleBookCard<Id>, "contradictions"> & {
  readonly contradictions?: readonly Contradiction[];
} & (
    | { readonly extends: RuleBookSettings; readonly settings: Partial<RuleBookSettings> }
    | { readonly settings: RuleBookSettings }
  );

/** A book from what it says. One that `extends` the settings of another gives only those that differ. */
export function defineBook<const Id extends string>(draft: RuleBookDraft<Id>): RuleBook<Id> {
  if (!("extends" in draft)) return { contradictions: [], ...draft };
  const { extends: base, settings, ...card } = draft;
  return { contradictions: [], ...card, settings: { ...base, ...settings } };
}

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
