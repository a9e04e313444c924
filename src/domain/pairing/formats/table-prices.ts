import type { Heat } from "./table-search-heat";
import { fourHeat } from "./table-search-heat";

// Prices for people: what each pays so that no table costs less than its four pay together. All that is paid is then a
// bound below which no seating lies, and a table that costs much more than its four pay is in no seating near the bound.

/** Parts of a unit of heat, so that prices hardly lose by being whole numbers. */
export const PARTS = 16;

/** Tables that some people could sit at, by place in a list of the people; costs in parts. */
export type Choice = {
  readonly people: Int32Array;
  count: number;
  /** Four places a table. */
  readonly places: Uint8Array;
  readonly costs: Int32Array;
};

/** Every table of some people that costs no more heat than `most`, its partners as they cost least. */
export function listTables(heat: Heat, people: Int32Array, most: number): Choice {
  const size = people.length;
  const room = (size * (size - 1) * (size - 2) * (size - 3)) / 24;
  const places = new Uint8Array(4 * room);
  const costs = new Int32Array(room);
  let count = 0;
  for (let i = 0; i < size; i++) {
    const a = people[i] as number;
    for (let j = i + 1; j < size; j++) {
      const b = people[j] as number;
      for (let k = j + 1; k < size; k++) {
        const c = people[k] as number;
        for (let l = k + 1; l < size; l++) {
          const cost = fourHeat(heat, a, b, c, people[l] as number);
          if (cost > most) continue;
          costs[count] = PARTS * cost;
          places[4 * count] = i;
          places[4 * count + 1] = j;
          places[4 * count + 2] = k;
          places[4 * count + 3] = l;
          count += 1;
        }
      }
    }
  }
  return { people, count, places, costs };
}

/** No table costs less than its four pay; `bound` is what all pay together, in parts. */
export type Prices = { readonly paid: Int32Array; readonly bound: number };

const i32 = (array: Int32Array, index: number): number => array[index] as number;
const u8 = (array: Uint8Array, index: number): number => array[index] as number;

/** What a table costs beyond what its four pay. */
export function beyond({ places, costs }: Choice, paid: Int32Array, table: number): number {
  const at = 4 * table;
  return (
    (i32(costs, table) -
      i32(paid, u8(places, at)) -
      i32(paid, u8(places, at + 1)) -
      i32(paid, u8(places, at + 2)) -
      i32(paid, u8(places, at + 3))) |
    0
  );
}

/** Leaves in a list only the tables that cost at most `slack` beyond what their four pay. */
function dropTables(choice: Choice, paid: Int32Array, slack: number): void {
  const { places, costs, count } = choice;
  let kept = 0;
  for (let table = 0; table < count; table++) {
    if (beyond(choice, paid, table) > slack) continue;
    costs[kept] = i32(costs, table);
    places.copyWithin(4 * kept, 4 * table, 4 * table + 4);
    kept += 1;
  }
  choice.count = kept;
}

type Nearest = {
  /** By person, the least that a table costs beyond what is paid, and that table. */
  readonly least: Int32Array;
  readonly table: Int32Array;
};

function findNearest(choice: Choice, paid: Int32Array, { least, table }: Nearest): void {
  const { places, count } = choice;
  least.fill(2 ** 30);
  for (let each = 0; each < count; each++) {
    const cost = beyond(choice, paid, each);
    for (let at = 4 * each; at < 4 * each + 4; at++) {
      const place = u8(places, at);
      if (cost >= i32(least, place)) continue;
      least[place] = cost;
      table[place] = each;
    }
  }
}

/** Those whom many would have at their table pay less, those whom few would have pay more. */
function changePrices(choice: Choice, paid: Int32Array, { table }: Nearest, step: number): void {
  const wanted = new Int32Array(paid.length);
  for (let place = 0; place < paid.length; place++) {
    const at = 4 * i32(table, place);
    for (let i = at; i < at + 4; i++) {
      const mate = u8(choice.places, i);
      wanted[mate] = i32(wanted, mate) + 1;
    }
  }
  for (let place = 0; place < paid.length; place++) {
    paid[place] = i32(paid, place) + Math.trunc((step * (4 - i32(wanted, place))) / 4);
  }
}

/** A seating is looked for that costs at most `target`; costs of seatings differ by `unit` at least. Both in parts. */
export type Aim = { readonly target: number; readonly unit: number };

/** Rounds of prices, and tables looked at in all of them. */
const ROUNDS = 100;
const PATIENCE = 4_000_000;

/** How much prices change: half a unit at first, and a little less each round. */
const FIRST_STEP = 0.5;
const LATER_STEP = 0.985;

/**
 * Prices as high as a search within its budget finds. Tables that are in no seating of the aim are dropped from the list
 * on the way; where there is no such seating at all, the bound ends up above it.
 */
export function searchPrices(choice: Choice, start: Int32Array, { target, unit }: Aim): Prices {
  const size = choice.people.length;
  const paid = start.slice();
  const nearest = { least: new Int32Array(size), table: new Int32Array(size) };
  let best: Prices = { paid: start, bound: Number.NEGATIVE_INFINITY };
  let dropped = Number.NEGATIVE_INFINITY;
  let step = FIRST_STEP * unit;
  let left = PATIENCE;
  for (let round = 0; round < ROUNDS && left > 0 && best.bound <= target; round++) {
    findNearest(choice, paid, nearest);
    left -= choice.count;
    const fair = paid.map((price, place) => price + Math.floor(i32(nearest.least, place) / 4));
    const bound = fair.reduce((sum, price) => sum + price, 0);
    if (bound > best.bound) best = { bound, paid: fair };
    changePrices(choice, paid, nearest, step);
    step *= LATER_STEP;
    if (best.bound < dropped + unit / 4) continue;
    dropped = best.bound;
    dropTables(choice, best.paid, target - best.bound);
  }
  dropTables(choice, best.paid, target - best.bound);
  return best;
}
