import type { Random } from "../../kernel/random";
import { randomIndex } from "../../kernel/random";
import { createTrial, tryAllTables } from "./all-tables";
import type { Energy } from "./table-score-energy";
import { fourEnergy } from "./table-score-energy";
import type { Seating } from "./table-search";

// Improves a seating by taking three tables near each other and seating their twelve people anew, in the best of the
// 5,775 ways.

export const TABLES_IN_GROUP = 3;

const PEOPLE = 4 * TABLES_IN_GROUP;

/** Tables on either side among which the others of a group are drawn. */
const REACH = 4;

const i32 = (array: Int32Array, index: number): number => array[index] as number;

function costOf(energy: Energy, seats: Seating, table: number): number {
  const [a, b, c, d] = [0, 1, 2, 3].map((i) => i32(seats, 4 * table + i));
  return fourEnergy(energy, a ?? 0, b ?? 0, c ?? 0, d ?? 0);
}

/** The tables in order of the people at them. */
function inOrder(seats: Seating, tables: number): Int32Array {
  const strength = Float64Array.from({ length: tables }, (_, table) =>
    seats.subarray(4 * table, 4 * table + 4).reduce((sum, person) => sum + person, 0),
  );
  return Int32Array.from({ length: tables }, (_, table) => table).sort(
    (a, b) => (strength[a] ?? 0) - (strength[b] ?? 0) || a - b,
  );
}

/** Three different places of a list of tables, near each other. */
function drawGroup(tables: number, first: number, random: Random): readonly number[] {
  const reach = Math.min(tables, 2 * REACH + 1);
  const from = Math.max(0, Math.min(tables - reach, first - REACH));
  const group = new Set([first]);
  while (group.size < TABLES_IN_GROUP) group.add(from + randomIndex(random, reach));
  return [...group];
}

/**
 * Seats `tries` groups of tables anew where that is better by the energy; groups begin with a table that costs something,
 * while there are any. Who rests stays.
 */
export function improveGroups(
  energy: Energy,
  seating: Seating,
  tries: number,
  random: Random,
): Seating {
  const tables = energy.size >> 2;
  if (tables < TABLES_IN_GROUP) return seating;
  const seats = seating.slice();
  const trial = createTrial(PEOPLE);
  const people = new Int32Array(PEOPLE);
  const costs = Float64Array.from({ length: tables }, (_, table) => costOf(energy, seats, table));
  const four = (a: number, b: number, c: number, d: number) => fourEnergy(energy, a, b, c, d);
  const order = inOrder(seats, tables);
  const drawCostly = (): number => {
    let first = randomIndex(random, tables);
    for (let i = 0; i < tables && costs[i32(order, first)] === 0; i++) {
      first = randomIndex(random, tables);
    }
    return first;
  };
  for (let i = 0; i < tries; i++) {
    const group = drawGroup(tables, drawCostly(), random).map((place) => i32(order, place));
    group.forEach((table, at) => {
      people.set(seats.subarray(4 * table, 4 * table + 4), 4 * at);
    });
    people.sort();
    const before = group.reduce((sum, table) => sum + (costs[table] ?? 0), 0);
    if (tryAllTables(trial, people, four, () => 0) >= before) continue;
    group.forEach((table, at) => {
      seats.set(people.subarray(4 * at, 4 * at + 4), 4 * table);
      costs[table] = costOf(energy, seats, table);
    });
  }
  return seats;
}
