import { partitionPeople } from "./table-partition";
import { listTables, PARTS, searchPrices } from "./table-prices";
import type { Seating } from "./table-search";
import type { Heat } from "./table-search-heat";
import { fourHeat } from "./table-search-heat";

// Seats everybody as well as can be where every table can be listed: prices say which tables can be in a seating better than
// the one known, and those are tried. Mostly that proves it; the budget is one of tables looked at, never of time.

/** Up to this many people: 635,376 tables. */
export const LARGEST_PRICED = 64;

/** Costs stay so far below 32 bits that sums of prices do. */
const MOST = 2 ** 24;

/**
 * A seating with less heat than the one given, where one is found: mostly the least there is. Who rests stays. `unit`: by how
 * much the heat of two seatings differs at least. Null: the one given is the best, or nothing better was found.
 */
export function searchByPrices(heat: Heat, seating: Seating, unit: number): Seating | null {
  const seated = seating.slice(0, seating.length & ~3);
  const costs = Array.from({ length: seated.length >> 2 }, (_, table) => {
    const [a = 0, b = 0, c = 0, d = 0] = seated.subarray(4 * table, 4 * table + 4);
    return fourHeat(heat, a, b, c, d);
  });
  const target = costs.reduce((sum, cost) => sum + cost, 0) - unit;
  if (target < 0 || target > MOST) return null;
  const known = { target: PARTS * target, unit: PARTS * unit };
  const people = seated.slice().sort();
  const pays = new Map(
    Array.from(seated, (person, seat) => [person, (PARTS >> 2) * (costs[seat >> 2] ?? 0)]),
  );
  const choice = listTables(heat, people, target);
  const prices = searchPrices(
    choice,
    people.map((person) => pays.get(person) ?? 0),
    known,
  );
  const found = partitionPeople(choice, prices, known);
  if (found === null) return null;
  const better = seating.slice();
  better.set(found);
  return better;
}
