// The alternating tree and the blossoms of a weighted matching (Edmonds 1965; Galil, ACM Computing Surveys 18, 1986),
// on typed arrays. Nodes below `size` are vertices, the others blossoms. Costs are stored doubled, so that every dual
// price stays an integer.

export type Forest = {
  readonly size: number;
  /** Vertices and all blossoms that can exist at once. */
  readonly capacity: number;
  /** Doubled cost of each pair; Infinity where the pair is not allowed. */
  readonly cost: Float64Array;
  /** Price of a vertex, or of a blossom (never negative). */
  readonly price: Float64Array;
  /** The vertex outside a node that it is matched with; -1 for none. */
  readonly mate: Int32Array;
  /** The outermost node that a node lies in; -1 for a blossom number not in use. */
  readonly top: Int32Array;
  readonly label: Int8Array;
  /** The tree edge that reached a node labelled INNER: from the vertex outside to the vertex inside. */
  readonly parentFrom: Int32Array;
  readonly parentTo: Int32Array;
  /** The vertex of the tree with the cheapest edge to a node, and that edge's slack; -1 for none. */
  readonly best: Int32Array;
  readonly bestSlack: Float64Array;
  /** `end[a][b]`: the vertex inside a of the cheapest edge between nodes a and b. */
  readonly end: Int32Array;
  /** `inside[blossom][vertex]`: the petal of a blossom that holds the vertex; -1 for none. */
  readonly inside: Int32Array;
  /** The odd cycle of nodes that a blossom is made of, its base first. */
  readonly petals: number[][];
  readonly spareBlossoms: number[];
  readonly queue: number[];
  readonly visited: Int32Array;
  stamp: number;
};

export const UNREACHED = -1;
export const OUTER = 0;
export const INNER = 1;

// A typed array never has holes below its length; these two say so to the type checker, and are inlined.
export function int(array: Int32Array | Int8Array, index: number): number {
  return array[index] as number;
}
export function num(array: Float64Array, index: number): number {
  return array[index] as number;
}

export function createForest(size: number, costOf: (a: number, b: number) => number): Forest {
  const capacity = size + (size >> 1) + 1;
  const cost = new Float64Array(size * size).fill(Number.POSITIVE_INFINITY);
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      const doubled = 2 * costOf(a, b);
      cost[a * size + b] = doubled;
      cost[b * size + a] = doubled;
    }
  }
  const end = new Int32Array(capacity * capacity);
  for (let a = 0; a < size; a++) end.fill(a, a * capacity, a * capacity + size);
  const spareBlossoms: number[] = [];
  for (let blossom = capacity - 1; blossom >= size; blossom--) spareBlossoms.push(blossom);
  return {
    size,
    capacity,
    cost,
    price: new Float64Array(capacity),
    mate: new Int32Array(capacity).fill(-1),
    top: new Int32Array(capacity).map((_, node) => (node < size ? node : -1)),
    label: new Int8Array(capacity),
    parentFrom: new Int32Array(capacity),
    parentTo: new Int32Array(capacity),
    best: new Int32Array(capacity),
    bestSlack: new Float64Array(capacity),
    end,
    inside: new Int32Array((capacity - size) * size),
    petals: Array.from({ length: capacity }, () => []),
    spareBlossoms,
    queue: [],
    visited: new Int32Array(capacity),
    stamp: 0,
  };
}

export function petalsOf(forest: Forest, blossom: number): number[] {
  return forest.petals[blossom] as number[];
}

/** The petal of a blossom that holds a vertex. */
export function petalWith(forest: Forest, blossom: number, vertex: number): number {
  return int(forest.inside, (blossom - forest.size) * forest.size + vertex);
}

/** The vertex of `a` on the cheapest edge between nodes `a` and `b`. */
export function endOf(forest: Forest, a: number, b: number): number {
  return int(forest.end, a * forest.capacity + b);
}

/** How much dearer the cheapest edge between two nodes is than their prices pay for; 0 is tight. */
export function slackBetween(forest: Forest, a: number, b: number): number {
  const from = endOf(forest, a, b);
  const to = endOf(forest, b, a);
  return (
    num(forest.cost, from * forest.size + to) - num(forest.price, from) - num(forest.price, to)
  );
}

/** Declares `outermost` the outermost node of everything inside `node`. */
export function setTop(forest: Forest, node: number, outermost: number): void {
  forest.top[node] = outermost;
  if (node < forest.size) return;
  for (const petal of petalsOf(forest, node)) setTop(forest, petal, outermost);
}

/** Puts the vertices inside a node in line to look along their edges. */
export function enqueue(forest: Forest, node: number): void {
  if (node < forest.size) {
    forest.queue.push(node);
    return;
  }
  for (const petal of petalsOf(forest, node)) enqueue(forest, petal);
}

/** Finds the cheapest edge from the outer vertices of the tree to a node afresh. */
export function findBest(forest: Forest, node: number): void {
  forest.best[node] = -1;
  forest.bestSlack[node] = Number.POSITIVE_INFINITY;
  for (let vertex = 0; vertex < forest.size; vertex++) {
    const owner = int(forest.top, vertex);
    if (owner === node || int(forest.label, owner) !== OUTER) continue;
    const slack = slackBetween(forest, vertex, node);
    if (slack < num(forest.bestSlack, node)) {
      forest.best[node] = vertex;
      forest.bestSlack[node] = slack;
    }
  }
}
