import type { Forest } from "./forest";
import { createForest, int, num } from "./forest";
import { growFrom } from "./search-tree";

/** A set of vertices of odd size that the proof of optimality charges `price` for. */
export type PricedSet = { readonly members: readonly number[]; readonly price: number };

/**
 * A perfect matching of least cost with the proof that it is one: for every allowed pair the prices of its two vertices,
 * less those of the sets that hold both, never exceed twice its cost, and they meet it on every pair of the matching.
 */
export type MinimumCostMatching = {
  readonly mates: readonly number[];
  readonly cost: number;
  readonly prices: readonly number[];
  readonly sets: readonly PricedSet[];
};

/** Prices beyond this could lose a unit when they are added: two of them and a doubled cost must stay below 2^53. */
const LARGEST_SAFE_PRICE = 2 ** 51;

function assertSafe(forest: Forest): void {
  for (let vertex = 0; vertex < forest.size; vertex++) {
    if (Math.abs(num(forest.price, vertex)) > LARGEST_SAFE_PRICE) {
      throw new RangeError("matching: prices beyond what integers can hold");
    }
  }
}

/** First prices: half the cheapest edge of each vertex; false when one has no edge at all. */
function startPrices(forest: Forest): boolean {
  const { size, cost, price } = forest;
  for (let vertex = 0; vertex < size; vertex++) {
    let least = Number.POSITIVE_INFINITY;
    for (let other = 0; other < size; other++) {
      least = Math.min(least, num(cost, vertex * size + other));
    }
    if (least === Number.POSITIVE_INFINITY) return false;
    price[vertex] = least / 2;
  }
  return true;
}

/** Raises each price as far as every edge allows, and takes the pairs that become tight at once. */
function startGreedily(forest: Forest): void {
  const { size, cost, price, mate } = forest;
  for (let vertex = 0; vertex < size; vertex++) {
    if (int(mate, vertex) !== -1) continue;
    let highest = Number.POSITIVE_INFINITY;
    let partner = -1;
    for (let other = 0; other < size; other++) {
      const room = num(cost, vertex * size + other) - num(price, other);
      if (room > highest || room === Number.POSITIVE_INFINITY) continue;
      if (room === highest && int(mate, partner) === -1) continue;
      highest = room;
      partner = other;
    }
    price[vertex] = highest;
    if (partner === -1 || int(mate, partner) !== -1) continue;
    mate[vertex] = partner;
    mate[partner] = vertex;
  }
}

function readSets(forest: Forest): readonly PricedSet[] {
  const sets: PricedSet[] = [];
  for (let blossom = forest.size; blossom < forest.capacity; blossom++) {
    if (int(forest.top, blossom) === -1 || num(forest.price, blossom) === 0) continue;
    const row = (blossom - forest.size) * forest.size;
    const members: number[] = [];
    for (let vertex = 0; vertex < forest.size; vertex++) {
      if (int(forest.inside, row + vertex) !== -1) members.push(vertex);
    }
    sets.push({ members, price: num(forest.price, blossom) });
  }
  return sets;
}

/**
 * Minimum-cost perfect matching of the vertices 0 … size − 1 in O(size³). `costOf` (asked once for each a < b) gives a
 * non-negative integer below 2^50, or Infinity where the pair is not allowed. Null when the allowed pairs cannot match
 * everybody. The same costs always give the same matching.
 */
export function minimumCostMatching(
  size: number,
  costOf: (a: number, b: number) => number,
): MinimumCostMatching | null {
  if (size % 2 !== 0) return null;
  const forest = createForest(size, costOf);
  if (!startPrices(forest)) return null;
  startGreedily(forest);
  for (let vertex = 0; vertex < size; vertex++) {
    if (int(forest.mate, vertex) !== -1) continue;
    if (!growFrom(forest, int(forest.top, vertex))) return null;
    assertSafe(forest);
  }
  const mates = Array.from({ length: size }, (_, vertex) => int(forest.mate, vertex));
  const doubled = mates.reduce(
    (sum, mate, vertex) => (vertex < mate ? sum + num(forest.cost, vertex * size + mate) : sum),
    0,
  );
  return {
    mates,
    cost: doubled / 2,
    prices: Array.from(forest.price.subarray(0, size)),
    sets: readSets(forest),
  };
}
