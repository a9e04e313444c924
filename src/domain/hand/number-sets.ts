import { HIGHEST_NUMBER, largerHalf, SET_SIZE, smallerHalf, TILES } from "./tile";
import type { TileSet } from "./tile-set";

// Sets of numbers as bits (bit n for n), and what they have to do with sets of tiles.

/** A set of numbers, seven bits. */
export type NumberSet = number;

const NUMBER_SETS = 2 ** (HIGHEST_NUMBER + 1);
export const ALL_NUMBERS = NUMBER_SETS - 1;

/** The two numbers of each tile by place; one for a double. */
export const NUMBERS_OF: readonly number[] = TILES.map(
  (tile) => (1 << largerHalf(tile)) | (1 << smallerHalf(tile)),
);

/** For each set of numbers the tiles that show one of them. */
export const TILES_SHOWING: Int32Array = Int32Array.from({ length: NUMBER_SETS }, (_, numbers) =>
  NUMBERS_OF.reduce((set, both, place) => ((both & numbers) !== 0 ? set | (1 << place) : set), 0),
);

/** By place and number of a tile, the number at its other half. */
export const OTHER_NUMBER: readonly Int32Array[] = TILES.map((tile) => {
  const others = new Int32Array(HIGHEST_NUMBER + 1);
  others[largerHalf(tile)] = smallerHalf(tile);
  others[smallerHalf(tile)] = largerHalf(tile);
  return others;
});

/** Place of the lowest bit of a set that is not empty. */
export function firstPlace(set: TileSet): number {
  return 31 - Math.clz32(set & -set);
}

// Tables for half a set each: a look-up is many times faster than going through the tiles.
const HALF = SET_SIZE / 2;
const HALF_MASK = 2 ** HALF - 1;

function halfTable(from: number, join: (numbers: number, tile: number) => number): Uint8Array {
  const table = new Uint8Array(HALF_MASK + 1);
  for (let set = 1; set <= HALF_MASK; set++) {
    const rest = set & (set - 1);
    table[set] = join(table[rest] as number, NUMBERS_OF[from + firstPlace(set)] as number);
  }
  return table;
}

const joinNumbers = (numbers: number, both: number) => numbers | both;
/** A double turns its number twice. */
const turnNumbers = (odd: number, both: number) => ((both & (both - 1)) === 0 ? odd : odd ^ both);

const NUMBERS_LOW = halfTable(0, joinNumbers);
const NUMBERS_HIGH = halfTable(HALF, joinNumbers);
const ODD_LOW = halfTable(0, turnNumbers);
const ODD_HIGH = halfTable(HALF, turnNumbers);

/** All numbers on the tiles of a set. */
export function numbersOn(set: TileSet): NumberSet {
  return (NUMBERS_LOW[set & HALF_MASK] as number) | (NUMBERS_HIGH[set >>> HALF] as number);
}

/** Numbers that stand an odd number of times on a set of tiles. */
export function oddOn(set: TileSet): NumberSet {
  return (ODD_LOW[set & HALF_MASK] as number) ^ (ODD_HIGH[set >>> HALF] as number);
}

/** The tiles of a set that hang together with some numbers, tile by tile. */
export function tilesReached(set: TileSet, from: NumberSet): TileSet {
  let numbers = from;
  for (;;) {
    const reached = set & (TILES_SHOWING[numbers] as number);
    const wider = numbers | numbersOn(reached);
    if (wider === numbers) return reached;
    numbers = wider;
  }
}
