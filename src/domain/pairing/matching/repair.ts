import type { EdgeList } from "./edge-list";
import { int, num } from "./edge-list";
import type { Forest } from "./forest";
import { giveBack, matchInside, setFree, topOf } from "./forest";

/** Takes the matched edge of an outermost node away, from both ends. */
function unmatch(forest: Forest, node: number): void {
  const { mateIn, mateOut } = forest;
  const other = int(mateOut, node);
  if (other === -1) return;
  const partner = topOf(forest.up, other);
  mateIn[node] = -1;
  mateOut[node] = -1;
  mateIn[partner] = -1;
  mateOut[partner] = -1;
}

/**
 * Dissolves an outermost blossom while no tree grows: its price is taken from its vertices, half each, so that no pair
 * inside changes, and pairs that leave it only become looser. Its own pair is given up where it is no longer tight.
 */
function dissolve(forest: Forest, blossom: number): void {
  const { first, next, price, sibling } = forest;
  const half = num(price, blossom) / 2;
  if (half > 0) {
    unmatch(forest, blossom);
    for (let vertex = int(first, blossom); vertex !== -1; vertex = int(next, vertex)) {
      price[vertex] = num(price, vertex) - half;
    }
  }
  const base = matchInside(forest, blossom);
  let petal = base;
  do {
    setFree(forest, petal);
    petal = int(sibling, petal);
  } while (petal !== base);
  giveBack(forest, blossom);
}

function depthOf(forest: Forest, vertex: number): number {
  let depth = 0;
  for (let node = int(forest.parent, vertex); node !== -1; node = int(forest.parent, node)) depth++;
  return depth;
}

/** How much dearer an edge is than its two vertices pay for, less what the blossoms around both take off. */
function slackOf(forest: Forest, a: number, b: number, doubled: number): number {
  const { parent, price } = forest;
  let slack = doubled - num(price, a) - num(price, b);
  if (topOf(forest.up, a) !== topOf(forest.up, b)) return slack;
  let one = a;
  let two = b;
  let oneDepth = depthOf(forest, a);
  let twoDepth = depthOf(forest, b);
  while (one !== two) {
    if (oneDepth >= twoDepth) {
      one = int(parent, one);
      oneDepth--;
    } else {
      two = int(parent, two);
      twoDepth--;
    }
  }
  for (let node = one; node !== -1; node = int(parent, node)) slack += num(price, node);
  return slack;
}

/**
 * Makes the prices fit edges that were added from `from` on: where one is overpaid, the vertex with fewer blossoms around
 * it comes out of them and lowers its price. Pairs that are no longer tight are given up, and must be found again.
 */
export function repair(forest: Forest, edges: EdgeList, from: number): void {
  for (let at = from; at < edges.count; at++) {
    const a = int(edges.a, at);
    const b = int(edges.b, at);
    const slack = slackOf(forest, a, b, num(edges.doubled, at));
    if (slack >= 0) continue;
    const vertex = depthOf(forest, a) <= depthOf(forest, b) ? a : b;
    for (let top = topOf(forest.up, vertex); top !== vertex; top = topOf(forest.up, vertex)) {
      dissolve(forest, top);
    }
    // Coming out of the blossoms may have loosened the edge already.
    const left = slackOf(forest, a, b, num(edges.doubled, at));
    if (left >= 0) continue;
    unmatch(forest, vertex);
    forest.price[vertex] = num(forest.price, vertex) + left;
  }
}
