import { int, num } from "./edge-list";
import type { Forest } from "./forest";

/** The nesting of blossoms as it stands: how deep each node lies, and what all sets around it and itself are priced together. */
export type SetTree = {
  readonly parent: Int32Array;
  readonly depth: Int32Array;
  /** Sum of the prices of a blossom and all around it; 0 for a vertex in none. For a vertex: of all around it. */
  readonly paid: Float64Array;
  /** How many of those have a price at all. */
  readonly priced: Int32Array;
};

/** The nodes around and including one that are not read yet, from the outside in, are put on `chain`; returns what is around them. */
function climb(forest: Forest, depth: Int32Array, start: number, chain: number[]): number {
  let node = start;
  while (node !== -1 && int(depth, node) === -1) {
    chain.push(node);
    node = int(forest.parent, node);
  }
  return node;
}

/** Reads one node that lies directly in `around` (-1: in none). */
function readNode(sets: SetTree, node: number, around: number, own: number): void {
  const isInside = around !== -1;
  sets.depth[node] = isInside ? int(sets.depth, around) + 1 : 0;
  sets.paid[node] = own + (isInside ? num(sets.paid, around) : 0);
  sets.priced[node] = (own > 0 ? 1 : 0) + (isInside ? int(sets.priced, around) : 0);
}

/** Reads the nesting as it stands. */
export function readSetTree(forest: Forest): SetTree {
  const { size, price, petal } = forest;
  const capacity = price.length;
  const sets: SetTree = {
    parent: forest.parent.slice(),
    depth: new Int32Array(capacity).fill(-1),
    paid: new Float64Array(capacity),
    priced: new Int32Array(capacity),
  };
  const chain: number[] = [];
  for (let start = 0; start < capacity; start++) {
    if (start >= size && int(petal, start) === -1) continue;
    let around = climb(forest, sets.depth, start, chain);
    for (let node = chain.pop(); node !== undefined; node = chain.pop()) {
      readNode(sets, node, around, node < size ? 0 : num(price, node));
      around = node;
    }
  }
  return sets;
}

/** The smallest set that holds two nodes; -1 where none does. A node counts as holding itself. */
export function commonSet({ parent, depth }: SetTree, a: number, b: number): number {
  let one = a;
  let two = b;
  while (one !== two) {
    if (one === -1 || two === -1) return -1;
    if (int(depth, one) >= int(depth, two)) one = int(parent, one);
    else two = int(parent, two);
  }
  return one;
}
