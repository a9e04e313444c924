import { int, num } from "./edge-list";
import { pushEvent } from "./event-heap";
import type { Forest } from "./forest";
import {
  giveBack,
  INNER,
  matchInside,
  OUTER,
  petalWith,
  priceNow,
  setFree,
  settlePrices,
  topOf,
  touch,
  UNREACHED,
} from "./forest";
import { enqueue } from "./shrink-blossom";

/** The event at which an inner blossom's price is spent and it opens, as a negative number. */
export function pushOpening(forest: Forest, blossom: number): void {
  const step = forest.step + num(forest.price, blossom) / 2;
  if (step <= forest.limit) pushEvent(forest.heap, step, -1 - blossom);
}

/** Labels a petal of an opened blossom as inner; the tree reaches it by the edge from vertex `from` to `to`. */
function keepInner(forest: Forest, petal: number, from: number, to: number): void {
  forest.pathFrom[petal] = from;
  forest.pathTo[petal] = to;
  touch(forest, petal, INNER);
  if (petal < forest.size) return;
  forest.since[petal] = forest.step;
  pushOpening(forest, petal);
}

function turnOuter(forest: Forest, petal: number): void {
  forest.since[petal] = petal < forest.size ? num(forest.since, petal) : forest.step;
  settlePrices(forest, petal, INNER);
  touch(forest, petal, OUTER);
  enqueue(forest, petal);
}

/** Looks for edges from the tree to a petal that it no longer reaches. */
function reachAgain(forest: Forest, petal: number): void {
  const { neighbours, up, label, next, best, bestSearch } = forest;
  best[petal] = Number.POSITIVE_INFINITY;
  bestSearch[petal] = forest.search;
  for (let vertex = int(forest.first, petal); vertex !== -1; vertex = int(next, vertex)) {
    const own = num(forest.price, vertex);
    const end = int(neighbours.start, vertex + 1);
    for (let at = int(neighbours.start, vertex); at < end; at++) {
      const other = int(neighbours.to, at);
      if (int(label, topOf(up, other)) !== OUTER) continue;
      const slack = num(neighbours.doubled, at) - own - priceNow(forest, other, OUTER);
      const step = forest.step + slack;
      if (step >= num(best, petal) || step > forest.limit) continue;
      best[petal] = step;
      pushEvent(forest.heap, step, at);
    }
  }
}

/** Keeps the even way from the entry petal to the base in the tree; returns where the others begin and where they end. */
function keepWay(forest: Forest, base: number, entry: number): readonly [number, number] {
  const { sibling, edgeFrom, edgeTo } = forest;
  let steps = 0;
  for (let petal = base; petal !== entry; petal = int(sibling, petal)) steps += 1;
  if (steps % 2 === 1) {
    for (let petal = entry; petal !== base; ) {
      const outer = int(sibling, petal);
      const inner = int(sibling, outer);
      turnOuter(forest, outer);
      keepInner(forest, inner, int(edgeFrom, outer), int(edgeTo, outer));
      petal = inner;
    }
    return [int(sibling, base), entry];
  }
  for (let petal = base; petal !== entry; ) {
    const outer = int(sibling, petal);
    keepInner(forest, petal, int(edgeTo, petal), int(edgeFrom, petal));
    turnOuter(forest, outer);
    petal = int(sibling, outer);
  }
  return [int(sibling, entry), base];
}

/** Opens an inner blossom whose price has come down to 0: the even way from its entry to its base stays in the tree. */
export function openBlossom(forest: Forest, blossom: number): void {
  const { sibling } = forest;
  const to = int(forest.pathTo, blossom);
  const entry = petalWith(forest, blossom, to);
  const base = matchInside(forest, blossom);
  let petal = base;
  do {
    setFree(forest, petal);
    forest.label[petal] = UNREACHED;
    petal = int(sibling, petal);
  } while (petal !== base);
  keepInner(forest, entry, int(forest.pathFrom, blossom), to);
  const [from, until] = keepWay(forest, base, entry);
  for (let other = from; other !== until; other = int(sibling, other)) {
    if (other >= forest.size) forest.since[other] = forest.step;
    settlePrices(forest, other, INNER);
  }
  for (let other = from; other !== until; other = int(sibling, other)) reachAgain(forest, other);
  giveBack(forest, blossom);
}
