import { defaultContext, explainRules, presetOf, ruleBook } from "../resolve-rules";
import type { PresetId, RulesSpec } from "../rules-spec";
import type { ExplainedSetting, RulesContext, SettingName } from "../settings";
import type { Contradiction } from "./contradiction";

/** A contradiction or gap with what holds now: the book's reading, or what the spec put in its place. */
export type ExplainedContradiction = Contradiction & {
  readonly book: PresetId;
  /** The settings that decide, with their values now; empty where the reading is fixed. */
  readonly choices: readonly ExplainedSetting[];
  /** Whether a tournament may choose otherwise. */
  readonly hasAlternatives: boolean;
  /** Whether the spec chose otherwise. */
  readonly isChanged: boolean;
};

function gapOf(row: ExplainedSetting): Contradiction {
  return {
    id: row.setting,
    kind: row.article === null ? "gap" : "conflict",
    articles: row.article === null ? [] : [row.article],
    settings: [row.setting],
  };
}

/**
 * What a book leaves to be read, for the shape of table that it names: its listed contradictions in order, then every
 * setting whose value is a reading of ours and that none of those decides.
 */
export function contradictionsOf(
  preset: PresetId,
  context: RulesContext = defaultContext(preset),
): readonly Contradiction[] {
  const listed = ruleBook(preset).contradictions;
  const decided = new Set<SettingName>(listed.flatMap(({ settings }) => settings));
  const readings = explainRules(preset, context).filter(({ origin }) => origin === "reading");
  return [...listed, ...readings.filter(({ setting }) => !decided.has(setting)).map(gapOf)];
}

/** What the book of a spec leaves to be read, each with the values that the spec resolves to. */
export function explainContradictions(
  spec: RulesSpec,
  context: RulesContext,
): readonly ExplainedContradiction[] {
  const book = presetOf(spec);
  const rows = new Map(explainRules(spec, context).map((row) => [row.setting, row]));
  return contradictionsOf(book, context).map((entry) => {
    const choices = entry.settings.flatMap((setting) => rows.get(setting) ?? []);
    return {
      ...entry,
      book,
      choices,
      hasAlternatives: choices.length > 0,
      isChanged: choices.some(({ origin }) => origin === "event"),
    };
  });
}
