import { ruleBook } from "@/domain/rules/resolve-rules";
import type { RulesNotice } from "@/domain/rules/rules-notice";
import { longDay } from "../document-dates";
import { articleText, SETTING_TEXTS } from "../rules";

/** A notice on the rules of a tournament, in a sentence for its director. */
export function describeRulesNotice(notice: RulesNotice): string {
  if (notice.code === "book-not-in-force") {
    const { name } = ruleBook(notice.book);
    return `${name} rige desde el ${longDay(notice.effectiveFrom)}, y el torneo es antes: el ${longDay(notice.startsOn)}.`;
  }
  const { settings, needed, days, article } = notice;
  const rules = settings.map((setting) => SETTING_TEXTS[setting].label.toLowerCase()).join(", ");
  const source = article === null ? "" : ` (${articleText(article)})`;
  return `Un cambio de reglas se anuncia ${needed} días antes${source} y ${leftText(days)}. Cambiado: ${rules}.`;
}

function leftText(days: number): string {
  if (days <= 0) return "ya no queda ninguno";
  return days === 1 ? "queda 1" : `quedan ${days}`;
}
