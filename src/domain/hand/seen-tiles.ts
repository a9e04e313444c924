import type { Seat } from "../rules/seat";
import type { SeenTile, Tile } from "./hand";
import { tileIndex } from "./tile";
import type { TileSet } from "./tile-set";
import { onlyTile } from "./tile-set";

// Seen tiles: exposed before they were played. Duty to play them in the order exposed (17.3), and no points for going
// out or closing with one (17.2; FEMUNDO 17).

/** The seen tile that a seat must play now: the first of its queue that is exposed and among the playable ones. */
export function dueSeenTile(
  seen: readonly SeenTile[],
  seat: Seat,
  at: number,
  playable: TileSet,
): Tile | null {
  const due = seen.find(
    (entry) =>
      entry.seat === seat &&
      (entry.from ?? 0) <= at &&
      (playable & onlyTile(tileIndex(entry.tile))) !== 0,
  );
  return due?.tile ?? null;
}

/** Whether a seat's tile stood exposed before move `at`. */
export function isSeen(seen: readonly SeenTile[], seat: Seat, tile: Tile, at = Infinity): boolean {
  return seen.some(
    (entry) => entry.seat === seat && entry.tile === tile && (entry.from ?? 0) <= at,
  );
}
