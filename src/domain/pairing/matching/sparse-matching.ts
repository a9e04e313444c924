import type { EdgeList } from "./edge-list";
import { int, neighboursOf, num } from "./edge-list";
import type { Forest } from "./forest";
import { createForest, topOf } from "./forest";
import { repair } from "./repair";
import { growFrom } from "./search-tree";
import type { SetTree } from "./set-tree";
import { readSetTree } from "./set-tree";

/** A graph of which only some edges are known at first; `edges` holds them and is added to. */
export type SparseGraph = {
  readonly size: number;
  readonly edges: EdgeList;
  /** Adds every allowed edge not yet known that the prices pay more for than it costs, or enough of them that none is left in the end. */
  readonly price: (prices: Float64Array, sets: SetTree) => void;
  /**
   * Adds allowed edges from vertices with a 1 in `labels` to vertices that have no 2 and do not lie in the same outermost
   * set (`top`), so that a tree that is stuck can grow; none where there is none.
   */
  readonly widen: (labels: Uint8Array, top: Int32Array, prices: Float64Array) => void;
};

/** Prices beyond this could lose a unit when they are added: two of them, a set and a doubled cost must stay below 2^53. */
const LARGEST_SAFE_PRICE = 2 ** 50;

function assertSafe(forest: Forest): void {
  for (let node = 0; node < forest.price.length; node++) {
    if (Math.abs(num(forest.price, node)) > LARGEST_SAFE_PRICE) {
      throw new RangeError("matching: prices beyond what integers can hold");
    }
  }
}

/** First prices: half the cheapest edge of each vertex, 0 where it has none. */
function startPrices({ size, price, neighbours }: Forest): void {
  const { start, doubled } = neighbours;
  for (let vertex = 0; vertex < size; vertex++) {
    let least = Number.POSITIVE_INFINITY;
    const end = int(start, vertex + 1);
    for (let at = int(start, vertex); at < end; at++) {
      if (num(doubled, at) < least) least = num(doubled, at);
    }
    price[vertex] = least === Number.POSITIVE_INFINITY ? 0 : least / 2;
  }
}

/** Raises each price as far as every edge allows, and takes the pairs that become tight at once. */
function startGreedily({ size, price, mateIn, mateOut, neighbours }: Forest): void {
  const { start, to, doubled } = neighbours;
  for (let vertex = 0; vertex < size; vertex++) {
    if (int(mateOut, vertex) !== -1) continue;
    let highest = Number.POSITIVE_INFINITY;
    let partner = -1;
    const end = int(start, vertex + 1);
    for (let at = int(start, vertex); at < end; at++) {
      const other = int(to, at);
      const room = num(doubled, at) - num(price, other);
      if (room > highest) continue;
      if (room === highest && int(mateOut, partner) === -1) continue;
      highest = room;
      partner = other;
    }
    if (partner === -1) continue;
    price[vertex] = highest;
    if (int(mateOut, partner) !== -1) continue;
    mateIn[vertex] = vertex;
    mateOut[vertex] = partner;
    mateIn[partner] = partner;
    mateOut[partner] = vertex;
  }
}

/** Brings edges added from `from` on into the forest. */
function takeIn(forest: Forest, graph: SparseGraph, from: number): void {
  forest.neighbours = neighboursOf(graph.size, graph.edges);
  repair(forest, graph.edges, from);
}

function topsOf(forest: Forest): Int32Array {
  const tops = new Int32Array(forest.size);
  for (let vertex = 0; vertex < forest.size; vertex++) tops[vertex] = topOf(forest.up, vertex);
  return tops;
}

/** Matches everybody over the edges known, widening them where that is needed; false where nothing helps. */
function matchEverybody(forest: Forest, graph: SparseGraph): boolean {
  const labels = new Uint8Array(forest.size);
  let from = 0;
  for (let vertex = 0; vertex < forest.size; vertex++) {
    const top = topOf(forest.up, vertex);
    if (int(forest.mateOut, top) !== -1 || growFrom(forest, top, labels)) continue;
    from = graph.edges.count;
    graph.widen(labels, topsOf(forest), forest.price);
    if (graph.edges.count === from) return false;
    takeIn(forest, graph, from);
    vertex = -1;
  }
  return true;
}

/**
 * Minimum-cost perfect matching of a sparse graph that grows: solved over the edges known, then every other allowed edge
 * is priced, and those that would pay are added, until there are none. What stands is then the optimum over all allowed
 * edges, and the prices prove it. Null where the allowed edges cannot match everybody.
 */
export function solveSparse(graph: SparseGraph): Forest | null {
  const { size, edges } = graph;
  const forest = createForest(size, neighboursOf(size, edges));
  startPrices(forest);
  startGreedily(forest);
  for (;;) {
    if (!matchEverybody(forest, graph)) return null;
    assertSafe(forest);
    const known = edges.count;
    graph.price(forest.price, readSetTree(forest));
    if (edges.count === known) return forest;
    takeIn(forest, graph, known);
  }
}
