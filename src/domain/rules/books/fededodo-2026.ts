import type { RuleBook } from "../rule-book";
import { byFixedPairs, byMode, reading, stated } from "../rule-book";

/** Reglamento oficial de FEDEDODO, text of February 2026. */
export const fededodo2026: RuleBook = {
  name: "FEDEDODO 2026",
  summary: "fededodo-2026",
  effectiveFrom: "2026-02-01",
  shape: { mode: "pairs", players: 4 },
  settings: {
    target: byMode(stated(200, "4.1"), stated(100, "4.2")),
    // 23.1 says 40 minutes and 23.3 says 35: the call is at 35 and the table is kept until 40.
    callMinutes: stated(35, "23.3"),
    slotMinutes: reading(40, "23.1"),
    afterCall: stated("extra-hand", "23.3"),
    firstLeader: stated("draw", "7.1"),
    drawRank: stated("lexicographic", "7.1"),
    nextLeader: stated("rotate", "7.2"),
    annulledNextLeader: reading("rotate", "14.2"),
    turn: stated("right", "8.1"),
    dominoScoring: reading("all-unplayed", "10.3"),
    blockWinner: byMode(stated("pair-total", "10.3"), reading("lowest-hand", "4.2")),
    blockPoints: byMode(stated("all-hands", "10.3"), reading("opponents-only", "4.2")),
    blockTie: stated("none", "10.4"),
    capicuaBonus: reading(0),
    passBonus: reading(0),
    doubleBlankAlone: reading(0),
    doublesRedeal: reading(null),
    seenTileFinish: reading("ends-zero", "17.2"),
    stock: stated("none", "4.2"),
    hiddenTiles: reading(0, "4.2"),
    falseBlock: stated("award-unplayed", "18.2"),
    fineScope: byFixedPairs(reading("pair"), reading("ledger")),
    fineFlipsResult: reading("strict-less"),
    standingsOrder: reading(["wins", "net", "for"]),
    netFormula: reading("plain"),
    absenceMinutes: reading(15, "24.1"),
    lateSeconds: stated(120, "23.2"),
    catalogue: stated("fededodo", "12"),
  },
};
