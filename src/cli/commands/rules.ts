import { defaultShape, explainRules, listRuleBooks } from "@/domain/rules/resolve-rules";
import type { EventFormat } from "@/domain/rules/settings";
import { RULE_BOOK_TEXTS, SETTING_TEXTS, settingValueText } from "@/i18n/es/rules";
import type { Answer } from "../command";

/** Every rule book with every setting: value, article, and whether the value is the book's or a reading of ours. */
export function listRules(): Answer {
  const presets = listRuleBooks().map((book) => {
    const shape = defaultShape(book.id);
    const format: EventFormat = shape.mode === "pairs" ? "pairs" : "individual";
    const settings = explainRules(book.id, { ...shape, format }).map((row) => ({
      ...row,
      label: SETTING_TEXTS[row.setting].label,
      detail: settingValueText(row.setting, row.value),
    }));
    return {
      id: book.id,
      name: book.name,
      description: RULE_BOOK_TEXTS[book.id].summary,
      effectiveFrom: book.effectiveFrom,
      ...shape,
      settings,
    };
  });
  return { ok: true, presets };
}
