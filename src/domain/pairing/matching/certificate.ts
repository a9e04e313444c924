import type { MatchingProof, PricedSet } from "./matching-proof";

/** What is wrong with the proof that comes with a matching; null when it holds. */
export type CertificateFault =
  | { readonly code: "not-a-matching"; readonly vertex: number }
  | { readonly code: "bad-set"; readonly set: number }
  | { readonly code: "overpriced"; readonly pair: readonly [number, number] }
  | { readonly code: "not-tight"; readonly pair: readonly [number, number] }
  | { readonly code: "set-left-twice"; readonly set: number };

/** For each vertex, the sets that hold it. */
export function setsByVertex(size: number, sets: readonly PricedSet[]): readonly number[][] {
  const around = Array.from({ length: size }, (): number[] => []);
  sets.forEach(({ members }, set) => {
    for (const vertex of members) around[vertex]?.push(set);
  });
  return around;
}

/** The sets that hold two vertices, from the sets of each in order. */
export function setsAroundBoth(one: readonly number[], two: readonly number[]): readonly number[] {
  if (one.length === 0 || two.length === 0) return [];
  const held = new Set(two);
  return one.filter((set) => held.has(set));
}

/**
 * Checks a matching's proof by linear programming duality, looking at every allowed pair and at nothing of how it was
 * found. For every pair the prices of its two vertices, less those of the sets that hold both, are at most twice its cost;
 * they are exactly that on the pairs matched, and each set with a price is left by one pair alone. So whatever other
 * matching there is costs at least as much: the sum of all prices, each set's taken off as often as pairs fit into it.
 * Every comparison is of one pair, so that no sum outgrows what integers can hold.
 */
export function findCertificateFault(
  size: number,
  costOf: (a: number, b: number) => number,
  { mates, prices, sets }: MatchingProof & { readonly mates: readonly number[] },
): CertificateFault | null {
  const lonely = mates.findIndex((mate, vertex) => mate === vertex || mates[mate] !== vertex);
  if (mates.length !== size || lonely !== -1) return { code: "not-a-matching", vertex: lonely };
  const bad = sets.findIndex(({ members, price }) => price < 0 || members.length % 2 === 0);
  if (bad !== -1) return { code: "bad-set", set: bad };
  const open = sets.findIndex(({ members }) => {
    const held = new Set(members);
    return members.filter((vertex) => !held.has(mates[vertex] ?? -1)).length !== 1;
  });
  if (open !== -1) return { code: "set-left-twice", set: open };
  const around = setsByVertex(size, sets);
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      const shared = setsAroundBoth(around[a] ?? [], around[b] ?? []);
      const discount = shared.reduce((sum, set) => sum + (sets[set]?.price ?? 0), 0);
      const slack = 2 * costOf(a, b) - (prices[a] ?? 0) - (prices[b] ?? 0) + discount;
      if (slack < 0) return { code: "overpriced", pair: [a, b] };
      if (mates[a] === b && slack !== 0) return { code: "not-tight", pair: [a, b] };
    }
  }
  return null;
}
