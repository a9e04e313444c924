import type { Tile } from "@/domain/hand/hand";

// What the pictures of tiles need to know about tiles: their halves, the words for them, and their order on a screen.

const NUMBERS = ["blanco", "uno", "dos", "tres", "cuatro", "cinco", "seis"] as const;

/** The two halves of a tile, larger first: `6-4` is `[6, 4]`. */
export function tileHalves(tile: Tile): readonly [number, number] {
  const [high = 0, low = 0] = tile.split("-").map(Number);
  return [high, low];
}

/** A tile as it is said: "seis cuatro", "doble cinco", "uno blanco". */
export function tileWords(tile: Tile): string {
  const [high, low] = tileHalves(tile);
  return high === low ? `doble ${NUMBERS[high]}` : `${NUMBERS[high]} ${NUMBERS[low]}`;
}

function suit(high: number): readonly Tile[] {
  return Array.from({ length: high + 1 }, (_, index): Tile => `${high}-${high - index}`);
}

/** The 28 tiles in four rows of seven: the sixes; fives and 0-0; fours and ones; threes and twos. */
export const TILE_ROWS: readonly (readonly Tile[])[] = [
  suit(6),
  [...suit(5), ...suit(0)],
  [...suit(4), ...suit(1)],
  [...suit(3), ...suit(2)],
];

/** Pips of some tiles together, the blank double counted as 0. */
export function pipsOf(tiles: readonly Tile[]): number {
  return tiles.reduce((sum, tile) => {
    const [high, low] = tileHalves(tile);
    return sum + high + low;
  }, 0);
}
