import type { SETTING_GROUPS } from "@/domain/rules/settings";
import type { GroupWords } from "./setting-words";

export const POINTS_WORDS: GroupWords<(typeof SETTING_GROUPS)["points"]> = {
  dominoScoring: {
    label: "Puntos del dominó",
    explanation: "Qué manos cuentan para quien dominó.",
    words: "dominar pegarse contar",
    values: {
      "all-unplayed": "todas las demás manos, la del compañero también",
      "opponents-only": "solo las de los contrarios",
    },
  },
  blockWinner: {
    label: "Ganador del tranque",
    explanation: "Qué se compara cuando el juego se tranca.",
    words: "cierre tranca trancado bloqueo duelo",
    values: {
      "pair-total": "la pareja con menos puntos",
      duel: "quien trancó contra el siguiente",
      "lowest-hand": "la mano con menos puntos",
    },
  },
  blockPoints: {
    label: "Puntos del tranque",
    explanation: "Qué manos se anota quien gana el tranque.",
    words: "cierre tranca trancado bloqueo",
    values: { "all-hands": "todas las manos", "opponents-only": "solo las de los contrarios" },
  },
  blockTie: {
    label: "Empate en el tranque",
    explanation: "Quién gana cuando lo comparado es igual.",
    words: "cierre tranca trancado bloqueo",
    values: {
      none: "nadie gana ni anota",
      leader: "gana quien salió",
      closer: "gana quien trancó",
      "closer-side": "gana el lado que trancó",
      "nearest-to-closer": "gana el empatado más cercano a quien trancó",
    },
  },
  capicuaBonus: {
    label: "Premio por capicúa",
    explanation: "Puntos por dominar con la ficha que lleva los dos extremos distintos.",
    words: "capicua bono 30",
  },
  capicuaWins: {
    label: "Ganar la partida con capicúa",
    explanation: "Si su premio puede llevar a la meta.",
    words: "capicua bono",
    values: { may: "puede", never: "nunca" },
  },
  passBonus: {
    label: "Premio por pase",
    explanation: "Puntos por dejar a todos sin jugada.",
    words: "pase de 30 pase corrido bono paso",
  },
  passBonusWins: {
    label: "Ganar la partida con un pase",
    explanation: "Si su premio puede llevar a la meta.",
    words: "pase de 30 bono paso",
    values: { never: "nunca: no suma si llegaría a la meta", may: "puede" },
  },
  openingPassBonus: {
    label: "Pase en la salida",
    explanation: "Cómo se gana el premio después de la primera ficha.",
    words: "pase de 30 bono paso",
    values: {
      usual: "como después de cualquier ficha",
      "next-opponent":
        "basta que pase el contrario siguiente; si pasa también el compañero, se anula",
    },
  },
  doubleBlankAlone: {
    label: "Doble blanca sola",
    explanation: "Puntos de la 0-0 cuando es la única ficha que queda.",
    words: "doble blanco caja blanca cero",
  },
  falseBlock: {
    label: "Falso tranque",
    explanation: "Qué cuesta enseñar las fichas sin que el juego esté trancado.",
    words: "virar cierre tranca enseñar",
    values: {
      "award-unplayed": "lo no jugado es de los contrarios",
      fine: "multa; si todos viraron, se anula",
    },
  },
  falseBlockFine: {
    label: "Multa por falso tranque",
    explanation: "Si además se multa a quien viró.",
    words: "virar cierre tranca",
    values: { none: "ninguna", unit: "la multa corriente" },
  },
  latePassBonus: {
    label: "Premio por pase mal hecho",
    explanation: "Puntos para cada contrario cuando el pase es tarde o con gestos.",
    words: "paso golpe gesto demorado 25",
  },
  latePassCount: {
    label: "Cómo suma en una pareja",
    explanation: "Si el premio por pase mal hecho entra una vez o dos en la cuenta de la pareja.",
    words: "paso 25",
    values: { once: "una vez", each: "una vez por jugador" },
  },
};
