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
function drawable(frame: SummaryFrame): number {
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
  return { min: 1, max: HAND_SIZE + drawable(frame) - (hasPlayed ? 1 : 0) };
}

/** Most tiles in all hands together. */
export function mostTilesLeft(frame: SummaryFrame): number {
  const played = frame.ending === "domino" ? HAND_SIZE : 1;
  return (
    HAND_SIZE * frame.shape.players +
    drawable(frame) -
    (frame.ending === "false-block" ? 0 : played)
  );
}

/** Most pips in one hand: 69 in seven tiles; after draws only the set bounds it. */
export function mostPips(frame: SummaryFrame): number {
  return drawable(frame) > 0 ? SET_PIPS : HIGHEST_SEVEN;
}

/** All 28 tiles are dealt, so what is left tells about what was played. */
export function isWholeSetDealt(frame: SummaryFrame): boolean {
  return frame.shape.players * HAND_SIZE === SET_SIZE;
}
