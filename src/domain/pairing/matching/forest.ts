import type { Neighbours } from "./edge-list";
import { int, num } from "./edge-list";
import type { EventHeap } from "./event-heap";
import { createHeap } from "./event-heap";

// One alternating tree over a sparse graph, and the blossoms of a weighted matching (Edmonds 1965; Galil, ACM Computing
// Surveys 18, 1986). Nodes below `size` are vertices, the others blossoms. While a tree grows, prices of its nodes are
// kept as they were at the step `since`, and so nothing is touched where nothing happens.

export const UNREACHED = 0;
export const OUTER = 1;
export const INNER = 2;

export type Forest = {
  readonly size: number;
  neighbours: Neighbours;
  /** Price of a vertex, or of a blossom (never negative), at the step `since`. */
  readonly price: Float64Array;
  readonly since: Float64Array;
  /** Towards the outermost node; a node that is one points to itself. Asked for vertices alone, by `topOf`. */
  readonly up: Int32Array;
  /** The blossom that a node is a petal of; -1 for none. */
  readonly parent: Int32Array;
  readonly label: Uint8Array;
  /** The matched edge of an outermost node: its vertex inside and outside; -1 for none. Inside blossoms it is found when opened. */
  readonly mateIn: Int32Array;
  readonly mateOut: Int32Array;
  /** The tree edge that reached an INNER node: from the vertex outside to the vertex inside. */
  readonly pathFrom: Int32Array;
  readonly pathTo: Int32Array;
  /** The vertices of a node as a list. */
  readonly first: Int32Array;
  readonly last: Int32Array;
  readonly next: Int32Array;
  /** One petal of a blossom, and from each petal the next one round with the edge to it. */
  readonly petal: Int32Array;
  readonly sibling: Int32Array;
  readonly edgeFrom: Int32Array;
  readonly edgeTo: Int32Array;
  readonly spare: Int32Array;
  spareCount: number;
  readonly visited: Int32Array;
  stamp: number;
  /** The earliest step at which a known edge reaches an unreached node, in the search numbered `bestSearch`. */
  readonly best: Float64Array;
  readonly bestSearch: Int32Array;
  search: number;
  /** Nodes labelled in this search. */
  readonly touched: Int32Array;
  touchedCount: number;
  /** Outer vertices whose edges are still to be looked along. */
  readonly queue: Int32Array;
  queueCount: number;
  readonly heap: EventHeap;
  /** How far the prices of the tree have moved. */
  step: number;
  /** A step by which a free node is reached for sure: nothing later matters. */
  limit: number;
};

export function createForest(size: number, neighbours: Neighbours): Forest {
  const capacity = size + (size >> 1) + 1;
  const spare = new Int32Array(capacity - size);
  for (let i = 0; i < spare.length; i++) spare[i] = capacity - 1 - i;
  const own = new Int32Array(capacity);
  for (let node = 0; node < capacity; node++) own[node] = node;
  return {
    size,
    neighbours,
    price: new Float64Array(capacity),
    since: new Float64Array(capacity),
    up: own.slice(),
    parent: new Int32Array(capacity).fill(-1),
    label: new Uint8Array(capacity),
    mateIn: new Int32Array(capacity).fill(-1),
    mateOut: new Int32Array(capacity).fill(-1),
    pathFrom: new Int32Array(capacity),
    pathTo: new Int32Array(capacity),
    first: own.slice(),
    last: own,
    next: new Int32Array(size).fill(-1),
    petal: new Int32Array(capacity).fill(-1),
    sibling: new Int32Array(capacity),
    edgeFrom: new Int32Array(capacity),
    edgeTo: new Int32Array(capacity),
    spare,
    spareCount: spare.length,
    visited: new Int32Array(capacity),
    stamp: 0,
    best: new Float64Array(capacity),
    bestSearch: new Int32Array(capacity),
    search: 0,
    // A node is labelled once a search, and again when its blossom opens.
    touched: new Int32Array(4 * capacity + 8),
    touchedCount: 0,
    queue: new Int32Array(size + 1),
    queueCount: 0,
    heap: createHeap(256),
    step: 0,
    limit: Number.POSITIVE_INFINITY,
  };
}

/** The outermost node that a vertex lies in. */
export function topOf(up: Int32Array, vertex: number): number {
  let node = vertex;
  let above = int(up, node);
  while (above !== node) {
    const further = int(up, above);
    up[node] = further;
    node = above;
    above = further;
  }
  return node;
}

/** The petal of a blossom that holds a vertex. */
export function petalWith(forest: Forest, blossom: number, vertex: number): number {
  let node = vertex;
  while (int(forest.parent, node) !== blossom) node = int(forest.parent, node);
  return node;
}

/** What a vertex pays at this step. */
export function priceNow(forest: Forest, vertex: number, label: number): number {
  const price = num(forest.price, vertex);
  if (label === UNREACHED) return price;
  const moved = forest.step - num(forest.since, vertex);
  return label === OUTER ? price + moved : price - moved;
}

/** Brings the prices of all vertices of a node, labelled until now, up to this step; and its own where it is a blossom. */
export function settlePrices(forest: Forest, node: number, label: number): void {
  const { first, next, price, since, step, size } = forest;
  const sign = label === OUTER ? 1 : -1;
  for (let vertex = int(first, node); vertex !== -1; vertex = int(next, vertex)) {
    price[vertex] = num(price, vertex) + sign * (step - num(since, vertex));
    since[vertex] = step;
  }
  if (node < size) return;
  price[node] = num(price, node) + 2 * sign * (step - num(since, node));
  since[node] = step;
}

/** Takes a petal out of the blossom around it: it becomes an outermost node. */
export function setFree(forest: Forest, petal: number): void {
  const { up, next } = forest;
  forest.parent[petal] = -1;
  up[petal] = petal;
  next[int(forest.last, petal)] = -1;
  for (let vertex = int(forest.first, petal); vertex !== -1; vertex = int(next, vertex)) {
    up[vertex] = petal;
  }
}

export function touch(forest: Forest, node: number, label: number): void {
  forest.label[node] = label;
  forest.touched[forest.touchedCount++] = node;
}

/** Gives the number of an opened blossom back. */
export function giveBack(forest: Forest, blossom: number): void {
  forest.label[blossom] = UNREACHED;
  forest.petal[blossom] = -1;
  forest.spare[forest.spareCount++] = blossom;
}

/** Matches two petals that stand next to each other in their blossom. */
function matchPetals(forest: Forest, one: number, two: number): void {
  const a = int(forest.edgeFrom, one);
  const b = int(forest.edgeTo, one);
  forest.mateIn[one] = a;
  forest.mateOut[one] = b;
  forest.mateIn[two] = b;
  forest.mateOut[two] = a;
}

/** Hands the matched edge of a blossom down to the petal that it leaves from, and matches the others round; returns it. */
export function matchInside(forest: Forest, blossom: number): number {
  const own = int(forest.mateIn, blossom);
  const base = own === -1 ? int(forest.petal, blossom) : petalWith(forest, blossom, own);
  forest.mateIn[base] = own;
  forest.mateOut[base] = int(forest.mateOut, blossom);
  for (let one = int(forest.sibling, base); one !== base; ) {
    const two = int(forest.sibling, one);
    matchPetals(forest, one, two);
    one = int(forest.sibling, two);
  }
  return base;
}
