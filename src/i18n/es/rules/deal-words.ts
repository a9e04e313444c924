import type { SETTING_GROUPS } from "@/domain/rules/settings";
import type { GroupWords } from "./setting-words";

export const DEAL_WORDS: GroupWords<(typeof SETTING_GROUPS)["deal"]> = {
  shuffleSeconds: {
    label: "Segundos de fregado",
    explanation: "Cuánto se recomienda mezclar las fichas.",
    words: "fregar barajar menear agua mezclar",
  },
  shufflerSeat: {
    label: "Quién friega",
    explanation: "A quién le toca mezclar las fichas.",
    words: "fregar barajar menear agua mezclar",
    values: {
      "left-of-leader": "quien está a la izquierda del salidor",
      "right-of-leader": "quien está a la derecha del salidor",
      any: "cualquiera",
    },
  },
  reshuffle: {
    label: "Volver a fregar",
    explanation: "Quién puede mezclar otra vez antes de tomar las fichas.",
    words: "fregar barajar menear agua mezclar",
    values: { leader: "solo el salidor, que entonces toma de último", nobody: "nadie" },
  },
  takeOrder: {
    label: "Orden de la toma",
    explanation: "Quién toma sus fichas primero.",
    words: "coger tomar repartir reparto",
    values: {
      "leader-first": "el salidor primero; quien fregó, de último",
      "right-of-shuffler": "primero quien está a la derecha del que fregó",
      any: "no importa",
    },
  },
  tileOrder: {
    label: "Acomodar las fichas",
    explanation: "Si las fichas pueden ordenarse en el atril.",
    words: "arreglar ordenar atril",
    values: { "as-taken": "quedan como se tomaron", free: "se pueden acomodar" },
  },
  rackWait: {
    label: "Quién espera para subir las fichas",
    explanation: "Quién las deja delante del atril hasta que juegue su compañero.",
    words: "atril pasamano porra levantar",
    values: {
      "third-and-fourth": "pasamano y porra",
      third: "solo el pasamano",
      none: "nadie",
    },
  },
  exposedRedeal: {
    label: "Fichas expuestas para repartir de nuevo",
    explanation: "Cuántas fichas viradas en la toma obligan a repetir el reparto.",
    words: "vista virada reparto redeal",
  },
  exposedRedealCount: {
    label: "Cómo se cuentan las expuestas",
    explanation: "Si las fichas viradas se cuentan por mesa o por jugador.",
    words: "vista virada reparto",
    values: { table: "las de toda la mesa", player: "las de cada jugador" },
  },
  extraTiles: {
    label: "Tomar fichas de más",
    explanation: "Qué cuesta tomar y ver más de siete.",
    words: "ocho fichas siete",
    values: {
      "fine-pair": "multa a la pareja",
      "fine-reshuffle": "multa y se friega otra vez",
      judge: "lo resuelve el juez",
    },
  },
  doublesRedeal: {
    label: "Dobles para repartir de nuevo",
    explanation: "Cuántos dobles en una mano permiten pedir otro reparto.",
    words: "cinco dobles cuatro dobles anular mano",
  },
  wrongDoublesFine: {
    label: "Multa por pedirlo sin esos dobles",
    explanation: "Puntos que pierde la pareja; la mano sigue con las fichas vistas.",
    words: "dobles reparto",
  },
  stock: {
    label: "Pozo",
    explanation: "Si las fichas que sobran se roban.",
    words: "robar comer muerto sobrantes",
    values: { none: "no se roba", draw: "se roba hasta poder jugar" },
  },
  hiddenTiles: {
    label: "Fichas tapadas",
    explanation: "Cuántas fichas del pozo quedan sin levantar.",
    words: "pozo robar muerto",
  },
};
