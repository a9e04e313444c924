import type { Tile } from "./hand";
import { HIGHEST_NUMBER, hasNumber, SET_SIZE, TILES, tilePips } from "./tile";

// Sets of tiles in one number each: bit i stands for `TILES[i]`. Hands, what is laid and what fits are such sets, so that
// a whole line of play is checked with a few operations a move.

/** A set of tiles, 28 bits. */
export type TileSet = number;

export const NO_TILES: TileSet = 0;
export const ALL_TILES: TileSet = 2 ** SET_SIZE - 1;

/** The set of one tile, by its place in `TILES`. */
export function onlyTile(index: number): TileSet {
  return 1 << index;
}

/** The seven tiles with a number, by number. */
const WITH_NUMBER: readonly TileSet[] = Array.from({ length: HIGHEST_NUMBER + 1 }, (_, number) =>
  TILES.reduce((set, tile, i) => (hasNumber(tile, number) ? set | onlyTile(i) : set), NO_TILES),
);

/** The seven tiles with a number. */
export function tilesWith(number: number): TileSet {
  return WITH_NUMBER[number] ?? NO_TILES;
}

// Seven bits are looked up at a time: pips and tiles of each of the 128 sets of four groups of seven tiles.

const GROUP = 7;
const GROUP_SETS = 2 ** GROUP;

function groupSums(group: number, worth: (index: number) => number): readonly number[] {
  return Array.from({ length: GROUP_SETS }, (_, bits) => {
    let sum = 0;
    for (let i = 0; i < GROUP; i++) if (bits & (1 << i)) sum += worth(group * GROUP + i);
    return sum;
  });
}

/** Sums by group, one after another. */
function sumTable(worth: (index: number) => number): readonly number[] {
  return [0, 1, 2, 3].flatMap((group) => groupSums(group, worth));
}

const PIPS = sumTable((index) => tilePips(TILES[index] as Tile));
const COUNTS = sumTable(() => 1);

function lookUp(table: readonly number[], set: TileSet): number {
  const mask = GROUP_SETS - 1;
  return (
    (table[set & mask] as number) +
    (table[GROUP_SETS + ((set >>> GROUP) & mask)] as number) +
    (table[2 * GROUP_SETS + ((set >>> (2 * GROUP)) & mask)] as number) +
    (table[3 * GROUP_SETS + ((set >>> (3 * GROUP)) & mask)] as number)
  );
}

export function pipsIn(set: TileSet): number {
  return lookUp(PIPS, set);
}

export function countTiles(set: TileSet): number {
  return lookUp(COUNTS, set);
}

/** The places in `TILES` of the tiles of a set. */
export function places(set: TileSet): readonly number[] {
  return TILES.flatMap((_, index) => ((set & onlyTile(index)) !== 0 ? [index] : []));
}

/** The tiles of a set, highest first. */
export function tilesIn(set: TileSet): readonly Tile[] {
  return TILES.filter((_, index) => (set & onlyTile(index)) !== 0);
}

/** Whether a set holds exactly one tile. */
export function isSingle(set: TileSet): boolean {
  return set !== 0 && (set & (set - 1)) === 0;
}
