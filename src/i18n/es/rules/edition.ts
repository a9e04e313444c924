import type { RuleBookCard } from "@/domain/rules/rule-book";
import { longDay } from "../document-dates";

/** Which text of a book this is, and since when it counts: `Versión S0-2026-02, desde el domingo 1 de febrero de 2026.` */
export function editionText({ version, effectiveFrom }: RuleBookCard): string {
  const since =
    effectiveFrom === null ? "sin fecha de vigencia" : `desde el ${longDay(effectiveFrom)}`;
  return `Versión ${version}, ${since}.`;
}
