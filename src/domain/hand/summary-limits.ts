import type { Seat, TableShape } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import { stockSize } from "./deal";
import { HAND_SIZE, SET_PIPS, SET_SIZE } from "./tile";

// How many tiles and pips anyone may still hold when a hand is over, from the rules alone.

export type SummaryEnding = "domino" | "block" | "false-block";

/** What bounds a summary: how it ended, who led and, but for a false block, who placed the last tile. */
export type SummaryFrame = {
  readonly shape: TableShape;
  readonly rules: RuleSettings;
  readonly ending: SummaryEnding;
  readonly leader: Seat;
  readonly closer: Seat | null;
};

/** Seven tiles of the highest: 6-6 6-5 6-4 5-5 6-3 5-4 and one of eight pips. */
const HIGHEST_SEVEN = 69;

/** Tiles that can be drawn in all. */
export function drawableTiles(frame: SummaryFrame): number {
  if (frame.rules.stock === "none") return 0;
  return Math.max(0, stockSize(frame.shape) - frame.rules.hiddenTiles);
}

/** Fewest and most tiles that a seat may hold: who went out none, the others one or more, less a tile surely played. */
export function tileLimits(
  frame: SummaryFrame,
  seat: Seat,
): { readonly min: number; readonly max: number } {
  if (frame.ending === "domino" && seat === frame.closer) return { min: 0, max: 0 };
  const hasPlayed =
    frame.ending !== "false-block" && (seat === frame.leader || seat === frame.closer);
  return { min: 1, max: HAND_SIZE + drawableTiles(frame) - (hasPlayed ? 1 : 0) };
}

/**
 * Fewest tiles on the table at the end of a hand in which nothing is drawn, by players. Whoever passes lacks both open
 * numbers for good, so nobody goes out while all the others only pass; a block with every tile dealt has the seven tiles
 * of its number laid, and three more pair the other six numbers (each of them is left an even number of times). The
 * dominoes are from trying every line: docs/decisions/0010, tests/long/short-hands.test.ts.
 */
const FEWEST_LAID: Readonly<
  Record<SummaryEnding, Readonly<Record<TableShape["players"], number>>>
> = {
  domino: { 2: 7, 3: 9, 4: 11 },
  block: { 2: 1, 3: 1, 4: 10 },
  "false-block": { 2: 0, 3: 0, 4: 0 },
};

/** With every tile dealt: 39 pips at least are laid in a dominó, and 42 in a block, by the same argument. */
const MOST_PIPS_LEFT = { domino: 129, block: 126, "false-block": SET_PIPS } as const;

/** The closer may have laid his last tile before the player in turn (16.3). */
export function mayBeEarly({ ending, shape, rules }: SummaryFrame): boolean {
  return ending === "domino" && shape.mode === "pairs" && rules.lastTileEarly !== "forbidden";
}

/** Whether one tile and two pips fewer may have been laid: the leader went out early. */
function isShortest(frame: SummaryFrame): boolean {
  return mayBeEarly(frame) && frame.closer === frame.leader;
}

/** Most tiles in all hands together. */
export function mostTilesLeft(frame: SummaryFrame): number {
  const { players } = frame.shape;
  const draws = drawableTiles(frame);
  const laid = FEWEST_LAID[frame.ending][draws > 0 ? 2 : players] - (isShortest(frame) ? 1 : 0);
  return HAND_SIZE * players + draws - laid;
}

/** Most pips in all hands together. */
export function mostPipsLeft(frame: SummaryFrame): number {
  if (!isWholeSetDealt(frame)) return SET_PIPS;
  return MOST_PIPS_LEFT[frame.ending] + (isShortest(frame) ? 2 : 0);
}

/** Most pips in one hand: 69 in seven tiles; after draws only the set bounds it. */
export function mostPips(frame: SummaryFrame): number {
  return drawableTiles(frame) > 0 ? SET_PIPS : HIGHEST_SEVEN;
}

/** All 28 tiles are dealt, so what is left tells about what was played. */
export function isWholeSetDealt(frame: SummaryFrame): boolean {
  return frame.shape.players * HAND_SIZE === SET_SIZE;
}
