import type { RuleSettings, TieBreak } from "@/domain/rules/settings";

/** What separated two neighbours of the standings, as a sentence. */
export const DECIDED_BY: Readonly<Record<TieBreak, string>> = {
  wins: "Más partidas ganadas",
  net: "Más efectividad",
  for: "Más puntos a favor",
  against: "Menos puntos en contra",
  buchholz: "Rivales con más ganadas",
  "buchholz-cut1": "Rivales con más ganadas, sin el peor",
  direct: "Resultado entre ellos",
  lots: "Sorteo",
  rank: "Orden de inscripción",
};

/** How efectividad is counted, shown beside the number. `target` is the event's. */
export function netFormulaText(formula: RuleSettings["netFormula"], target: number): string {
  switch (formula) {
    case "plain":
      return "a favor menos en contra";
    case "capped-winner":
      return `a favor menos en contra, sin contar lo que pasa de ${target}`;
    case "fixed-win":
      return `una ganada cuenta ${target} a favor`;
  }
}
