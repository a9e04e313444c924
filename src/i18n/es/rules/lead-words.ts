import type { SETTING_GROUPS } from "@/domain/rules/settings";
import type { GroupWords } from "./setting-words";

export const LEAD_WORDS: GroupWords<(typeof SETTING_GROUPS)["lead"]> = {
  firstLeader: {
    label: "Primera salida",
    explanation: "Cómo se decide quién sale en la primera mano.",
    words: "salidor sorteo doble seis caja bomba",
    values: {
      draw: "por sorteo: la ficha más alta",
      "highest-double": "el doble más alto, y sale con él",
      free: "se acuerda en la mesa",
    },
  },
  drawRank: {
    label: "Ficha más alta",
    explanation: "Cómo se comparan las fichas al sortear la salida.",
    words: "sorteo salida",
    values: {
      lexicographic: "por la punta mayor y luego la menor",
      "sum-then-half": "por la suma y luego la punta mayor",
    },
  },
  nextLeader: {
    label: "Salidas siguientes",
    explanation: "Quién sale después de una mano terminada.",
    words: "salidor rotación ganador mano",
    values: { rotate: "rota a la derecha", winner: "sale quien ganó" },
  },
  annulledNextLeader: {
    label: "Salida tras mano anulada",
    explanation: "Quién sale cuando la mano no valió.",
    words: "renuncio chivo salidor",
    values: { rotate: "rota a la derecha", same: "repite el mismo" },
  },
  tiedBlockNextLeader: {
    label: "Salida tras tranque empatado",
    explanation: "Quién sale cuando el tranque no lo gana nadie.",
    words: "cierre tranca empate salidor",
    values: { rotate: "rota a la derecha", same: "repite el mismo" },
  },
  redealNextLeader: {
    label: "Salida tras repartir de nuevo",
    explanation: "Quién sale cuando el reparto se repite.",
    words: "dobles expuestas salidor",
    values: { same: "repite el mismo", rotate: "rota a la derecha" },
  },
  falseBlockNextLeader: {
    label: "Salida tras falso tranque",
    explanation: "Quién sale cuando alguien viró sin estar trancado y la mano terminó.",
    words: "virar cierre tranca salidor",
    values: {
      rotate: "rota a la derecha del salidor",
      same: "repite el mismo",
      "after-offender": "el de la derecha de quien viró",
    },
  },
  wrongStart: {
    label: "Salida equivocada",
    explanation: "Qué pasa cuando sale quien no le tocaba.",
    words: "salir sin tocar salidor",
    values: {
      "seen-tile": "multa y ficha vista; sale quien le tocaba",
      fine: "multa; ficha vista si solo él la enseñó",
      correct: "se corrige",
    },
  },
  wrongStartStands: {
    label: "Salida equivocada ya contestada",
    explanation: "Si vale la salida cuando otro ya jugó sobre ella.",
    words: "salidor",
    values: { stands: "vale", undone: "se deshace" },
  },
  wrongStartNextLeader: {
    label: "Rotación tras salida equivocada",
    explanation: "Desde quién se cuenta la salida de la mano siguiente.",
    words: "salidor",
    values: { entitled: "desde quien le tocaba", offender: "desde quien salió" },
  },
};
