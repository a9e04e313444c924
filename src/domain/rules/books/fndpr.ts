import type { RuleBook } from "../rule-book";
import { reading, stated } from "../rule-book";

// Only rules 1 to 8 of this text are public: what stands in the later ones follows FEDEDODO, marked as a reading.

/** Reglamento of the Federación Nacional de Dominó of Puerto Rico, rules 1 to 8. */
export const fndpr: RuleBook = {
  name: "Federación de Puerto Rico",
  summary: "fndpr",
  effectiveFrom: null,
  shape: { mode: "pairs", players: 4 },
  settings: {
    target: stated(200, "1"),
    callMinutes: stated(40, "1"),
    slotMinutes: stated(40, "1"),
    afterCall: reading("finish", "1"),
    firstLeader: stated("draw", "2"),
    drawRank: stated("sum-then-half", "2"),
    nextLeader: stated("rotate", "2"),
    annulledNextLeader: stated("rotate", "3"),
    turn: stated("right", "2"),
    dominoScoring: reading("all-unplayed"),
    blockWinner: reading("pair-total", "9"),
    blockPoints: reading("all-hands", "9"),
    blockTie: reading("none", "3"),
    capicuaBonus: reading(0),
    passBonus: reading(0),
    doubleBlankAlone: reading(0),
    doublesRedeal: stated(5, "8.A"),
    seenTileFinish: reading("ends-zero", "15"),
    stock: reading("none"),
    hiddenTiles: reading(0),
    falseBlock: reading("fine"),
    fineScope: stated("pair", "7"),
    fineFlipsResult: reading("strict-less"),
    standingsOrder: reading(["wins", "net", "for"], "1"),
    netFormula: reading("plain"),
    absenceMinutes: reading(15),
    lateSeconds: reading(120),
    catalogue: reading("none"),
  },
};
