import type { RuleBook, SettingRow } from "../rule-book";
import { byMode, reading, stated } from "../rule-book";
import type { RulesContext } from "../settings";

/** With two or three players the tiles over are drawn from; with four none are over. */
function stockRow(context: RulesContext): SettingRow<"none" | "draw"> {
  return context.mode === "alone" && context.players < 4
    ? stated("draw", "El turno")
    : stated("none", "El turno");
}

/** The Dominican table game as the DomiKapikua guide tells it, October 2026. Articles are the guide's headings. */
export const domikapikua: RuleBook = {
  name: "DomiKapikua",
  summary: "domikapikua",
  effectiveFrom: "2026-10-19",
  shape: { mode: "pairs", players: 4 },
  settings: {
    target: stated(100, "La partida"),
    callMinutes: reading(null),
    slotMinutes: reading(null),
    afterCall: reading("finish"),
    firstLeader: stated("highest-double", "La salida"),
    // The guide calls the value of a tile the sum of its halves.
    drawRank: reading("sum-then-half", "La salida"),
    nextLeader: stated("winner", "La salida"),
    annulledNextLeader: reading("rotate"),
    turn: stated("right", "El turno"),
    dominoScoring: stated("opponents-only", "Ganar una mano"),
    blockWinner: byMode(stated("duel", "El tranque"), stated("lowest-hand", "El tranque")),
    blockPoints: byMode(stated("all-hands", "El tranque"), stated("opponents-only", "El tranque")),
    blockTie: byMode(stated("closer", "El tranque"), stated("nearest-to-closer", "El tranque")),
    capicuaBonus: stated(30, "La capicúa"),
    passBonus: stated(30, "El pase de 30"),
    doubleBlankAlone: reading(0, "Las fichas"),
    doublesRedeal: reading(null),
    seenTileFinish: reading("normal"),
    stock: stockRow,
    hiddenTiles: stated(0, "El turno"),
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
