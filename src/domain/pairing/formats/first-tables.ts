import type { PairingMethod } from "../../event/event-document";
import type { Unit } from "../field";

/** Four units by index: the first two are partners against the last two. */
export type Four = readonly [number, number, number, number];

/** The four of each table among equals in order, as the method puts them together. */
function tablesOfEquals(method: PairingMethod, equals: readonly number[]): readonly number[] {
  const tables = equals.length >> 2;
  const last = equals.length - 1;
  const placesAt = (table: number): readonly number[] => {
    switch (method) {
      case "fold":
        return [table, last - table, 2 * tables - 1 - table, 2 * tables + table];
      case "slide":
        return [table, 3 * tables + table, tables + table, 2 * tables + table];
      case "adjacent":
      case "random":
        return [4 * table, 4 * table + 3, 4 * table + 1, 4 * table + 2];
    }
  };
  return Array.from({ length: tables }, (_, table) => placesAt(table)).flatMap((places) =>
    places.map((place) => equals[place] as number),
  );
}

/**
 * The tables that a search starts from, as people by seat: each number of wins apart, by the method, in the method's order;
 * those who do not fill a table go down to the next. In a first round without clubs nothing can be better. `people` are
 * indexes of units, as many as fill whole tables.
 */
export function firstTables(
  units: readonly Unit[],
  method: PairingMethod,
  people: readonly number[],
): readonly number[] {
  const orderOf = (index: number) => units[index]?.order ?? 0;
  const winsOf = (index: number | undefined) => units[index ?? 0]?.wins ?? 0;
  const inOrder = [...people].sort(
    (a, b) => winsOf(b) - winsOf(a) || orderOf(a) - orderOf(b) || a - b,
  );
  const seats: number[] = [];
  let equals: number[] = [];
  inOrder.forEach((person, index) => {
    equals.push(person);
    if (winsOf(inOrder[index + 1]) === winsOf(person) && index + 1 < inOrder.length) return;
    const seated = equals.length & ~3;
    seats.push(...tablesOfEquals(method, equals.slice(0, seated)));
    equals = equals.slice(seated);
  });
  return seats;
}
