import { addEdge, createEdgeList, int, num } from "./edge-list";
import type { MatchingProof } from "./matching-proof";
import { readMates, readSets } from "./read-matching";
import type { SetTree } from "./set-tree";
import { paidAround } from "./set-tree";
import type { SparseGraph } from "./sparse-matching";
import { solveSparse } from "./sparse-matching";

/**
 * A perfect matching of least cost with the proof that it is one: for every allowed pair the prices of its two vertices,
 * less those of the sets that hold both, never exceed twice its cost, and they meet it on every pair of the matching.
 */
export type MinimumCostMatching = MatchingProof & {
  readonly mates: readonly number[];
  readonly cost: number;
};

/** Edges of each vertex that the search begins with. */
const FIRST_EDGES = 8;

/** The cheapest others of a vertex, allowed or not known yet, at most `most`, in order. */
function cheapest(cost: Float64Array, size: number, a: number, most: number): readonly number[] {
  const found: number[] = [];
  const row = a * size;
  for (let b = 0; b < size; b++) {
    const own = num(cost, row + b);
    if (own === Number.POSITIVE_INFINITY) continue;
    const last = found[found.length - 1];
    if (found.length === most && last !== undefined && num(cost, row + last) <= own) continue;
    let at = found.length;
    while (at > 0 && num(cost, row + (found[at - 1] as number)) > own) at--;
    found.splice(at, 0, b);
    if (found.length > most) found.pop();
  }
  return found;
}

function denseGraph(size: number, costOf: (a: number, b: number) => number): SparseGraph {
  const cost = new Float64Array(size * size).fill(Number.POSITIVE_INFINITY);
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      const own = costOf(a, b);
      cost[a * size + b] = own;
      cost[b * size + a] = own;
    }
  }
  const known = new Uint8Array(size * size);
  const edges = createEdgeList(size * FIRST_EDGES);
  const add = (a: number, b: number) => {
    if (int(known, a * size + b) === 1) return;
    known[a * size + b] = 1;
    known[b * size + a] = 1;
    addEdge(edges, a, b, num(cost, a * size + b));
  };
  for (let a = 0; a < size; a++) for (const b of cheapest(cost, size, a, FIRST_EDGES)) add(a, b);
  return {
    size,
    edges,
    price: (prices: Float64Array, sets: SetTree) => {
      for (let a = 0; a < size; a++) {
        for (let b = a + 1; b < size; b++) {
          const slack = 2 * num(cost, a * size + b) - num(prices, a) - num(prices, b);
          if (slack >= 0 || int(known, a * size + b) === 1) continue;
          if (slack + paidAround(sets, a, b) < 0) add(a, b);
        }
      }
    },
    widen: (labels, top) => {
      for (let a = 0; a < size; a++) {
        if (int(labels, a) !== 1) continue;
        for (let b = 0; b < size; b++) {
          if (num(cost, a * size + b) < Number.POSITIVE_INFINITY && int(top, a) !== int(top, b))
            add(a, b);
        }
      }
    },
  };
}

/**
 * Minimum-cost perfect matching of the vertices 0 … size − 1. `costOf` (asked once for each a < b) gives an integer below
 * 2^48, or Infinity where the pair is not allowed. Null when the allowed pairs cannot match everybody. The same costs
 * always give the same matching.
 */
export function minimumCostMatching(
  size: number,
  costOf: (a: number, b: number) => number,
): MinimumCostMatching | null {
  if (size % 2 !== 0) return null;
  const forest = solveSparse(denseGraph(size, costOf));
  if (forest === null) return null;
  const mates = [...readMates(forest)];
  const cost = mates.reduce((sum, mate, a) => (a < mate ? sum + costOf(a, mate) : sum), 0);
  return { mates, cost, prices: [...forest.price.subarray(0, size)], sets: readSets(forest) };
}
