import { RULE_BOOKS } from "./books/book-list";
import type { RuleSettings } from "./settings";

export type PresetId = (typeof RULE_BOOKS)[number]["id"];

/** The ids of the rule books, in the order in which they are offered. */
export const PRESET_IDS: readonly PresetId[] = RULE_BOOKS.map(({ id }) => id);

/** What a document or a form names as its rules: a preset, or a preset with settings replaced. */
export type RulesSpec = PresetId | ({ readonly preset: PresetId } & Partial<RuleSettings>);
