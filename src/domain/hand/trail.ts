import { firstPlace, OTHER_NUMBER, TILES_SHOWING, tilesReached } from "./number-sets";
import { isDouble, TILES } from "./tile";
import type { TileSet } from "./tile-set";
import { countTiles } from "./tile-set";

// A line is a trail: tiles one after another, each joined to the next by a number.

const STEP_BUDGET = 400;

const DOUBLES: TileSet = TILES.reduce(
  (set, tile, place) => (isDouble(tile) ? set | (1 << place) : set),
  0,
);

let steps = 0;

/** Walks on from `from` to `to` with `count` more tiles of the set, one of them `through` unless that is null. */
function walk(
  set: TileSet,
  from: number,
  to: number,
  count: number,
  through: number | null,
): boolean {
  if (count === 0) return from === to && through === null;
  steps += 1;
  if (steps > STEP_BUDGET) return true;
  const reached = tilesReached(set, 1 << from);
  if (countTiles(reached) < count) return false;
  if (through !== null && ((reached >> through) & 1) === 0) return false;
  const next = reached & (TILES_SHOWING[1 << from] as number);
  // A double first: it costs no step aside.
  for (const tiles of [next & DOUBLES, next & ~DOUBLES]) {
    for (let rest = tiles; rest !== 0; rest &= rest - 1) {
      const place = firstPlace(rest);
      const onward = (OTHER_NUMBER[place] as Int32Array)[from] as number;
      const still = place === through ? null : through;
      if (walk(set & ~(1 << place), onward, to, count - 1, still)) return true;
    }
  }
  return false;
}

/**
 * Whether some `count` tiles of a set make a line with these two ends, the tile `through` among them unless it is null.
 * True too where the search outgrows its budget.
 */
export function hasTrail(
  set: TileSet,
  left: number,
  right: number,
  count: number,
  through: number | null,
): boolean {
  steps = 0;
  return walk(set, left, right, count, through);
}
