import { sameData } from "../kernel/same-data";
import { explainRules, presetOf, resolveRules, ruleBook } from "./resolve-rules";
import type { PresetId, RulesSpec } from "./rules-spec";
import type { RulesContext, SettingName } from "./settings";

// What a director is told while the rules of a tournament are chosen. A warning, never a refusal.

export type RulesNotice =
  | {
      /** The tournament is played before its book's text counts. */
      readonly code: "book-not-in-force";
      readonly book: PresetId;
      readonly effectiveFrom: string;
      readonly startsOn: string;
    }
  | {
      /** Rules of the book are changed with less notice than it asks for (30.3). */
      readonly code: "short-notice";
      readonly article: string | null;
      readonly settings: readonly SettingName[];
      readonly days: number;
      readonly needed: number;
    };

/** The number of a day in the calendar, so that days can be counted between two ISO dates. */
function dayNumber(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  // Years begin in March, so that the leap day is the last one.
  const isEarly = month <= 2;
  const marchYear = isEarly ? year - 1 : year;
  const marchMonth = isEarly ? month + 9 : month - 3;
  const leapDays =
    Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return 365 * marchYear + leapDays + Math.floor((153 * marchMonth + 2) / 5) + date - 1;
}

/** The settings whose value a spec makes another than its book's. */
export function changedSettings(spec: RulesSpec, context: RulesContext): readonly SettingName[] {
  const book = resolveRules(presetOf(spec), context);
  return explainRules(spec, context)
    .filter(({ setting, value }) => !sameData(value, book[setting]))
    .map(({ setting }) => setting);
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What is to be told of a spec for a tournament on `startsOn`, chosen on `today` (ISO dates); nothing of a date half typed. */
export function rulesNotices(
  spec: RulesSpec,
  context: RulesContext,
  { startsOn, today }: { readonly startsOn: string; readonly today: string },
): readonly RulesNotice[] {
  if (!ISO_DAY.test(startsOn) || !ISO_DAY.test(today)) return [];
  const notices: RulesNotice[] = [];
  const book = presetOf(spec);
  const { effectiveFrom } = ruleBook(book);
  if (effectiveFrom !== null && startsOn < effectiveFrom) {
    notices.push({ code: "book-not-in-force", book, effectiveFrom, startsOn });
  }
  const settings = changedSettings(spec, context);
  const needed = resolveRules(book, context).noticeDays;
  const days = dayNumber(startsOn) - dayNumber(today);
  if (settings.length > 0 && needed !== null && days < needed) {
    const row = explainRules(book, context).find(({ setting }) => setting === "noticeDays");
    const article = row?.article ?? null;
    notices.push({ code: "short-notice", article, settings, days, needed });
  }
  return notices;
}
