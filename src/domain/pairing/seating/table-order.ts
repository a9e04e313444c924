import type { Sides } from "./seat-table";

/** Tables in order of number: the one with the leader is table 1, and so on by the best placed of each. */
export function inTableOrder(tables: readonly Sides[]): readonly Sides[] {
  const best = (sides: Sides) => Math.min(...sides.flat().map(({ place }) => place));
  return [...tables].sort((a, b) => best(a) - best(b));
}
