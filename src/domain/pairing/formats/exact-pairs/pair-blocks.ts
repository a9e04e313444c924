import { int, num } from "../../matching/edge-list";
import type { SetTree } from "../../matching/set-tree";
import { commonSet } from "../../matching/set-tree";
import type { PairVertices } from "./pair-vertices";
import type { SolvedStage, StageCosts } from "./stage-costs";

// Looks at all couples of a field for those that prices pay for, block by block: what a whole block of neighbours can
// cost at least, and what its prices can pay at most, spares most of them a look.

/** Neighbours of one score group and of equal values, from vertex `first` to `end`. */
type Block = {
  readonly first: number;
  readonly end: number;
  /** The places of its first and last vertex. */
  readonly from: number;
  readonly to: number;
};

const BLOCK = 16;

export function cutBlocks({ vertices, values, wayValues }: StageCosts): readonly Block[] {
  const { group, index } = vertices.places;
  const count = vertices.rest === -1 ? vertices.size : vertices.rest;
  const blocks: Block[] = [];
  for (let first = 0; first < count; ) {
    let end = first + 1;
    while (
      end < count &&
      end - first < BLOCK &&
      int(group, end) === int(group, first) &&
      int(values, end) === int(values, first) &&
      int(wayValues, end) === int(wayValues, first)
    ) {
      end += 1;
    }
    blocks.push({ first, end, from: int(index, first), to: int(index, end - 1) });
    first = end;
  }
  return blocks;
}

/** The least steps that two places of two blocks can be from what the method makes; the upper block first. */
function leastSteps({ places }: PairVertices, one: Block, two: Block): number {
  const { method, group, index, below } = places;
  if (int(group, one.first) !== int(group, two.first)) {
    return int(below, one.end - 1) + int(index, two.first);
  }
  if (method === "fold") {
    const sum = int(places.sum, one.first);
    return Math.max(0, one.from + two.from - sum, sum - one.to - two.to);
  }
  const least = one === two ? 1 : two.from - one.to;
  if (method !== "slide") return least - 1;
  const half = int(places.half, one.first);
  return Math.max(0, least - half, half - (two.to - one.from));
}

type Search = {
  readonly stage: SolvedStage;
  readonly blocks: readonly Block[];
  /** By block: the highest price, the smallest set that holds it all, and most priced sets of the stage before around one. */
  readonly highest: Float64Array;
  readonly around: Int32Array;
  readonly deepest: Int32Array;
  /** Couples are looked for whose slack is at most this. */
  readonly most: number;
  readonly visit: (a: number, b: number) => void;
};

function setAround(sets: SetTree, { first, end }: Block): number {
  let set = first;
  for (let vertex = first + 1; vertex < end && set !== -1; vertex++) {
    set = commonSet(sets, set, vertex);
  }
  return end - first === 1 ? int(sets.parent, first) : set;
}

function prepare(
  stage: SolvedStage,
  blocks: readonly Block[],
  most: number,
  visit: Search["visit"],
): Search {
  const highest = new Float64Array(blocks.length).fill(Number.NEGATIVE_INFINITY);
  const around = new Int32Array(blocks.length);
  const deepest = new Int32Array(blocks.length);
  blocks.forEach((block, at) => {
    around[at] = setAround(stage.sets, block);
    for (let vertex = block.first; vertex < block.end; vertex++) {
      highest[at] = Math.max(num(highest, at), num(stage.prices, vertex));
      const depth = stage.costs.before?.sets.priced[vertex] ?? 0;
      deepest[at] = Math.max(int(deepest, at), depth);
    }
  });
  return { stage, blocks, highest, around, deepest, most, visit };
}

/** What every couple of two blocks costs at least by their values, doubled, less what sets may be worth at most. */
function baseOf({ stage, deepest }: Search, one: Block, two: Block, i: number, j: number): number {
  const { costs } = stage;
  const difference = int(costs.values, one.first) - int(costs.values, two.first);
  const sets = costs.inside * Math.min(int(deepest, i), int(deepest, j));
  return 2 * (costs.valueWeight * difference * difference - sets);
}

/** What sets that hold two whole blocks take off every couple of theirs. */
function paidAround({ stage, around }: Search, i: number, j: number): number {
  if (int(around, i) === -1 || int(around, j) === -1) return 0;
  const set = commonSet(stage.sets, int(around, i), int(around, j));
  return set === -1 ? 0 : num(stage.sets.paid, set);
}

/** Looks at each couple of two blocks of one score group. */
function searchGroup(search: Search, one: Block, two: Block, base: number): void {
  const { costs, prices } = search.stage;
  const { classes } = costs;
  const { method, index } = costs.vertices.places;
  const place = 2 * costs.placeWeight;
  const together = 2 * costs.classWeight;
  const sum = int(costs.vertices.places.sum, one.first);
  const half = int(costs.vertices.places.half, one.first);
  const isFold = method === "fold";
  // |x − shift| − less is what the method counts, x being the sum of two places or how far they are apart.
  const shift = isFold ? sum : method === "slide" ? half : 0;
  const less = isFold || method === "slide" ? 0 : 1;
  for (let a = one.first; a < one.end; a++) {
    const own = base - num(prices, a) - place * less;
    const ownIndex = isFold ? int(index, a) : -int(index, a);
    const ownClass = int(classes, a);
    for (let b = one === two ? a + 1 : two.first; b < two.end; b++) {
      const slack = own + place * Math.abs(int(index, b) + ownIndex - shift) - num(prices, b);
      if (slack > search.most) continue;
      if (ownClass >= 0 && ownClass === int(classes, b) && slack + together > search.most) continue;
      search.visit(a, b);
    }
  }
}

/** Looks at each couple of two blocks of different score groups, the upper one first. */
function searchAcross(search: Search, upper: Block, lower: Block, base: number): void {
  const { costs, prices } = search.stage;
  const { index, below } = costs.vertices.places;
  const place = 2 * costs.placeWeight;
  for (let a = upper.first; a < upper.end; a++) {
    const own = base - num(prices, a) + place * int(below, a);
    for (let b = lower.first; b < lower.end; b++) {
      if (own + place * int(index, b) - num(prices, b) <= search.most) search.visit(a, b);
    }
  }
}

/**
 * Visits couples of vertices in order, among them every one whose slack is at most `most` under a stage's prices. It does
 * not look whether they are allowed, nor at sets that do not hold whole blocks: that is for the visitor.
 */
export function visitPaid(
  stage: SolvedStage,
  blocks: readonly Block[],
  most: number,
  visit: (a: number, b: number) => void,
): void {
  const search = prepare(stage, blocks, most, visit);
  const { costs } = stage;
  const { group } = costs.vertices.places;
  for (const [i, one] of blocks.entries()) {
    for (let j = i; j < blocks.length; j++) {
      const two = blocks[j] as Block;
      let base = baseOf(search, one, two, i, j);
      const room = num(search.highest, i) + num(search.highest, j) + most;
      if (base > room) continue;
      const least = 2 * costs.placeWeight * leastSteps(costs.vertices, one, two);
      if (base + least > room) continue;
      base += paidAround(search, i, j);
      if (base + least > room) continue;
      if (int(group, one.first) === int(group, two.first)) searchGroup(search, one, two, base);
      else searchAcross(search, one, two, base);
    }
  }
}
