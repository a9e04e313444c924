import type { ExplainedContradiction } from "@/domain/rules/contradictions/explain-contradictions";
import { SETTING_TEXTS, settingValueText } from "../rules";
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
  const values = entry.choices
    .map(
      ({ setting, value }) =>
        `${SETTING_TEXTS[setting].label}: ${settingValueText(setting, value)}.`,
    )
    .join(" ");
  const title =
    listed?.title ?? entry.choices.map(({ setting }) => SETTING_TEXTS[setting].label).join(", ");
  const problem = listed?.problem ?? gapText(entry.articles);
  if (entry.isChanged) return { title, problem, reading: `Este torneo escogió. ${values}` };
  return { title, problem, reading: listed?.reading ?? values };
}

function gapText(articles: readonly string[]): string {
  if (articles.length === 0) return "El libro no lo dice.";
  return `El art. ${articles.join(", ")} lo toca sin decirlo.`;
}
