import { int, num } from "./edge-list";
import type { Forest } from "./forest";

/** The nesting of the sets that have a price. Nodes below the number of vertices are vertices, the others sets. */
export type SetTree = {
  /** The smallest priced set around a node; -1 for none. */
  readonly parent: Int32Array;
  /** How many priced sets lie around a node. */
  readonly depth: Int32Array;
  /** What a set and all around it are priced together. */
  readonly paid: Float64Array;
  /**
   * Sets lie in each other in long rows. Each node stands in a row of nodes, one in the other, that follows the fullest
   * ones inwards (heavy paths); this is the outermost of its row.
   */
  readonly head: Int32Array;
};

/** The smallest priced set around a node, and the sets on the way to it that are not read yet. */
function climb(
  { parent, price }: Forest,
  known: Int32Array,
  start: number,
  chain: number[],
): number {
  let node = start;
  while (node !== -1 && int(known, node) === -2) {
    chain.push(node);
    node = int(parent, node);
  }
  if (node === -1 || num(price, node) > 0) return node;
  return int(known, node);
}

/** Reads the nesting as it stands. */
export function readSetTree(forest: Forest): SetTree {
  const { size, price, petal } = forest;
  const capacity = price.length;
  const parent = new Int32Array(capacity).fill(-2);
  const depth = new Int32Array(capacity);
  const paid = new Float64Array(capacity);
  const chain: number[] = [];
  for (let start = 0; start < capacity; start++) {
    if (start >= size && int(petal, start) === -1) continue;
    let around = climb(forest, parent, start, chain);
    for (let node = chain.pop(); node !== undefined; node = chain.pop()) {
      const own = node < size ? 0 : num(price, node);
      parent[node] = around;
      if (around !== -1) {
        depth[node] = int(depth, around) + 1;
        paid[node] = num(paid, around);
      }
      if (own === 0) continue;
      paid[node] = num(paid, node) + own;
      around = node;
    }
  }
  return { parent, depth, paid, head: readHeads(parent, depth) };
}

/** Nodes in order of depth, the outermost first. */
function byDepth(depth: Int32Array): Int32Array {
  const start: number[] = [];
  for (const each of depth) start[each + 1] = (start[each + 1] ?? 0) + 1;
  for (let at = 0; at < start.length; at++) start[at] = (start[at] ?? 0) + (start[at - 1] ?? 0);
  const order = new Int32Array(depth.length);
  depth.forEach((each, node) => {
    const at = start[each] ?? 0;
    start[each] = at + 1;
    order[at] = node;
  });
  return order;
}

function readHeads(parent: Int32Array, depth: Int32Array): Int32Array {
  const order = byDepth(depth);
  const held = new Int32Array(parent.length).fill(1);
  const fullest = new Int32Array(parent.length).fill(-1);
  for (let at = order.length - 1; at >= 0; at--) {
    const node = int(order, at);
    const around = int(parent, node);
    if (around < 0) continue;
    held[around] = int(held, around) + int(held, node);
    const best = int(fullest, around);
    if (best === -1 || int(held, node) > int(held, best)) fullest[around] = node;
  }
  const head = new Int32Array(parent.length);
  for (const node of order) {
    const around = int(parent, node);
    head[node] = around >= 0 && int(fullest, around) === node ? int(head, around) : node;
  }
  return head;
}

/** The smallest priced set that holds two nodes; -1 where none does. A set counts as holding itself. */
export function commonSet({ parent, depth, head }: SetTree, a: number, b: number): number {
  let one = a;
  let two = b;
  while (int(head, one) !== int(head, two)) {
    const oneHead = int(head, one);
    const twoHead = int(head, two);
    if (int(depth, oneHead) >= int(depth, twoHead)) one = int(parent, oneHead);
    else two = int(parent, twoHead);
    if (one === -1 || two === -1) return -1;
  }
  return int(depth, one) <= int(depth, two) ? one : two;
}

/** What the sets that hold two vertices are priced together. */
export function paidAround(sets: SetTree, a: number, b: number): number {
  const set = commonSet(sets, a, b);
  return set === -1 ? 0 : num(sets.paid, set);
}

/** How many priced sets hold two vertices. */
export function setsAround(sets: SetTree, a: number, b: number): number {
  const set = commonSet(sets, a, b);
  return set === -1 ? 0 : int(sets.depth, set) + 1;
}
