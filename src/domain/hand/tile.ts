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

const INDEX_OF: ReadonlyMap<string, number> = new Map(TILES.map((tile, index) => [tile, index]));

/** Reads `6-4` or `4-6` as the tile `6-4`; null where no such tile exists. */
export function parseTile(text: string): Tile | null {
  if (INDEX_OF.has(text)) return text as Tile;
  const turned = text.split("-").reverse().join("-");
  return INDEX_OF.has(turned) ? (turned as Tile) : null;
}

/** Place of a tile in `TILES`, 0 to 27. */
export function tileIndex(tile: Tile): number {
  return INDEX_OF.get(tile) as number;
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
