import { explainContradictions } from "@/domain/rules/contradictions/explain-contradictions";
import { defaultContext, explainRules, listRuleBooks } from "@/domain/rules/resolve-rules";
import { SETTING_TEXTS, settingValueText } from "@/i18n/es/rules";
import { describeContradiction } from "@/i18n/es/rules/contradictions";
import type { Answer } from "../command";

/**
 * Every rule book with its version; every setting with value, article, origin and who applies it; and what the book
 * contradicts or leaves open, with our reading. Each for the book's own table.
 */
export function listRules(): Answer {
  const presets = listRuleBooks().map(({ contradictions: _, ...book }) => {
    const context = defaultContext(book.id);
    return {
      id: book.id,
      name: book.name,
      description: book.summary,
      source: book.source,
      version: book.version,
      effectiveFrom: book.effectiveFrom,
      ...book.shape,
      tables: book.tables,
      settings: explainRules(book.id, context).map((row) => ({
        ...row,
        label: SETTING_TEXTS[row.setting].label,
        detail: settingValueText(row.setting, row.value),
      })),
      contradictions: explainContradictions(book.id, context).map((entry) => ({
        id: entry.id,
        kind: entry.kind,
        articles: entry.articles,
        settings: entry.settings,
        hasAlternatives: entry.hasAlternatives,
        ...describeContradiction(entry),
      })),
    };
  });
  return { ok: true, presets };
}
