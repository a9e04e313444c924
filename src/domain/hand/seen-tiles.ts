import type { Seat } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import type { SeenTile, Tile } from "./hand";
import { tileIndex } from "./tile";
import type { TileSet } from "./tile-set";
import { onlyTile } from "./tile-set";

// Seen tiles: exposed before they were played. Duty to play them in the order exposed (17.3), and no points for going
// out or closing with one (17.2; FEMUNDO 17).

/** A seat's turn in move `at`, with what it holds and what it could lay. */
export type SeenTurn = {
  readonly seat: Seat;
  readonly at: number;
  readonly held: TileSet;
  readonly playable: TileSet;
};

/**
 * The seen tiles of which a seat must play one now, if any is among the playable ones: the first of its queue that is
 * (`first-playable`), the first that it holds (`strict`), or whichever it likes (`player`).
 */
export function dueSeenTiles(
  seen: readonly SeenTile[],
  order: RuleSettings["seenTileOrder"],
  { seat, at, held, playable }: SeenTurn,
): readonly Tile[] {
  const isIn = (set: TileSet, tile: Tile) => (set & onlyTile(tileIndex(tile))) !== 0;
  const queue = seen
    .filter((entry) => entry.seat === seat && (entry.from ?? 0) <= at && isIn(held, entry.tile))
    .map((entry) => entry.tile);
  const due = (order === "strict" ? queue.slice(0, 1) : queue).filter((tile) =>
    isIn(playable, tile),
  );
  return order === "player" ? due : due.slice(0, 1);
}

/** Whether a seat's tile stood exposed before move `at`. */
export function isSeen(seen: readonly SeenTile[], seat: Seat, tile: Tile, at = Infinity): boolean {
  return seen.some(
    (entry) => entry.seat === seat && entry.tile === tile && (entry.from ?? 0) <= at,
  );
}
