import { augment } from "./augment";
import { int, num } from "./edge-list";
import { popEvent, pushEvent } from "./event-heap";
import type { Forest } from "./forest";
import { INNER, OUTER, priceNow, settlePrices, topOf, touch, UNREACHED } from "./forest";
import { openBlossom, pushOpening } from "./open-blossom";
import { enqueue, shrinkBlossom } from "./shrink-blossom";

/** Starts the clock of a node that the tree takes in. */
function startMoving(forest: Forest, node: number): void {
  const { first, next, since, step } = forest;
  for (let vertex = int(first, node); vertex !== -1; vertex = int(next, vertex)) {
    since[vertex] = step;
  }
  since[node] = step;
}

function takeOuter(forest: Forest, node: number): void {
  touch(forest, node, OUTER);
  startMoving(forest, node);
  enqueue(forest, node);
}

/** Follows a tight edge from an outer vertex to an unreached node; true when it was free and the matching grew. */
function grow(forest: Forest, from: number, to: number, node: number): boolean {
  const mate = int(forest.mateOut, node);
  if (mate === -1) {
    augment(forest, from, to);
    return true;
  }
  forest.pathFrom[node] = from;
  forest.pathTo[node] = to;
  touch(forest, node, INNER);
  startMoving(forest, node);
  if (node >= forest.size) pushOpening(forest, node);
  takeOuter(forest, topOf(forest.up, mate));
  return false;
}

/** Notes the step at which an unreached node is reached by an edge, where no known edge does it sooner. */
function noteReach(forest: Forest, node: number, step: number, at: number): void {
  const { best, bestSearch } = forest;
  if (step > forest.limit) return;
  if (int(bestSearch, node) === forest.search && num(best, node) <= step) return;
  bestSearch[node] = forest.search;
  best[node] = step;
  if (int(forest.mateOut, node) === -1) forest.limit = step;
  pushEvent(forest.heap, step, at);
}

/** Looks along every edge of an outer vertex; true when the matching grew. */
function scanVertex(forest: Forest, vertex: number): boolean {
  const { up, label, price, since, step } = forest;
  const { start, to, doubled } = forest.neighbours;
  const own = num(price, vertex) + step - num(since, vertex);
  let node = topOf(up, vertex);
  const end = int(start, vertex + 1);
  for (let at = int(start, vertex); at < end; at++) {
    const other = int(to, at);
    const reached = topOf(up, other);
    if (reached === node) continue;
    const kind = int(label, reached);
    if (kind === INNER) continue;
    const slack = num(doubled, at) - own - num(price, other);
    if (kind === OUTER) {
      const between = slack - (step - num(since, other));
      if (between === 0) {
        shrinkBlossom(forest, vertex, other);
        node = topOf(up, vertex);
      } else if (step + between / 2 <= forest.limit) {
        pushEvent(forest.heap, step + between / 2, at);
      }
    } else if (slack !== 0) noteReach(forest, reached, step + slack, at);
    else if (grow(forest, vertex, other, reached)) return true;
  }
  return false;
}

/** Uses an edge that should be tight by now; true when the matching grew. */
function followEdge(forest: Forest, at: number): boolean {
  const { neighbours, up, label } = forest;
  const one = int(neighbours.from, at);
  const two = int(neighbours.to, at);
  const isForward = int(label, topOf(up, one)) === OUTER;
  const from = isForward ? one : two;
  const to = isForward ? two : one;
  const reached = topOf(up, to);
  const kind = int(label, reached);
  if (kind === INNER || reached === topOf(up, from)) return false;
  const slack =
    num(neighbours.doubled, at) - priceNow(forest, from, OUTER) - priceNow(forest, to, kind);
  if (slack > 0) {
    pushEvent(forest.heap, forest.step + (kind === OUTER ? slack / 2 : slack), at);
    return false;
  }
  if (kind === OUTER) {
    shrinkBlossom(forest, from, to);
    return false;
  }
  return grow(forest, from, to, reached);
}

/** Lets the next thing happen; true when the matching grew. */
function nextEvent(forest: Forest): boolean {
  const { heap } = forest;
  const event = int(heap.event, 0);
  forest.step = num(heap.step, 0);
  popEvent(heap);
  if (event >= 0) return followEdge(forest, event);
  const blossom = -1 - event;
  const isSpent =
    int(forest.label, blossom) === INNER &&
    int(forest.up, blossom) === blossom &&
    num(forest.price, blossom) === 2 * (forest.step - num(forest.since, blossom));
  if (isSpent) openBlossom(forest, blossom);
  return false;
}

/** Brings all prices up to date and takes the labels off. */
function finish(forest: Forest): void {
  const { touched, label, up } = forest;
  for (let i = 0; i < forest.touchedCount; i++) {
    const node = int(touched, i);
    const kind = int(label, node);
    if (kind !== UNREACHED && int(up, node) === node) settlePrices(forest, node, kind);
    label[node] = UNREACHED;
  }
  forest.touchedCount = 0;
}

/**
 * Grows one alternating tree from a free node until it reaches another free one, and matches along the path. False
 * when no path exists over the edges known; then `labels` has what each vertex was in the
 * tree (1: outer, 2: inner), and the labels are off.
 */
export function growFrom(forest: Forest, root: number, labels: Uint8Array): boolean {
  forest.search += 1;
  forest.step = 0;
  forest.limit = Number.POSITIVE_INFINITY;
  forest.heap.count = 0;
  forest.queueCount = 0;
  takeOuter(forest, root);
  let grown = false;
  while (!grown) {
    if (forest.queueCount > 0) {
      grown = scanVertex(forest, int(forest.queue, --forest.queueCount));
    } else if (forest.heap.count > 0) {
      grown = nextEvent(forest);
    } else {
      for (let vertex = 0; vertex < forest.size; vertex++) {
        labels[vertex] = int(forest.label, topOf(forest.up, vertex));
      }
      break;
    }
  }
  finish(forest);
  return grown;
}
