import type { Aim, Choice, Prices } from "./table-prices";
import { beyond } from "./table-prices";

// Seats everybody at tables of a list, so that the tables cost little beyond what their four pay. Who has the fewest tables
// left to choose from is seated first.

/** What is looked at in all: tables, each time a list of them is gone through. */
const PATIENCE = 4_000_000;

/** With more tables than this left in a list, prices say too little for a search. */
const LONGEST_LIST = 20_000;

type Search = {
  readonly size: number;
  /** By table, in order of what it costs beyond what is paid: that, its four places, and these as bits. */
  readonly extra: Int32Array;
  readonly places: Uint8Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** By depth, the tables that are still possible. */
  readonly lists: readonly Int32Array[];
  readonly taken: number[];
  left: number;
};

const i32 = (array: Int32Array, index: number): number => array[index] as number;
const u8 = (array: Uint8Array, index: number): number => array[index] as number;

function createSearch(choice: Choice, paid: Int32Array): Search {
  const { count, places, people } = choice;
  const costs = Int32Array.from({ length: count }, (_, table) => beyond(choice, paid, table));
  const order = Int32Array.from({ length: count }, (_, table) => table).sort(
    (a, b) => i32(costs, a) - i32(costs, b) || a - b,
  );
  const low = new Int32Array(count);
  const high = new Int32Array(count);
  const sorted = new Uint8Array(4 * count);
  order.forEach((table, at) => {
    for (let seat = 0; seat < 4; seat++) {
      const place = u8(places, 4 * table + seat);
      sorted[4 * at + seat] = place;
      if (place < 32) low[at] = i32(low, at) | (1 << place);
      else high[at] = i32(high, at) | (1 << (place - 32));
    }
  });
  return {
    size: people.length,
    extra: order.map((table) => i32(costs, table)),
    places: sorted,
    low,
    high,
    lists: Array.from({ length: 1 + (people.length >> 2) }, () => new Int32Array(count)),
    taken: [],
    left: PATIENCE,
  };
}

/**
 * The place with the fewest tables in a list; −1 where somebody not seated has none, or where what is left to spend cannot
 * do for all.
 */
function hardest(search: Search, list: Int32Array, count: number, slack: number): number {
  const { size, places, extra, taken } = search;
  const choices = new Int32Array(size);
  let least = 0;
  for (let at = 0; at < count; at++) {
    const table = i32(list, at);
    for (let seat = 4 * table; seat < 4 * table + 4; seat++) {
      const place = u8(places, seat);
      if (i32(choices, place) === 0) least += i32(extra, table);
      choices[place] = i32(choices, place) + 1;
    }
  }
  if (least > 4 * slack) return -1;
  let found = -1;
  let open = 0;
  for (let place = 0; place < size; place++) {
    if (i32(choices, place) === 0) continue;
    open += 1;
    if (found === -1 || i32(choices, place) < i32(choices, found)) found = place;
  }
  return open === size - 4 * taken.length ? found : -1;
}

/** Whether everybody else can be seated at tables of the list of a depth; those taken stay noted. */
function seat(search: Search, count: number, slack: number): boolean {
  const { size, lists, extra, low, high, taken } = search;
  const depth = taken.length;
  if (4 * depth === size) return true;
  const list = lists[depth] as Int32Array;
  const next = lists[depth + 1] as Int32Array;
  search.left -= count;
  const place = hardest(search, list, count, slack);
  if (place === -1) return false;
  const bits = place < 32 ? low : high;
  const bit = 1 << (place & 31);
  for (let at = 0; at < count && search.left > 0; at++) {
    const table = i32(list, at);
    if ((i32(bits, table) & bit) === 0) continue;
    const rest = slack - i32(extra, table);
    if (rest < 0) return false;
    let more = 0;
    for (let other = 0; other < count; other++) {
      const each = i32(list, other);
      if (i32(extra, each) > rest) break;
      if ((i32(low, each) & i32(low, table)) | (i32(high, each) & i32(high, table))) continue;
      next[more] = each;
      more += 1;
    }
    search.left -= count;
    taken.push(table);
    if (seat(search, more, rest)) return true;
    taken.pop();
  }
  return false;
}

/**
 * The seating that costs least of those that cost at most the aim, people by seat: what costs little is tried first. Null
 * where there is none, or none is found within the budget. The prices must be fair to all tables that could be in one.
 */
export function partitionPeople(
  choice: Choice,
  { paid, bound }: Prices,
  { target, unit }: Aim,
): Int32Array | null {
  if (choice.count > LONGEST_LIST) return null;
  const search = createSearch(choice, paid);
  const { extra, lists, places, taken } = search;
  const first = lists[0] as Int32Array;
  let count = 0;
  for (let cost = unit * Math.ceil(bound / unit); cost <= target && search.left > 0; cost += unit) {
    while (count < choice.count && i32(extra, count) <= cost - bound) {
      first[count] = count;
      count += 1;
    }
    search.left -= 1;
    if (!seat(search, count, cost - bound)) continue;
    const seated = taken.flatMap((table) => Array.from(places.subarray(4 * table, 4 * table + 4)));
    return Int32Array.from(seated, (place) => i32(choice.people, place));
  }
  return null;
}
