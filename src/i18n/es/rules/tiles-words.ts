import type { SETTING_GROUPS } from "@/domain/rules/settings";
import type { GroupWords } from "./setting-words";

export const TILES_WORDS: GroupWords<(typeof SETTING_GROUPS)["tiles"]> = {
  touchedTile: {
    label: "Ficha tocada que no cabe",
    explanation: "Qué pasa con la ficha que se tocó o levantó sin poder jugarse.",
    words: "ficha tocada jugada levantar",
    values: {
      "opponents-choose": "los contrarios escogen: sigue sin multa o se anula con multa",
      "seen-with-fine": "multa y ficha vista",
      "no-effect": "vuelve al atril",
    },
  },
  touchedUnseenTile: {
    label: "Ficha tocada que nadie vio",
    explanation: "Cómo espera la ficha cuando no se vieron sus puntos.",
    words: "boca abajo boca arriba",
    values: {
      "face-down": "boca abajo en la mesa",
      "face-up": "boca arriba en la mesa",
      "back-to-rack": "en el atril",
    },
  },
  exposedTile: {
    label: "Ficha que se vira o se cae",
    explanation: "Qué pasa con la ficha que los demás vieron.",
    words: "ficha vista identificada expuesta caída",
    values: {
      seen: "queda vista y se juega en la primera oportunidad",
      "warn-then-fine": "queda vista; amonestación y después multa",
      "no-effect": "vuelve al atril",
    },
  },
  identifiedHalves: {
    label: "Puntas que identifican una ficha",
    explanation: "Cuántas puntas hay que nombrar para que una ficha caída quede vista.",
    words: "ficha identificada caída",
  },
  seenTileOrder: {
    label: "Orden de varias fichas vistas",
    explanation: "Cuál se juega primero.",
    words: "izquierda derecha vistas",
    values: {
      "first-playable": "la primera que quepa, en su orden",
      strict: "en su orden, sin saltar ninguna",
      player: "la que escoja el jugador",
    },
  },
  seenTileFinish: {
    label: "Terminar con ficha vista",
    explanation: "Qué vale dominar o trancar con una ficha que estaba a la vista.",
    words: "identificada expuesta ganar",
    values: {
      "ends-zero": "termina la mano sin puntos",
      forbidden: "no se permite",
      normal: "vale como cualquier otra",
    },
  },
  seenTilePartner: {
    label: "Tranca el compañero de una ficha vista",
    explanation: "Qué vale la mano que tranca uno mientras su compañero tiene una ficha vista.",
    words: "identificada expuesta ganar",
    values: { counts: "vale igual", "ends-zero": "gana la mano sin puntos" },
  },
};
