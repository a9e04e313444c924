import type { RuleBook } from "../rule-book";
import { reading, stated } from "../rule-book";

// The public text breaks off in article 16: target and penalties are readings.

/** Reglamento de dominó individual: two players and a stock, articles 1 to 16. */
export const individual: RuleBook = {
  name: "Individual con pozo",
  summary: "individual",
  effectiveFrom: null,
  shape: { mode: "alone", players: 2 },
  settings: {
    target: reading(100),
    callMinutes: reading(null),
    slotMinutes: reading(null),
    afterCall: reading("finish"),
    firstLeader: stated("highest-double", "5"),
    drawRank: stated("lexicographic", "5"),
    nextLeader: reading("rotate", "6"),
    annulledNextLeader: reading("rotate", "6"),
    turn: reading("right"),
    dominoScoring: reading("opponents-only", "1"),
    blockWinner: stated("lowest-hand", "14"),
    blockPoints: stated("opponents-only", "14"),
    blockTie: stated("leader", "15"),
    capicuaBonus: reading(0),
    passBonus: reading(0),
    doubleBlankAlone: stated(10, "1"),
    doublesRedeal: stated(4, "7"),
    seenTileFinish: reading("normal"),
    stock: stated("draw", "9"),
    hiddenTiles: stated(2, "11"),
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
