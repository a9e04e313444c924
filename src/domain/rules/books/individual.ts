import { defineBook, reading, stated } from "../rule-book";
import { SILENCE } from "../silence";

// The public text breaks off in article 16: target and penalties are readings.

/** Reglamento de dominó individual: two players and a stock, articles 1 to 16. */
export const individual = defineBook({
  id: "individual",
  name: "Individual con pozo",
  summary: "Dos jugadores que roban del pozo y dejan dos fichas tapadas.",
  source: "Reglamento de Dominó Individual; solo los artículos 1 a 16 son públicos.",
  version: "artículos 1 a 16",
  effectiveFrom: null,
  shape: { mode: "alone", players: 2 },
  tables: stated([{ mode: "alone", players: 2 }], "2"),
  extends: SILENCE,
  settings: {
    firstLeader: stated("highest-double", "5"),
    drawRank: stated("lexicographic", "5"),
    nextLeader: reading("rotate", "6"),
    annulledNextLeader: reading("rotate", "6"),
    redealNextLeader: reading("same", "7"),

    // With two players the one who does not lead sits on both sides of the leader.
    shufflerSeat: stated("left-of-leader", "2"),
    takeOrder: stated("leader-first", "3"),
    doublesRedeal: stated(4, "7"),
    stock: stated("draw", "9"),
    hiddenTiles: stated(2, "11"),

    dominoScoring: reading("opponents-only", "1"),
    blockWinner: stated("lowest-hand", "14"),
    blockPoints: stated("opponents-only", "14"),
    blockTie: stated("leader", "15"),
    doubleBlankAlone: stated(10, "1"),

    singleOptionSeconds: stated(0, "16"),
    passWord: stated("word-or-knock", "10"),
    falsePass: reading("correct", "12"),
    chivo: reading("correct", "8"),
    misplacedTile: stated("any-time", "8"),
  },
});
