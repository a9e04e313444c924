import type { SettingRow } from "../rule-book";
import { byMode, defineBook, reading, stated } from "../rule-book";
import type { RulesContext } from "../settings";
import { SILENCE } from "../silence";

/** With two or three players the tiles over are drawn from; with four none are over. */
function stockRow(context: RulesContext): SettingRow<"none" | "draw"> {
  return context.mode === "alone" && context.players < 4
    ? stated("draw", "El turno")
    : stated("none", "El turno");
}

/** The Dominican table game as the DomiKapikua guide tells it, October 2026. Articles are the guide's headings. */
export const domikapikua = defineBook({
  id: "domikapikua",
  name: "DomiKapikua",
  summary: "Mesa dominicana a 100: sale quien gana, capicúa y pase de 30, tranque en duelo.",
  source: "Guía del dominó dominicano de DomiKapikua; sus apartados no llevan número.",
  version: "octubre de 2026",
  effectiveFrom: "2026-10-19",
  shape: { mode: "pairs", players: 4 },
  tables: stated(
    [
      { mode: "pairs", players: 4 },
      { mode: "alone", players: 2 },
      { mode: "alone", players: 3 },
      { mode: "alone", players: 4 },
    ],
    "Las fichas",
  ),
  extends: SILENCE,
  settings: {
    target: stated(100, "La partida"),
    turn: stated("right", "El turno"),

    firstLeader: stated("highest-double", "La salida"),
    // The guide calls the value of a tile the sum of its halves.
    drawRank: reading("sum-then-half", "La salida"),
    nextLeader: stated("winner", "La salida"),

    stock: stockRow,
    hiddenTiles: stated(0, "El turno"),

    dominoScoring: stated("opponents-only", "Ganar una mano"),
    blockWinner: byMode(stated("duel", "El tranque"), stated("lowest-hand", "El tranque")),
    blockPoints: byMode(stated("all-hands", "El tranque"), stated("opponents-only", "El tranque")),
    blockTie: byMode(stated("closer", "El tranque"), stated("nearest-to-closer", "El tranque")),
    capicuaBonus: stated(30, "La capicúa"),
    capicuaWins: stated("may", "La capicúa"),
    passBonus: stated(30, "El pase de 30"),
    passBonusWins: stated("never", "El pase de 30"),
    openingPassBonus: stated("next-opponent", "El pase de 30"),
    doubleBlankAlone: reading(0, "Las fichas"),
  },
});
