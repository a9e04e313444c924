import { endingLegend } from "@/i18n/es/ending-letters";
import type { HandLine, LineProblem, LineRules } from "./hand-line";

// What a cell that cannot be read should say.

/** What is wrong with a cell and what would be right. */
export function lineProblemText(
  { cell, code }: LineProblem,
  line: HandLine,
  rules: LineRules,
): string {
  switch (code) {
    case "ending-unknown":
      return `Cierre: ${given(line.ending)}. Es ${endingLegend(rules.doublesRedeal !== null)}.`;
    case "seat-unknown":
      return `Quién: ${given(line.by)}. Es A, B, C o D.`;
    case "article-unknown":
      return `Artículo: ${given(line.article)}. No es de los que anulan una mano.`;
    case "number-expected":
      return cell === "doubles"
        ? `Dobles: ${given(line.doubles)}. Pon cuántos mostró.`
        : `Puntos de ${cell}: ${given(cell in line.pips ? line.pips[cell as "A"] : "")}. Pon lo que le quedó.`;
  }
}

function given(text: string): string {
  return text.trim() === "" ? "está vacío" : `dice «${text.trim()}»`;
}
