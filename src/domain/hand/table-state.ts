import type { Seat, TableShape } from "../rules/seat";
import { seatAfter, seatsOf } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import type { Deal, Hands } from "./deal";
import { stockSize } from "./deal";
import type { SeenTile, Tile } from "./hand";
import type { Ends, Line } from "./line";
import { endsOf, fitsLine } from "./line";
import type { Turn } from "./pass-bonus";
import { isSeen } from "./seen-tiles";
import { HIGHEST_NUMBER, hasNumber } from "./tile";

// The table in the middle of a hand, and what a seat may do now. Values are replaced, never changed.

/** How a hand ended: who placed the last tile, which, and the ends before it. */
export type Ended = {
  readonly ending: "domino" | "block";
  readonly closer: Seat;
  readonly lastTile: Tile;
  /** Move that placed the last tile. */
  readonly at: number;
  readonly endsBefore: Ends | null;
};

export type Table = {
  readonly shape: TableShape;
  readonly rules: RuleSettings;
  readonly seen: readonly SeenTile[];
  readonly leader: Seat;
  readonly hands: Hands;
  readonly line: Line;
  readonly laid: readonly Tile[];
  readonly stock: readonly Tile[];
  readonly drawn: number;
  readonly turn: Seat;
  readonly turns: readonly Turn[];
  /** Moves written so far. */
  readonly at: number;
  readonly last: Omit<Ended, "ending"> | null;
  readonly ended: Ended | null;
  /** Passes still allowed to be written after a block. */
  readonly closingPasses: number;
};

export function tableAtStart(
  deal: Deal,
  leader: Seat,
  shape: TableShape,
  rules: RuleSettings,
  seen: readonly SeenTile[],
): Table {
  return {
    shape,
    rules,
    seen,
    leader,
    hands: deal.hands,
    line: null,
    laid: [],
    stock: deal.stock,
    drawn: 0,
    turn: leader,
    turns: [],
    at: 0,
    last: null,
    ended: null,
    closingPasses: 0,
  };
}

/** A seat may not go out with a seen tile where the rules forbid it. */
export function mayNotFinishWith(table: Table, seat: Seat, tile: Tile): boolean {
  return (
    table.rules.seenTileFinish === "forbidden" &&
    table.hands[seat].length === 1 &&
    isSeen(table.seen, seat, tile, table.at)
  );
}

/** Tiles that a seat could lay now, in the order of its hand. */
export function legalPlays(table: Table, seat: Seat): readonly Tile[] {
  return table.hands[seat].filter(
    (tile) => fitsLine(table.line, tile) && !mayNotFinishWith(table, seat, tile),
  );
}

/** Whether a seat can lay any tile now. */
export function canLay(table: Table, seat: Seat): boolean {
  return table.hands[seat].some(
    (tile) => fitsLine(table.line, tile) && !mayNotFinishWith(table, seat, tile),
  );
}

/** Tiles of the stock that may still be drawn; the hidden ones never are (individual 11). */
export function drawableTiles(table: Table): number {
  if (table.rules.stock === "none") return 0;
  return Math.max(0, stockSize(table.shape) - table.rules.hiddenTiles - table.drawn);
}

/** Whether a seat can neither lay nor draw. */
export function mustPass(table: Table, seat: Seat): boolean {
  return drawableTiles(table) === 0 && !canLay(table, seat);
}

/** Every tile that would fit has been laid: no draw can change it (individual 13). */
function isLineClosed(table: Table): boolean {
  const ends = endsOf(table.line);
  if (ends === null) return false;
  return ends.every((end) => {
    const laid = table.laid.filter((tile) => hasNumber(tile, end)).length;
    return laid === HIGHEST_NUMBER + 1;
  });
}

/** Nobody can lay a tile any more (10.1), nor draw one that would fit. */
export function isBlocked(table: Table): boolean {
  if (table.line === null) return false;
  if (seatsOf(table.shape.players).some((seat) => canLay(table, seat))) return false;
  return drawableTiles(table) === 0 || isLineClosed(table);
}

/** Seats from the one whose turn it is up to, not including, `seat`. */
export function seatsSkipped(table: Table, seat: Seat): readonly Seat[] {
  const skipped: Seat[] = [];
  for (let next = table.turn; next !== seat; next = seatAfter(next, table.shape.players)) {
    skipped.push(next);
  }
  return skipped;
}
