import type { ExplainedContradiction } from "@/domain/rules/contradictions/explain-contradictions";
import type { ExplainedSetting } from "@/domain/rules/settings";
import { capitalized } from "../capitalized";
import { articleText, SETTING_TEXTS, settingValueText } from "../rules";
import type { ContradictionText } from "./contradiction-text";
import { FEDEDODO_CONDUCT_READINGS } from "./fededodo-conduct-readings";
import { FEDEDODO_PLAY_READINGS } from "./fededodo-play-readings";

const READINGS: Readonly<Record<string, ContradictionText>> = {
  ...FEDEDODO_PLAY_READINGS,
  ...FEDEDODO_CONDUCT_READINGS,
};

/**
 * A contradiction in words: what it is about, what the book leaves unclear with its articles, and what holds now. Where
 * the tournament chose otherwise, `reading` says what it chose.
 */
export function describeContradiction(entry: ExplainedContradiction): ContradictionText {
  const listed = READINGS[entry.id];
  const title =
    listed?.title ?? entry.choices.map(({ setting }) => SETTING_TEXTS[setting].label).join(", ");
  const problem = listed?.problem ?? gapText(entry.articles);
  if (entry.isChanged) {
    return { title, problem, reading: `Este torneo escogió. ${valuesText(entry.choices)}` };
  }
  return { title, problem, reading: listed?.reading ?? gapReading(entry.choices) };
}

function valuesText(choices: readonly ExplainedSetting[]): string {
  return choices
    .map(
      ({ setting, value }) =>
        `${SETTING_TEXTS[setting].label}: ${settingValueText(setting, value)}.`,
    )
    .join(" ");
}

/** The title already names the setting. */
function gapReading(choices: readonly ExplainedSetting[]): string {
  return choices
    .map(({ setting, value }) => `${capitalized(settingValueText(setting, value))}.`)
    .join(" ");
}

function gapText(articles: readonly string[]): string {
  if (articles.length === 0) return "El libro no lo dice.";
  return `${capitalized(articles.map(articleText).join(", "))}: el libro no lo deja claro.`;
}
