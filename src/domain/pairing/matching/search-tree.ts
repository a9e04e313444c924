import { augment } from "./augment";
import { openBlossom, shrinkBlossom } from "./blossom";
import type { Forest } from "./forest";
import { endOf, enqueue, INNER, int, num, OUTER, UNREACHED } from "./forest";

/** Uses a tight edge from an outer vertex; true when it reached a free node and the matching grew. */
function followEdge(forest: Forest, from: number, to: number): boolean {
  const node = int(forest.top, to);
  const label = int(forest.label, node);
  if (label === OUTER) {
    const own = int(forest.top, from);
    if (own !== node) shrinkBlossom(forest, own, node);
    return false;
  }
  if (label === INNER) return false;
  const mate = int(forest.mate, node);
  if (mate === -1) {
    augment(forest, from, to);
    return true;
  }
  forest.parentFrom[node] = from;
  forest.parentTo[node] = to;
  forest.label[node] = INNER;
  forest.best[node] = -1;
  const next = int(forest.top, mate);
  forest.label[next] = OUTER;
  forest.best[next] = -1;
  enqueue(forest, next);
  return false;
}

/** Looks along every edge of an outer vertex; true when the matching grew. */
function scanVertex(forest: Forest, vertex: number): boolean {
  const { size, cost, price, top, label, best, bestSlack } = forest;
  const own = num(price, vertex);
  const row = vertex * size;
  for (let other = 0; other < size; other++) {
    const node = int(top, other);
    if (node === int(top, vertex) || int(label, node) === INNER) continue;
    const slack = num(cost, row + other) - own - num(price, other);
    if (slack === 0) {
      if (followEdge(forest, vertex, other)) return true;
    } else if (
      slack < Number.POSITIVE_INFINITY &&
      (int(best, node) === -1 || slack < num(bestSlack, node))
    ) {
      best[node] = vertex;
      bestSlack[node] = slack;
    }
  }
  return false;
}

/** How far the prices of the tree can move before something becomes tight; Infinity when nothing ever does. */
function largestStep(forest: Forest): number {
  const { size, capacity, top, label, best, bestSlack, price } = forest;
  let step = Number.POSITIVE_INFINITY;
  for (let node = 0; node < capacity; node++) {
    if (int(top, node) !== node) continue;
    const kind = int(label, node);
    if (kind === INNER) {
      if (node >= size) step = Math.min(step, num(price, node) / 2);
    } else if (int(best, node) !== -1) {
      const slack = num(bestSlack, node);
      step = Math.min(step, kind === OUTER ? slack / 2 : slack);
    }
  }
  return step;
}

function movePrices(forest: Forest, step: number): void {
  const { size, capacity, top, label, price, bestSlack } = forest;
  for (let vertex = 0; vertex < size; vertex++) {
    const kind = int(label, int(top, vertex));
    if (kind === OUTER) price[vertex] = num(price, vertex) + step;
    else if (kind === INNER) price[vertex] = num(price, vertex) - step;
  }
  for (let node = 0; node < capacity; node++) {
    if (int(top, node) !== node) continue;
    const kind = int(label, node);
    if (node >= size && kind !== UNREACHED) {
      price[node] = num(price, node) + (kind === OUTER ? 2 * step : -2 * step);
    }
    if (kind !== INNER) bestSlack[node] = num(bestSlack, node) - (kind === OUTER ? 2 : 1) * step;
  }
}

/** Follows what has become tight; true when the matching grew. */
function followTight(forest: Forest): boolean {
  const { capacity, top, label, best, bestSlack } = forest;
  for (let node = 0; node < capacity; node++) {
    if (int(top, node) !== node || int(label, node) === INNER) continue;
    const from = int(best, node);
    if (from === -1 || num(bestSlack, node) !== 0 || int(top, from) === node) continue;
    if (followEdge(forest, from, endOf(forest, node, from))) return true;
  }
  return false;
}

function openSpentBlossoms(forest: Forest): void {
  for (let node = forest.size; node < forest.capacity; node++) {
    if (int(forest.top, node) !== node || int(forest.label, node) !== INNER) continue;
    if (num(forest.price, node) === 0) openBlossom(forest, node);
  }
}

/**
 * Grows one alternating tree from a free node until it reaches another free one, and matches along the path. False
 * when no path exists: the vertices cannot all be matched.
 */
export function growFrom(forest: Forest, root: number): boolean {
  forest.label.fill(UNREACHED);
  forest.best.fill(-1);
  forest.queue.length = 0;
  forest.label[root] = OUTER;
  enqueue(forest, root);
  for (;;) {
    for (let next = forest.queue.pop(); next !== undefined; next = forest.queue.pop()) {
      if (scanVertex(forest, next)) return true;
    }
    const step = largestStep(forest);
    if (step === Number.POSITIVE_INFINITY) return false;
    if (step > 0) movePrices(forest, step);
    if (followTight(forest)) return true;
    openSpentBlossoms(forest);
  }
}
