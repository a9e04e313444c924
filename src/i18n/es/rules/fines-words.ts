import type { SETTING_GROUPS } from "@/domain/rules/settings";
import type { GroupWords } from "./setting-words";

export const FINES_WORDS: GroupWords<(typeof SETTING_GROUPS)["fines"]> = {
  catalogue: {
    label: "Catálogo de infracciones",
    explanation: "De qué reglamento son los números de las infracciones.",
    words: "faltas sanciones",
    values: { fededodo: "FEDEDODO", femundo: "FEMUNDO", none: "ninguno" },
  },
  fineUnit: {
    label: "Multa corriente",
    explanation: "Puntos de la multa de las faltas comunes.",
    words: "sanción penalidad 25 40",
  },
  severeFine: {
    label: "Multa de segundo grado",
    explanation: "Puntos de la multa de las faltas que se repiten o son graves.",
    words: "sanción penalidad 75 80",
  },
  fineScope: {
    label: "A quién resta una multa",
    explanation: "Si la multa baja los puntos del jugador o los de su pareja.",
    words: "sanción penalidad",
    values: { ledger: "al jugador", pair: "a la pareja" },
  },
  fineFlipsResult: {
    label: "Multas y resultado",
    explanation: "Si una multa puede quitarle la victoria a quien ganó.",
    words: "sanción penalidad perder",
    values: {
      "strict-less": "sí, si queda por debajo",
      "less-or-equal": "sí, si queda igual o por debajo",
      never: "nunca",
    },
  },
  fineEndsMatch: {
    label: "Terminar la partida por multa o premio",
    explanation: "Si los puntos que no da una mano pueden llevar a la meta.",
    words: "sanción penalidad meta",
    values: { never: "nunca; solo una mano", may: "sí" },
  },
  repeatFine: {
    label: "Después del último paso",
    explanation: "Qué cuesta repetir una falta cuando el artículo ya no da más pasos.",
    words: "tercera vez reincidencia",
    values: { "every-time": "lo mismo cada vez", once: "nada más" },
  },
  offenceCounting: {
    label: "Cómo se cuentan las veces",
    explanation: "Dentro de qué se cuenta la primera y la segunda vez.",
    words: "reincidencia acumulación",
    values: { event: "todo el torneo", round: "la ronda", match: "la partida" },
  },
  secondFineReach: {
    label: "Multa de segundo grado al compañero",
    explanation: "Quién paga la multa de segundo grado.",
    words: "sanción pareja 75",
    values: { both: "el infractor y su compañero", offender: "solo el infractor" },
  },
  falseClaimFine: {
    label: "Acusación falsa",
    explanation: "Qué cuesta acusar de un renuncio o nombrar una ficha sin razón.",
    words: "reclamo renuncio identificación",
    values: { unit: "la multa corriente", none: "nada" },
  },
  cardAndFine: {
    label: "Tarjeta y multa por la misma falta",
    explanation: "Si la tarjeta se suma a la multa o la sustituye.",
    words: "amarilla roja",
    values: { both: "las dos", "card-only": "solo la tarjeta" },
  },
  firstOffenceCard: {
    label: "Amarilla en la primera vez",
    explanation: "Donde el artículo solo amonesta, si cabe además la tarjeta.",
    words: "tarjeta amonestación",
    values: { "judge-may": "si el juez quiere", none: "no" },
  },
  cardConversion: {
    label: "Tarjetas que se acumulan",
    explanation: "Si unas tarjetas se convierten en otras.",
    words: "amarilla roja negra",
    values: { none: "no se convierten", femundo: "dos amarillas son roja; roja y amarilla, negra" },
  },
  redsToExpel: {
    label: "Rojas para expulsar",
    explanation: "Con cuántas tarjetas rojas se sale del torneo.",
    words: "tarjeta expulsión",
  },
};
