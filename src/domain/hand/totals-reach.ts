import { NUMBERS_OF } from "./number-sets";
import { HIGHEST_NUMBER, SET_PIPS, SET_SIZE, TILES, tilePips } from "./tile";

// What the tiles from some place on can still add up to, so that a search for totals knows when to turn back. Tiles go
// from the highest pips to the lowest; sets of sums are bits, six words for 0 to 168.

const WORDS = Math.ceil((SET_PIPS + 1) / 32);
const PARITIES = 1 << (HIGHEST_NUMBER + 1);

/** Places of `TILES` by falling pips. */
export const BY_PIPS: readonly number[] = TILES.map((_, place) => place).sort(
  (a, b) =>
    tilePips(TILES[b] as (typeof TILES)[number]) - tilePips(TILES[a] as (typeof TILES)[number]),
);

/** Pips of the tiles in that order. */
export const PIPS: Int32Array = Int32Array.from(BY_PIPS, (place) =>
  tilePips(TILES[place] as (typeof TILES)[number]),
);

/** Numbers whose parity each tile in that order turns: none for a double. */
export const TURNED: Int32Array = Int32Array.from(BY_PIPS, (place) => {
  const both = NUMBERS_OF[place] as number;
  return (both & (both - 1)) === 0 ? 0 : both;
});

/** Three hands are looked at together as far as they are as small as this: there few tiles serve them all. */
export const SMALL = 15;
const SMALL_ROW = (SMALL + 1) * (SMALL + 1);

export type TotalsReach = {
  readonly highest: number;
  /** `hand[step][sum]`: bit k where k of the tiles add up to it. */
  readonly hand: readonly Int32Array[];
  /** `pair[step]`: for the first sum, the second sums that other tiles make at the same time. */
  readonly pair: readonly Int32Array[];
  /** `small[step]`: for two small sums, the small third sums. */
  readonly small: readonly Int32Array[];
  /** `joint[step]`: by set of numbers turned odd, the sums. */
  readonly joint: readonly Int32Array[];
  /** `most[step][count]`: the pips of the highest tiles. */
  readonly most: readonly Int32Array[];
};

/** Adds to a bit set another one, every sum raised by `pips`. */
function addRaised(
  to: Int32Array,
  at: number,
  from: Int32Array,
  start: number,
  pips: number,
): void {
  for (let word = WORDS - 1; word >= 0; word--) {
    const high = from[start + word] as number;
    const low = pips === 0 || word === 0 ? 0 : (from[start + word - 1] as number) >>> (32 - pips);
    to[at + word] = (to[at + word] as number) | (high << pips) | low;
  }
}

type Row = (here: Int32Array, after: Int32Array, step: number) => void;

/** Rows from the last step to the first: nothing is reached but nothing, then each usable tile adds its own. */
function rows(size: number, usable: readonly boolean[], add: Row): readonly Int32Array[] {
  const table: Int32Array[] = [];
  let after = new Int32Array(size);
  after[0] = 1;
  table[SET_SIZE] = after;
  for (let step = SET_SIZE - 1; step >= 0; step--) {
    const here = after.slice();
    if (usable[step]) add(here, after, step);
    table[step] = here;
    after = here;
  }
  return table;
}

function handRows(usable: readonly boolean[], highest: number): readonly Int32Array[] {
  return rows(highest + 1, usable, (here, after, step) => {
    const pips = PIPS[step] as number;
    for (let sum = highest; sum >= pips; sum--) {
      here[sum] = (here[sum] as number) | ((after[sum - pips] as number) << 1);
    }
  });
}

function pairRows(usable: readonly boolean[], highest: number): readonly Int32Array[] {
  return rows((highest + 1) * WORDS, usable, (here, after, step) => {
    const pips = PIPS[step] as number;
    for (let sum = highest; sum >= 0; sum--) {
      const at = sum * WORDS;
      addRaised(here, at, after, at, pips);
      if (sum < pips) continue;
      for (let word = 0; word < WORDS; word++) {
        here[at + word] = (here[at + word] as number) | (after[at - pips * WORDS + word] as number);
      }
    }
  });
}

function smallRows(usable: readonly boolean[]): readonly Int32Array[] {
  const mask = (1 << (SMALL + 1)) - 1;
  return rows(SMALL_ROW, usable, (here, after, step) => {
    const pips = PIPS[step] as number;
    for (let at = SMALL_ROW - 1; at >= 0; at--) {
      let sums = (here[at] as number) | (((after[at] as number) << pips) & mask);
      if (at % (SMALL + 1) >= pips) sums |= after[at - pips] as number;
      const other = at - pips * (SMALL + 1);
      if (other >= 0) sums |= after[other] as number;
      here[at] = sums;
    }
  });
}

function jointRows(usable: readonly boolean[]): readonly Int32Array[] {
  return rows(PARITIES * WORDS, usable, (here, after, step) => {
    const turned = TURNED[step] as number;
    for (let odd = 0; odd < PARITIES; odd++) {
      addRaised(here, odd * WORDS, after, (odd ^ turned) * WORDS, PIPS[step] as number);
    }
  });
}

function mostRows(usable: readonly boolean[]): readonly Int32Array[] {
  return Array.from({ length: SET_SIZE + 1 }, (_, step) => {
    const row = new Int32Array(SET_SIZE + 1);
    let count = 0;
    for (let at = step; at < SET_SIZE; at++) {
      if (!usable[at]) continue;
      count += 1;
      row[count] = (row[count - 1] as number) + (PIPS[at] as number);
    }
    return row.fill(row[count] as number, count);
  });
}

/** The tables for the usable tiles (a set of places of `TILES`) and hands of up to `highest` pips. */
export function totalsReach(set: number, highest: number): TotalsReach {
  const usable = BY_PIPS.map((place) => ((set >> place) & 1) === 1);
  return {
    highest,
    hand: handRows(usable, highest),
    pair: pairRows(usable, highest),
    small: smallRows(usable),
    joint: jointRows(usable),
    most: mostRows(usable),
  };
}

/** Whether two hands can get these sums from the tiles of a step on. */
export function canPair(reach: TotalsReach, step: number, one: number, other: number): boolean {
  const row = reach.pair[step] as Int32Array;
  return (((row[one * WORDS + (other >>> 5)] as number) >>> (other & 31)) & 1) === 1;
}

/** Whether three hands can: always yes where one of them is not small. */
export function canTriple(
  reach: TotalsReach,
  step: number,
  one: number,
  other: number,
  third: number,
): boolean {
  if (one > SMALL || other > SMALL || third > SMALL) return true;
  const row = reach.small[step] as Int32Array;
  return (((row[one * (SMALL + 1) + other] as number) >>> third) & 1) === 1;
}

/** Whether tiles from a step on can bring `sum` more pips and turn the odd numbers `odd` into an allowed set. */
export function canFinish(
  reach: TotalsReach,
  step: number,
  odd: number,
  sum: number,
  allowed: readonly number[],
): boolean {
  const row = reach.joint[step] as Int32Array;
  for (const set of allowed) {
    const word = row[(odd ^ set) * WORDS + (sum >>> 5)] as number;
    if (((word >>> (sum & 31)) & 1) === 1) return true;
  }
  return false;
}
