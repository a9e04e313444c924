import type { HandEnding } from "@/domain/hand/hand";
import type { SummaryFrame } from "@/domain/hand/summary-limits";
import { tileLimits } from "@/domain/hand/summary-limits";
import { TILES, tilePips } from "@/domain/hand/tile";
import type { Seat, TableShape } from "@/domain/rules/seat";
import type { RuleSettings } from "@/domain/rules/settings";

// What a hand can still hold when it is over, so that an impossible figure is refused while it is typed.

export type SeatLimits = { readonly tiles: number; readonly pips: number };

type LimitFacts = {
  readonly rules: RuleSettings;
  readonly shape: TableShape;
  readonly ending: HandEnding | null;
  /** Who led and who placed the last tile, where known. */
  readonly leader: Seat | null;
  readonly closer: Seat | null;
};

const HEAVIEST = TILES.map(tilePips).toSorted((a, b) => b - a);

/** Most pips on so many tiles: 69 on seven, 61 on six. */
export function mostPipsOn(tiles: number): number {
  return HEAVIEST.slice(0, tiles).reduce((sum, pips) => sum + pips, 0);
}

/** Most tiles and pips that a seat may be left with. */
export function seatLimits(facts: LimitFacts, seat: Seat): SeatLimits {
  const { rules, shape, ending, leader, closer } = facts;
  const frame: SummaryFrame = {
    rules,
    shape,
    ending: ending === "domino" || ending === "block" ? ending : "false-block",
    // Without a known leader whoever closed has surely placed a tile.
    leader: leader ?? closer ?? "A",
    closer: ending === "false-block" ? null : closer,
  };
  const tiles = tileLimits(frame, seat).max;
  return { tiles, pips: mostPipsOn(tiles) };
}
