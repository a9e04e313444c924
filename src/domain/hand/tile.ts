import type { Tile } from "./hand";

// The double-six set: 28 tiles, every number on eight halves, 168 pips in all.

export const HAND_SIZE = 7;
export const SET_SIZE = 28;
export const SET_PIPS = 168;
export const HIGHEST_NUMBER = 6;
export const DOUBLE_BLANK: Tile = "0-0";

/** The whole set from 6-6 down to 0-0, by larger half and then by smaller half. */
export const TILES: readonly Tile[] = Array.from({ length: HIGHEST_NUMBER + 1 }, (_, i) => {
  const high = HIGHEST_NUMBER - i;
  return Array.from({ length: high + 1 }, (_unused, j): Tile => `${high}-${high - j}`);
}).flat();

const DASH = 45;
const ZERO = 48;

/** Places in `TILES` by both halves, in either order. */
const INDEX_OF_HALVES: readonly (readonly number[])[] = Array.from(
  { length: HIGHEST_NUMBER + 1 },
  (_, a) =>
    Array.from({ length: HIGHEST_NUMBER + 1 }, (_unused, b) =>
      TILES.indexOf(`${Math.max(a, b)}-${Math.min(a, b)}`),
    ),
);

/** Place in `TILES` of the tile with these halves, in either order; -1 where no such tile exists. */
export function indexOfHalves(a: number, b: number): number {
  return INDEX_OF_HALVES[a]?.[b] ?? -1;
}

/** Place in `TILES` of a tile written `6-4` or `4-6`; -1 where no such tile exists. */
export function indexOfText(text: string): number {
  if (text.length !== 3 || text.charCodeAt(1) !== DASH) return -1;
  return indexOfHalves(text.charCodeAt(0) - ZERO, text.charCodeAt(2) - ZERO);
}

/** Reads `6-4` or `4-6` as the tile `6-4`; null where no such tile exists. */
export function parseTile(text: string): Tile | null {
  return TILES[indexOfText(text)] ?? null;
}

/** Place of a tile in `TILES`, 0 to 27. */
export function tileIndex(tile: Tile): number {
  return indexOfText(tile);
}

export function largerHalf(tile: Tile): number {
  return tile.charCodeAt(0) - 48;
}

export function smallerHalf(tile: Tile): number {
  return tile.charCodeAt(2) - 48;
}

export function tilePips(tile: Tile): number {
  return largerHalf(tile) + smallerHalf(tile);
}

export function isDouble(tile: Tile): boolean {
  return largerHalf(tile) === smallerHalf(tile);
}

export function hasNumber(tile: Tile, number: number): boolean {
  return largerHalf(tile) === number || smallerHalf(tile) === number;
}

/** The half that stays open when `number` is matched. */
export function otherHalf(tile: Tile, number: number): number {
  return largerHalf(tile) === number ? smallerHalf(tile) : largerHalf(tile);
}

export function pipsOf(tiles: readonly Tile[]): number {
  return tiles.reduce((sum, tile) => sum + tilePips(tile), 0);
}
