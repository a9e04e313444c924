import type { SETTING_GROUPS } from "@/domain/rules/settings";
import type { GroupWords } from "./setting-words";

export const RECORD_WORDS: GroupWords<(typeof SETTING_GROUPS)["record"]> = {
  scorekeeperSeat: {
    label: "Quién anota",
    explanation: "A quién le toca llenar la Hoja.",
    words: "anotador hoja planilla",
    values: {
      "fourth-then-second": "el asiento D; si no puede, el B",
      "local-team": "el equipo local",
      any: "cualquiera",
    },
  },
  refusalToSign: {
    label: "Negarse a firmar",
    explanation: "Qué pasa cuando una pareja no firma la Hoja.",
    words: "firma hoja planilla",
    values: {
      "pair-fined": "multa a los dos, firma el juez y la Hoja vale",
      "judge-signs": "firma el juez y la Hoja vale",
    },
  },
  claimDeadline: {
    label: "Plazo para reclamar un resultado",
    explanation: "Hasta cuándo se admite un reclamo.",
    words: "apelación protesta junta",
    values: {
      "next-round": "hasta el primer TIEMPO de la ronda siguiente",
      "before-signing": "antes de firmar la Hoja",
    },
  },
  boardHours: {
    label: "Horas para responder",
    explanation: "En cuántas horas responde la Junta un reclamo.",
    words: "apelación protesta junta 48",
  },
  protestDeposit: {
    label: "Depósito de una protesta",
    explanation: "Dólares que se dejan con la protesta escrita y vuelven si se acepta.",
    words: "apelación reclamo fianza US$",
  },
  noticeDays: {
    label: "Días de aviso de un cambio",
    explanation: "Con cuánta anticipación se anuncia un cambio de reglas.",
    words: "modificación vigencia quince",
  },
};
