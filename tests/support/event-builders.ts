import type {
  EventDocument,
  EventEntrant,
  EventRound,
  EventTable,
} from "@/domain/event/event-document";
import { defaultPairing } from "@/domain/event/pairing-defaults";
import { resolveRules } from "@/domain/rules/resolve-rules";
import type { EventFormat, RuleSettings } from "@/domain/rules/settings";

/** FEDEDODO's book, with the figures that count in these tests written out. */
export const bookRules: RuleSettings = {
  ...resolveRules("fededodo-2026", { mode: "pairs", players: 4, format: "pairs" }),
  catalogue: "fededodo",
  target: 200,
  callMinutes: 35,
  slotMinutes: 40,
  afterCall: "extra-hand",
  firstLeader: "draw",
  drawRank: "lexicographic",
  nextLeader: "rotate",
  annulledNextLeader: "rotate",
  turn: "right",
  dominoScoring: "all-unplayed",
  blockWinner: "pair-total",
  blockPoints: "all-hands",
  blockTie: "none",
  capicuaBonus: 0,
  passBonus: 0,
  doubleBlankAlone: 0,
  doublesRedeal: null,
  seenTileFinish: "ends-zero",
  stock: "none",
  hiddenTiles: 0,
  falseBlock: "award-unplayed",
  fineScope: "pair",
  fineFlipsResult: "strict-less",
  standingsOrder: ["wins", "net", "for"],
  netFormula: "plain",
  absenceMinutes: 5,
  lateSeconds: 90,
};

/** Entrants 1…count, ranked by their number. */
export function entrantsOf(
  count: number,
  more: (id: number) => Partial<EventEntrant> = () => ({}),
): readonly EventEntrant[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    rank: index + 1,
    ...more(index + 1),
  }));
}

/** An event with every field, from the fields that matter to a test. */
export function eventOf(
  parts: Partial<EventDocument> & { readonly entrants: EventDocument["entrants"] },
): EventDocument {
  const format: EventFormat = parts.format ?? "pairs";
  return {
    format,
    rules: "fededodo-2026",
    seed: "prueba",
    pairing: defaultPairing(format, parts.entrants.length),
    forbidden: [],
    rounds: [],
    adjustments: [],
    ...parts,
  };
}

/** A finished table from ids and points: `tableOf(1, "4", "1", 200, 140)`; several ids a side as "1 2". */
export function tableOf(
  table: number,
  ac: string,
  bd: string,
  pointsAc: number,
  pointsBd: number,
): EventTable {
  return {
    table,
    AC: ac.split(" "),
    BD: bd.split(" "),
    points: { AC: pointsAc, BD: pointsBd },
    winner: pointsAc > pointsBd ? "AC" : "BD",
  };
}

/** A round from its tables and the ids that rested. */
export function roundOf(tables: readonly EventTable[], ...byes: readonly string[]): EventRound {
  return { tables, byes };
}
