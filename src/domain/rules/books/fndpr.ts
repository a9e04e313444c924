import { defineBook, reading, stated } from "../rule-book";
import { SILENCE } from "../silence";

// Only rules 1 to 8 of this text are public: what stands in the later ones is read as FEDEDODO has it.

/** Reglamento of the Federación Nacional de Dominó of Puerto Rico, rules 1 to 8. */
export const fndpr = defineBook({
  id: "fndpr",
  name: "Federación de Puerto Rico",
  summary: "200 puntos o 40 minutos; con cinco dobles o más se reparte de nuevo.",
  source:
    "Reglamento Oficial de Juego de la Federación Nacional de Dominó de Puerto Rico; solo las reglas 1 a 8 son públicas.",
  version: "reglas 1 a 8",
  effectiveFrom: null,
  shape: { mode: "pairs", players: 4 },
  tables: stated([{ mode: "pairs", players: 4 }], "1"),
  extends: SILENCE,
  settings: {
    target: stated(200, "1"),
    callMinutes: stated(40, "1"),
    slotMinutes: stated(40, "1"),
    afterCall: reading("finish", "1"),
    turn: stated("right", "2"),

    firstLeader: stated("draw", "2"),
    drawRank: stated("sum-then-half", "2"),
    nextLeader: stated("rotate", "2"),
    annulledNextLeader: stated("rotate", "3"),
    tiedBlockNextLeader: stated("rotate", "3"),
    redealNextLeader: stated("same", "8.A"),
    wrongStart: reading("seen-tile"),

    shufflerSeat: reading("left-of-leader", "2"),
    reshuffle: stated("leader", "2"),
    takeOrder: stated("leader-first", "2"),
    tileOrder: reading("as-taken", "6"),
    rackWait: stated("third-and-fourth", "6"),
    exposedRedeal: stated(null, "6"),
    extraTiles: stated("fine-pair", "7"),
    doublesRedeal: stated(5, "8.A"),
    wrongDoublesFine: stated(25, "8.B"),

    blockWinner: reading("pair-total", "9"),
    blockPoints: reading("all-hands", "9"),
    blockTie: reading("none", "3"),

    openingOrientation: stated("small-half-to-leader", "4.A"),
    passWord: reading("word-only"),
    falsePass: reading("annul"),
    chivo: reading("opponents-choose"),
    earlyPlay: reading("seen-if-it-does-not-fit"),
    consecutivePlay: reading("words-or-passes"),

    touchedTile: reading("opponents-choose"),
    touchedUnseenTile: reading("face-down"),
    exposedTile: stated("seen", "6"),
    identifiedHalves: reading(1, "15"),
    seenTileOrder: reading("first-playable", "15"),
    seenTileFinish: reading("ends-zero", "15"),
    seenTilePartner: reading("ends-zero", "15"),

    fineUnit: stated(25, "7"),
    fineScope: stated("pair", "7"),
    fineFlipsResult: reading("strict-less"),

    standingsOrder: reading(["wins", "net", "for"], "1"),
  },
});
