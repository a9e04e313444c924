import type { PairCriterion } from "@/domain/pairing/criteria/criterion";
import type { Field } from "@/domain/pairing/field";

/** Whether one cost is less than another by the first criterion in which they differ. */
function isCheaper(one: readonly number[], two: readonly number[]): boolean {
  const at = one.findIndex((cost, index) => cost !== two[index]);
  return at !== -1 && (one[at] ?? 0) < (two[at] ?? 0);
}

/**
 * The least cost of any round of a small field, criterion by criterion in order: for every set of units, that of the best
 * way to pair them, from the smallest sets up. The rest, where the number is odd, is one unit more.
 */
export function cheapestRound(field: Field, criteria: readonly PairCriterion[]): readonly number[] {
  const size = field.units.length;
  const vertices = size + (size % 2);
  if (size < 2) return criteria.map(() => 0);
  const measures = criteria.map((criterion) => criterion.measure(field));
  const costOf = (a: number, b: number) =>
    measures.map(({ pair, rest }) => (b === size ? rest(a) : pair(a, b)));
  const edges = Array.from({ length: vertices }, (_, a) =>
    Array.from({ length: vertices }, (_, b) => (a < b ? costOf(a, b) : [])),
  );
  const best = new Map<number, readonly number[]>([[0, criteria.map(() => 0)]]);
  for (let set = 1; set < 2 ** vertices; set++) {
    const first = Math.floor(Math.log2(set & -set));
    for (let other = first + 1; other < vertices; other++) {
      if ((set & (1 << other)) === 0) continue;
      const left = best.get(set ^ (1 << first) ^ (1 << other));
      if (left === undefined) continue;
      const cost = left.map((sum, at) => sum + (edges[first]?.[other]?.[at] ?? 0));
      const known = best.get(set);
      if (known === undefined || isCheaper(cost, known)) best.set(set, cost);
    }
  }
  return best.get(2 ** vertices - 1) ?? [];
}
