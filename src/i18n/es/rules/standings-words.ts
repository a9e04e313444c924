import type { SETTING_GROUPS, TieBreak } from "@/domain/rules/settings";
import type { GroupWords } from "./setting-words";

export const STANDINGS_WORDS: GroupWords<(typeof SETTING_GROUPS)["standings"]> = {
  standingsOrder: {
    label: "Orden de la clasificación",
    explanation: "Los desempates, del primero al último.",
    words: "posiciones tabla desempate",
  },
  netFormula: {
    label: "Efectividad",
    explanation: "Cómo se restan los puntos a favor y en contra.",
    words: "diferencia desempate",
    values: {
      plain: "a favor menos en contra",
      "capped-winner": "el ganador cuenta hasta la meta",
      "fixed-win": "la victoria cuenta lo mismo siempre",
      composite: "índice compuesto: puntos, rivales y compañeros",
    },
  },
};

export const TIE_BREAK_LABELS: Readonly<Record<TieBreak, string>> = {
  wins: "partidas ganadas",
  net: "efectividad",
  for: "puntos a favor",
  against: "puntos en contra",
  buchholz: "Buchholz",
  "buchholz-cut1": "Buchholz sin el peor",
  direct: "encuentro directo",
  lots: "sorteo",
  rank: "número de inscripción",
};
