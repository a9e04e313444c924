import type { Forest } from "./forest";
import {
  endOf,
  enqueue,
  findBest,
  INNER,
  int,
  OUTER,
  petalsOf,
  petalWith,
  setTop,
  slackBetween,
  UNREACHED,
} from "./forest";

/** The node two steps nearer to the root of the tree; -1 above the root. */
function grandparent(forest: Forest, node: number): number {
  const mate = int(forest.mate, node);
  if (mate === -1) return -1;
  return int(forest.top, int(forest.parentFrom, int(forest.top, mate)));
}

/** The first outer node that lies on both paths to the root. */
function meetingPoint(forest: Forest, a: number, b: number): number {
  forest.stamp += 1;
  let near = a;
  let far = b;
  for (;;) {
    if (near !== -1) {
      if (int(forest.visited, near) === forest.stamp) return near;
      forest.visited[near] = forest.stamp;
      near = grandparent(forest, near);
    }
    const held = near;
    near = far;
    far = held;
  }
}

/** The nodes from `node` up to, and without, `base`; inner ones turn outer and are put in line. */
function climb(forest: Forest, node: number, base: number): number[] {
  const path: number[] = [];
  let outer = node;
  while (outer !== base) {
    const inner = int(forest.top, int(forest.mate, outer));
    path.push(outer, inner);
    enqueue(forest, inner);
    outer = int(forest.top, int(forest.parentFrom, inner));
  }
  return path;
}

/** Records, for every other node, the cheapest edge that any petal of a blossom has to it. */
function gatherEdges(forest: Forest, blossom: number): void {
  const { capacity, end, top } = forest;
  for (let node = 0; node < capacity; node++) {
    const owner = int(top, node);
    if (owner === -1 || owner === blossom) continue;
    let cheapest = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const petal of petalsOf(forest, blossom)) {
      const slack = slackBetween(forest, petal, node);
      if (cheapest !== -1 && slack >= least) continue;
      cheapest = petal;
      least = slack;
    }
    end[blossom * capacity + node] = endOf(forest, cheapest, node);
    end[node * capacity + blossom] = endOf(forest, node, cheapest);
  }
}

function gatherVertices(forest: Forest, blossom: number): void {
  const { size, inside } = forest;
  const row = (blossom - size) * size;
  inside.fill(-1, row, row + size);
  for (const petal of petalsOf(forest, blossom)) {
    if (petal < size) {
      inside[row + petal] = petal;
      continue;
    }
    for (let vertex = 0; vertex < size; vertex++) {
      if (petalWith(forest, petal, vertex) !== -1) inside[row + vertex] = petal;
    }
  }
}

/** Shrinks the odd cycle that a tight edge between two outer nodes closes into one outer node. */
export function shrinkBlossom(forest: Forest, a: number, b: number): void {
  const base = meetingPoint(forest, a, b);
  const blossom = forest.spareBlossoms.pop();
  if (blossom === undefined) throw new Error("more blossoms than odd sets can be nested");
  forest.petals[blossom] = [base, ...climb(forest, a, base).reverse(), ...climb(forest, b, base)];
  forest.price[blossom] = 0;
  forest.label[blossom] = OUTER;
  forest.mate[blossom] = int(forest.mate, base);
  setTop(forest, blossom, blossom);
  gatherEdges(forest, blossom);
  gatherVertices(forest, blossom);
  findBest(forest, blossom);
}

/** Steps from the base to a petal along the even way round; turns the cycle round where that is needed. */
export function evenSteps(forest: Forest, blossom: number, petal: number): number {
  const petals = petalsOf(forest, blossom);
  const at = petals.indexOf(petal);
  if (at % 2 === 0) return at;
  const [base, ...others] = petals;
  forest.petals[blossom] = [base as number, ...others.reverse()];
  return petals.length - at;
}

/** Opens an inner blossom whose price has come down to 0: the even way from its entry to its base stays in the tree. */
export function openBlossom(forest: Forest, blossom: number): void {
  const entry = petalWith(forest, blossom, int(forest.parentTo, blossom));
  const steps = evenSteps(forest, blossom, entry);
  const petals = petalsOf(forest, blossom);
  for (const petal of petals) {
    setTop(forest, petal, petal);
    forest.label[petal] = UNREACHED;
    forest.best[petal] = -1;
  }
  forest.top[blossom] = -1;
  for (let i = 0; i < steps; i += 2) {
    const inner = petals[i] as number;
    const outer = petals[i + 1] as number;
    forest.label[inner] = INNER;
    forest.parentFrom[inner] = endOf(forest, outer, inner);
    forest.parentTo[inner] = endOf(forest, inner, outer);
    forest.label[outer] = OUTER;
    enqueue(forest, outer);
  }
  forest.label[entry] = INNER;
  forest.parentFrom[entry] = int(forest.parentFrom, blossom);
  forest.parentTo[entry] = int(forest.parentTo, blossom);
  for (const petal of petals) {
    if (int(forest.label, petal) !== INNER) findBest(forest, petal);
  }
  forest.petals[blossom] = [];
  forest.spareBlossoms.push(blossom);
}
