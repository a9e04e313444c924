import { defineBook, reading, stated } from "../rule-book";
import { SILENCE } from "../silence";

// The text numbers only its setting up (1 to 6); its questions and answers are cited by their subject.

/** The traditional game in pairs as a general page tells it. */
export const tradicional = defineBook({
  id: "tradicional",
  name: "Tradicional",
  summary: "Parejas a 100: sale quien gana y se anotan los puntos de los perdedores.",
  source: "Una página general sobre el juego tradicional; solo numera su preparación, de 1 a 6.",
  version: "única",
  effectiveFrom: null,
  shape: { mode: "pairs", players: 4 },
  tables: stated([{ mode: "pairs", players: 4 }], "3"),
  extends: SILENCE,
  settings: {
    target: stated(100, "La partida"),

    firstLeader: stated("highest-double", "4"),
    nextLeader: stated("winner", "5"),

    stock: stated("none", "6"),
    hiddenTiles: reading(0, "6"),

    dominoScoring: stated("opponents-only", "Puntos"),
    blockWinner: stated("pair-total", "La tranca"),
    blockPoints: stated("opponents-only", "Puntos"),
    blockTie: stated("closer-side", "La tranca"),
    doubleBlankAlone: stated(0, "El doble blanco"),

    talk: stated("allowed", "La comunicación"),
    signals: stated("allowed", "La comunicación"),
  },
});
