import type { MinimumCostMatching, PricedSet } from "./minimum-cost-matching";

/** What is wrong with the proof that comes with a matching; null when it holds. */
export type CertificateFault =
  | { readonly code: "not-a-matching"; readonly vertex: number }
  | { readonly code: "bad-set"; readonly set: number }
  | { readonly code: "overpriced"; readonly pair: readonly [number, number] }
  | { readonly code: "not-tight"; readonly matching: number; readonly bound: number };

/** For each pair, the prices of the sets that hold both. */
function discountsOf(size: number, sets: readonly PricedSet[]): Float64Array {
  const discount = new Float64Array(size * size);
  for (const { members, price } of sets) {
    for (const a of members) {
      for (const b of members) discount[a * size + b] = (discount[a * size + b] ?? 0) + price;
    }
  }
  return discount;
}

/**
 * Checks a matching's proof by linear programming duality, looking at every allowed pair and at nothing of how it was
 * found: whatever other matching there is, it costs at least the bound, and this one costs exactly that.
 */
export function findCertificateFault(
  size: number,
  costOf: (a: number, b: number) => number,
  answer: MinimumCostMatching,
): CertificateFault | null {
  const { mates, prices, sets } = answer;
  const lonely = mates.findIndex((mate, vertex) => mate === vertex || mates[mate] !== vertex);
  if (mates.length !== size || lonely !== -1) return { code: "not-a-matching", vertex: lonely };
  const bad = sets.findIndex(({ members, price }) => price < 0 || members.length % 2 === 0);
  if (bad !== -1) return { code: "bad-set", set: bad };
  const discount = discountsOf(size, sets);
  let matching = 0;
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      const paid = (prices[a] ?? 0) + (prices[b] ?? 0) - (discount[a * size + b] ?? 0);
      if (paid > 2 * costOf(a, b)) return { code: "overpriced", pair: [a, b] };
      if (mates[a] === b) matching += 2 * costOf(a, b);
    }
  }
  const bound = sets.reduce(
    (sum, { members, price }) => sum - (price * (members.length - 1)) / 2,
    prices.reduce((sum, price) => sum + price, 0),
  );
  return matching === bound ? null : { code: "not-tight", matching, bound };
}
