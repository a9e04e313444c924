import { int } from "./edge-list";
import type { Forest } from "./forest";
import { INNER, OUTER, settlePrices, topOf, touch } from "./forest";

/** Puts the vertices of a node in line to look along their edges. */
export function enqueue(forest: Forest, node: number): void {
  const { first, next, queue } = forest;
  for (let vertex = int(first, node); vertex !== -1; vertex = int(next, vertex)) {
    queue[forest.queueCount++] = vertex;
  }
}

/** The outer node two steps nearer to the root of the tree; -1 above the root. */
function grandparent(forest: Forest, node: number): number {
  const mate = int(forest.mateOut, node);
  if (mate === -1) return -1;
  return topOf(forest.up, int(forest.pathFrom, topOf(forest.up, mate)));
}

/** The first outer node that lies on both paths to the root. */
function meetingPoint(forest: Forest, a: number, b: number): number {
  const { visited } = forest;
  forest.stamp += 1;
  let near = a;
  let far = b;
  for (;;) {
    if (near !== -1) {
      if (int(visited, near) === forest.stamp) return near;
      visited[near] = forest.stamp;
      near = grandparent(forest, near);
    }
    const held = near;
    near = far;
    far = held;
  }
}

function link(
  forest: Forest,
  from: number,
  to: number,
  fromVertex: number,
  toVertex: number,
): void {
  forest.sibling[from] = to;
  forest.edgeFrom[from] = fromVertex;
  forest.edgeTo[from] = toVertex;
}

/** Links the petals on the path from a node up to `base`: towards it, or away from it. */
function linkPath(forest: Forest, node: number, base: number, towards: boolean): void {
  const { mateIn, mateOut, pathFrom, pathTo } = forest;
  let outer = node;
  while (outer !== base) {
    const own = int(mateIn, outer);
    const other = int(mateOut, outer);
    const inner = topOf(forest.up, other);
    const from = int(pathFrom, inner);
    const to = int(pathTo, inner);
    const above = topOf(forest.up, from);
    if (towards) {
      link(forest, outer, inner, own, other);
      link(forest, inner, above, to, from);
    } else {
      link(forest, above, inner, from, to);
      link(forest, inner, outer, other, own);
    }
    outer = above;
  }
}

/** Takes a node into a blossom; an inner one turns outer. */
function enclose(forest: Forest, blossom: number, petal: number): void {
  const label = int(forest.label, petal);
  if (label === INNER) {
    settlePrices(forest, petal, INNER);
    enqueue(forest, petal);
  } else if (petal >= forest.size) {
    // Its vertices stay outer, and so go on moving; its own price does not.
    const { price, since, step } = forest;
    price[petal] = (price[petal] as number) + 2 * (step - (since[petal] as number));
    since[petal] = step;
  }
  forest.parent[petal] = blossom;
  forest.up[petal] = blossom;
}

/** Shrinks the odd cycle that the tight edge from vertex `u` to `v`, both in outer nodes, closes into one outer node. */
export function shrinkBlossom(forest: Forest, u: number, v: number): void {
  const a = topOf(forest.up, u);
  const b = topOf(forest.up, v);
  const base = meetingPoint(forest, a, b);
  if (forest.spareCount === 0) throw new Error("more blossoms than odd sets can be nested");
  const blossom = int(forest.spare, --forest.spareCount);
  linkPath(forest, a, base, false);
  link(forest, a, b, u, v);
  linkPath(forest, b, base, true);
  const { first, last, next } = forest;
  first[blossom] = int(first, base);
  let end = int(last, base);
  enclose(forest, blossom, base);
  for (let petal = int(forest.sibling, base); petal !== base; petal = int(forest.sibling, petal)) {
    enclose(forest, blossom, petal);
    next[end] = int(first, petal);
    end = int(last, petal);
  }
  last[blossom] = end;
  forest.petal[blossom] = base;
  forest.mateIn[blossom] = int(forest.mateIn, base);
  forest.mateOut[blossom] = int(forest.mateOut, base);
  forest.parent[blossom] = -1;
  forest.up[blossom] = blossom;
  forest.price[blossom] = 0;
  forest.since[blossom] = forest.step;
  touch(forest, blossom, OUTER);
}
