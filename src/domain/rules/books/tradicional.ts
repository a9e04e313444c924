import type { RuleBook } from "../rule-book";
import { reading, stated } from "../rule-book";

// The text numbers only its setting up (1 to 6); its questions and answers are cited by their subject.

/** The traditional game in pairs as a general page tells it. */
export const tradicional: RuleBook = {
  name: "Tradicional",
  summary: "tradicional",
  effectiveFrom: null,
  shape: { mode: "pairs", players: 4 },
  settings: {
    target: stated(100, "La partida"),
    callMinutes: reading(null),
    slotMinutes: reading(null),
    afterCall: reading("finish"),
    firstLeader: stated("highest-double", "4"),
    drawRank: reading("lexicographic"),
    nextLeader: stated("winner", "5"),
    annulledNextLeader: reading("rotate"),
    turn: reading("right"),
    dominoScoring: stated("opponents-only", "Puntos"),
    blockWinner: stated("pair-total", "La tranca"),
    blockPoints: stated("opponents-only", "Puntos"),
    blockTie: stated("closer-side", "La tranca"),
    capicuaBonus: reading(0),
    passBonus: reading(0),
    doubleBlankAlone: stated(0, "El doble blanco"),
    doublesRedeal: reading(null),
    seenTileFinish: reading("normal"),
    stock: stated("none", "6"),
    hiddenTiles: reading(0, "6"),
    falseBlock: reading("fine"),
    fineScope: reading("ledger"),
    fineFlipsResult: reading("never"),
    standingsOrder: reading(["wins", "net", "for"]),
    netFormula: reading("plain"),
    absenceMinutes: reading(15),
    lateSeconds: reading(120),
    catalogue: reading("none"),
  },
};
