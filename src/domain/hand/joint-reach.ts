import {
  HIGHEST_NUMBER,
  largerHalf,
  SET_PIPS,
  SET_SIZE,
  smallerHalf,
  TILES,
  tilePips,
} from "./tile";

// What sets of tiles from some place of `TILES` on can add up to, by which numbers stand an odd number of times in them.
// Bit sets of sums, 0 to 168, in six words.

const PARITIES = 1 << (HIGHEST_NUMBER + 1);
const WORDS = Math.ceil((SET_PIPS + 1) / 32);
const ROW = PARITIES * WORDS;

/** Numbers whose parity a tile turns: none for a double. */
export const TURNED_NUMBERS = TILES.map(
  (tile) => (1 << largerHalf(tile)) ^ (1 << smallerHalf(tile)),
);

/** One row a place: for each set of numbers turned odd by tiles from there on, the sums that they can have. */
export type JointReach = readonly Int32Array[];

function addShifted(to: Int32Array, at: number, from: Int32Array, start: number, bits: number) {
  for (let word = 0; word < WORDS; word++) {
    const low = bits === 0 || word === 0 ? 0 : (from[start + word - 1] as number) >>> (32 - bits);
    to[at + word] = (to[at + word] as number) | ((from[start + word] as number) << bits) | low;
  }
}

/** The table for the usable tiles. */
export function jointReach(usable: readonly boolean[]): JointReach {
  const rows: Int32Array[] = [];
  let after = new Int32Array(ROW);
  after[0] = 1;
  rows[SET_SIZE] = after;
  for (let place = SET_SIZE - 1; place >= 0; place--) {
    const here = after.slice();
    const pips = tilePips(TILES[place] as (typeof TILES)[number]);
    const turned = TURNED_NUMBERS[place] as number;
    for (let odd = 0; odd < (usable[place] ? PARITIES : 0); odd++) {
      addShifted(here, odd * WORDS, after, (odd ^ turned) * WORDS, pips);
    }
    rows[place] = here;
    after = here;
  }
  return rows;
}

/** Whether tiles from `place` on can bring `sum` more pips and turn the odd numbers `odd` into an allowed set. */
export function canFinish(
  reach: JointReach,
  place: number,
  odd: number,
  sum: number,
  allowed: readonly number[],
): boolean {
  const row = reach[place] as Int32Array;
  const word = sum >>> 5;
  const bit = 1 << (sum & 31);
  for (const set of allowed) {
    if (((row[(odd ^ set) * WORDS + word] as number) & bit) !== 0) return true;
  }
  return false;
}
