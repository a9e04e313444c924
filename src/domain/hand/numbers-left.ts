import type { Tile } from "./hand";
import type { Ends } from "./line";
import { HIGHEST_NUMBER, hasNumber, largerHalf, otherHalf, smallerHalf, TILES } from "./tile";

// With all 28 tiles dealt every number stands on eight halves, and a line uses each an even number of times but for its
// two open ends. So what is left tells the ends. Sets of numbers are bits: bit n for n.

export const NUMBERS = Array.from({ length: HIGHEST_NUMBER + 1 }, (_, number) => number);

/** Numbers that stand an odd number of times on these tiles. */
export function oddNumbers(tiles: readonly Tile[]): readonly number[] {
  const odd = tiles.reduce(
    (mask, tile) => mask ^ (1 << largerHalf(tile)) ^ (1 << smallerHalf(tile)),
    0,
  );
  return NUMBERS.filter((number) => (odd >> number) & 1);
}

/** Numbers that stand on none of these tiles. */
export function absentNumbers(tiles: readonly Tile[]): readonly number[] {
  return NUMBERS.filter((number) => !tiles.some((tile) => hasNumber(tile, number)));
}

/** The two ends as a set of odd numbers: nothing where they are equal. */
function endsMask([left, right]: Ends): number {
  return (1 << left) ^ (1 << right);
}

/** The ends that may be open after a dominó, from the last tile and the ends before it, as far as they are known. */
export function finalEnds(lastTile: Tile | null, endsBefore: Ends | null): readonly Ends[] {
  const lastTiles = lastTile === null ? TILES : [lastTile];
  const before: readonly Ends[] =
    endsBefore === null
      ? NUMBERS.flatMap((left) => NUMBERS.map((right): Ends => [left, right]))
      : [endsBefore];
  return before.flatMap(([left, right]) =>
    lastTiles.flatMap((tile): readonly Ends[] => [
      ...(hasNumber(tile, left) ? [[otherHalf(tile, left), right] as const] : []),
      ...(hasNumber(tile, right) ? [[left, otherHalf(tile, right)] as const] : []),
    ]),
  );
}

const masksOfUnknown = [...new Set(finalEnds(null, null).map(endsMask))];

/** The sets of odd numbers that may be left after a dominó. */
export function oddAfterDomino(lastTile: Tile | null, endsBefore: Ends | null): readonly number[] {
  if (lastTile === null && endsBefore === null) return masksOfUnknown;
  return [...new Set(finalEnds(lastTile, endsBefore).map(endsMask))];
}

/** The sets of odd numbers of any unfinished line. */
export const ODD_ON_ANY_LINE: readonly number[] = masksOfUnknown;

/** Whether tiles hang together as one line must: from each number on them every other can be reached. */
export function areConnected(tiles: readonly Tile[]): boolean {
  const first = tiles[0];
  if (first === undefined) return true;
  const reached = new Set([largerHalf(first)]);
  for (let size = 0; size !== reached.size; ) {
    size = reached.size;
    for (const tile of tiles) {
      if (reached.has(largerHalf(tile)) || reached.has(smallerHalf(tile))) {
        reached.add(largerHalf(tile)).add(smallerHalf(tile));
      }
    }
  }
  return tiles.every((tile) => reached.has(largerHalf(tile)));
}
