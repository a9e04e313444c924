import { searchKey } from "@/domain/kernel/search-key";
import type { TableShape } from "@/domain/rules/seat";
import type { RuleSettings, SettingGroup, SettingName, TieBreak } from "@/domain/rules/settings";
import type { AppliedBy } from "@/domain/rules/settings/setting";
import { ATTENDANCE_WORDS } from "./rules/attendance-words";
import { CONDUCT_WORDS } from "./rules/conduct-words";
import { DEAL_WORDS } from "./rules/deal-words";
import { everydayWords } from "./rules/everyday-words";
import { FINES_WORDS } from "./rules/fines-words";
import { LEAD_WORDS } from "./rules/lead-words";
import { MATCH_WORDS } from "./rules/match-words";
import { PLAY_WORDS } from "./rules/play-words";
import { POINTS_WORDS } from "./rules/points-words";
import { RECORD_WORDS } from "./rules/record-words";
import type { SettingText } from "./rules/setting-words";
import { STANDINGS_WORDS, TIE_BREAK_LABELS } from "./rules/standings-words";
import { TILES_WORDS } from "./rules/tiles-words";

// The settings of the rule books for people: what each decides and what each value means, in our words.

export const SETTING_TEXTS: Readonly<
  Record<SettingName, SettingText & { readonly values?: Readonly<Record<string, string>> }>
> = {
  ...MATCH_WORDS,
  ...LEAD_WORDS,
  ...DEAL_WORDS,
  ...POINTS_WORDS,
  ...PLAY_WORDS,
  ...TILES_WORDS,
  ...FINES_WORDS,
  ...CONDUCT_WORDS,
  ...ATTENDANCE_WORDS,
  ...STANDINGS_WORDS,
  ...RECORD_WORDS,
};

export const SETTING_GROUP_TITLES: Readonly<Record<SettingGroup, string>> = {
  match: "Meta y tiempo",
  lead: "Salida",
  deal: "Fregado y toma",
  points: "Puntos de la mano",
  play: "Turno y jugadas",
  tiles: "Fichas tocadas y vistas",
  fines: "Multas y tarjetas",
  conduct: "Conducta",
  attendance: "Tardanzas y ausencias",
  standings: "Clasificación",
  record: "Hoja, reclamos y avisos",
};

/** Who applies a setting, for a page or a document. */
export const APPLIED_BY_TEXTS: Readonly<Record<AppliedBy, string>> = {
  engine: "lo calcula el sistema",
  officials: "lo aplican los oficiales",
  book: "lo fija el reglamento",
};

/** The table that somebody plays at: `parejas`, `dos jugadores`. */
export function tableShapeText({ mode, players }: TableShape): string {
  if (mode === "pairs") return "parejas";
  return ({ 2: "dos jugadores", 3: "tres jugadores", 4: "cuatro por su cuenta" } as const)[players];
}

/** How an article is cited: `art. 23.3`, or the heading where the book numbers nothing: `«La salida»`. */
export function articleText(article: string): string {
  return /^\d/.test(article) ? `art. ${article}` : `«${article}»`;
}

/** What finds a setting: its label, explanation and group, and the words that people use for it or for its matter. */
export function settingSearchKey(setting: SettingName, group: SettingGroup): string {
  const { label, explanation, words = "" } = SETTING_TEXTS[setting];
  const key = searchKey(
    [label, explanation, words, SETTING_GROUP_TITLES[group], setting].join(" "),
  );
  return [key, ...everydayWords(key)].join(" ");
}

/** The value of a setting in words: `200`, `nadie gana ni anota`, `no hay`. */
export function settingValueText(setting: SettingName, value: RuleSettings[SettingName]): string {
  if (value === null) return "no hay";
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") {
    return (value as readonly TieBreak[]).map(tieBreakLabel).join(", ");
  }
  return SETTING_TEXTS[setting].values?.[value] ?? value;
}

/** The name of a tie-break of the standings. */
export function tieBreakLabel(id: TieBreak): string {
  return TIE_BREAK_LABELS[id];
}
