import { int, num } from "../../matching/edge-list";
import type { SetTree } from "../../matching/set-tree";
import { commonSet, paidAround } from "../../matching/set-tree";
import type { PairVertices } from "./pair-vertices";
import type { SolvedStage, StageCosts } from "./stage-costs";

// Looks at all couples of a field for those that prices pay for, block by block: what a whole block of neighbours can
// cost at least, and what its prices can pay at most, spares most of them a look.

/** Neighbours of one score group, of equal values and, where there are few classes, of one class. */
type Block = {
  /** Where its vertices stand in the order of the blocks. */
  readonly first: number;
  readonly end: number;
  /** One of its vertices, and the class of all, or -1 where it is not the same for all. */
  readonly any: number;
  readonly ofClass: number;
  /** The places of its first and last vertex. */
  readonly from: number;
  readonly to: number;
};

export type Blocks = { readonly order: Int32Array; readonly list: readonly Block[] };

const BLOCK = 8;

/** With more classes than this, neighbours of one class are too far from each other to be looked at together. */
const FEW_CLASSES = 4;

/** Whether classes count, and are few. */
export function hasFewClasses({ classes, classWeight }: StageCosts): boolean {
  if (classWeight === 0) return false;
  const found: number[] = [];
  for (const each of classes) {
    if (found.includes(each)) continue;
    found.push(each);
    if (found.length > FEW_CLASSES) return false;
  }
  return true;
}

/** The vertices that meet, each score group in stretches of one class where classes are few. */
function blockOrder(costs: StageCosts, isByClass: boolean): Int32Array {
  const { vertices, classes } = costs;
  const { group } = vertices.places;
  const count = vertices.rest === -1 ? vertices.size : vertices.rest;
  const order = new Int32Array(count);
  for (let vertex = 0; vertex < count; vertex++) order[vertex] = vertex;
  if (!isByClass) return order;
  return order.sort(
    (a, b) => int(group, a) - int(group, b) || int(classes, a) - int(classes, b) || a - b,
  );
}

export function cutBlocks(costs: StageCosts): Blocks {
  const { vertices, values, wayValues, classes } = costs;
  const { group, index } = vertices.places;
  const isByClass = hasFewClasses(costs);
  const order = blockOrder(costs, isByClass);
  const list: Block[] = [];
  const isAlike = (a: number, b: number) =>
    int(group, a) === int(group, b) &&
    int(values, a) === int(values, b) &&
    int(wayValues, a) === int(wayValues, b) &&
    (!isByClass || int(classes, a) === int(classes, b));
  for (let first = 0; first < order.length; ) {
    const any = int(order, first);
    let end = first + 1;
    while (end < order.length && end - first < BLOCK && isAlike(int(order, end), any)) end += 1;
    const ofClass = isByClass ? int(classes, any) : -1;
    const to = int(index, int(order, end - 1));
    list.push({ first, end, any, ofClass, from: int(index, any), to });
    first = end;
  }
  return { order, list };
}

/** The least steps that two places of two blocks can be from what the method makes; the upper group first. */
function leastSteps({ places }: PairVertices, one: Block, two: Block): number {
  const { method, group, below } = places;
  if (int(group, one.any) !== int(group, two.any)) {
    return int(below, one.any) - (one.to - one.from) + two.from;
  }
  if (method === "fold") {
    const sum = int(places.sum, one.any);
    return Math.max(0, one.from + two.from - sum, sum - one.to - two.to);
  }
  const least = Math.max(1, two.from - one.to, one.from - two.to);
  if (method !== "slide") return least - 1;
  const half = int(places.half, one.any);
  const most = Math.max(two.to - one.from, one.to - two.from);
  return Math.max(0, least - half, half - most);
}

type Search = {
  readonly stage: SolvedStage;
  readonly blocks: Blocks;
  /** By block: the highest price, the smallest set that holds it all, and most priced sets of the stage before around one. */
  readonly highest: Float64Array;
  readonly around: Int32Array;
  readonly deepest: Int32Array;
  /** Couples are looked for whose slack is at most this. */
  readonly most: number;
  readonly visit: Visit;
};

/** Gets a couple and, of its slack, all but what the sets around both take off and what single couples cost. */
export type Visit = (a: number, b: number, slack: number) => void;

function setAround(sets: SetTree, order: Int32Array, { first, end, any }: Block): number {
  if (end - first === 1) return int(sets.parent, any);
  let set = any;
  for (let at = first + 1; at < end && set !== -1; at++) {
    set = commonSet(sets, set, int(order, at));
  }
  return set;
}

function prepare(stage: SolvedStage, blocks: Blocks, most: number, visit: Visit): Search {
  const { order, list } = blocks;
  const highest = new Float64Array(list.length).fill(Number.NEGATIVE_INFINITY);
  const around = new Int32Array(list.length);
  const deepest = new Int32Array(list.length);
  list.forEach((block, i) => {
    around[i] = setAround(stage.sets, order, block);
    for (let at = block.first; at < block.end; at++) {
      const vertex = int(order, at);
      highest[i] = Math.max(num(highest, i), num(stage.prices, vertex));
      deepest[i] = Math.max(int(deepest, i), stage.costs.before?.sets.depth[vertex] ?? 0);
    }
  });
  return { stage, blocks, highest, around, deepest, most, visit };
}

/** What every couple of two blocks costs at least by their values and classes, doubled, less what sets may be worth at most. */
function baseOf({ stage, deepest }: Search, one: Block, two: Block, i: number, j: number): number {
  const { costs } = stage;
  const difference = int(costs.values, one.any) - int(costs.values, two.any);
  const sets = costs.inside === 0 ? 0 : costs.inside * Math.min(int(deepest, i), int(deepest, j));
  const together = one.ofClass >= 0 && one.ofClass === two.ofClass ? costs.classWeight : 0;
  return 2 * (costs.valueWeight * difference * difference + together - sets);
}

/** What sets that hold two whole blocks take off every couple of theirs. */
function paidAroundBlocks({ stage, around }: Search, i: number, j: number): number {
  if (int(around, i) === -1 || int(around, j) === -1) return 0;
  return paidAround(stage.sets, int(around, i), int(around, j));
}

/** A class that nobody is of. */
const NO_CLASS = -2;

/** What the method takes off and looks for from one place of a group: see `methodSteps`. */
function methodTarget({ places }: PairVertices, a: number): number {
  const own = int(places.index, a);
  return places.method === "fold" ? int(places.sum, a) - own : own;
}

type GroupSearch = {
  readonly search: Search;
  readonly two: Block;
  /** Doubled weights of a step and of two of one class, and the places between two that should meet in a slide. */
  readonly place: number;
  readonly together: number;
  readonly half: number;
  readonly most: number;
};

/** The least steps that a vertex with this target can be from what the method makes of it and one of a block. */
function leastApart({ two, half }: GroupSearch, target: number): number {
  const least = Math.max(0, two.from - target, target - two.to);
  if (half === 0) return least;
  const most = Math.max(two.to - target, target - two.from);
  return Math.max(0, least - half, half - most);
}

/** Looks at one vertex with those of a block from `from` on; `own` is what of its slack the other has no part in. */
function searchFrom(
  { search, two, place, together, half, most }: GroupSearch,
  a: number,
  from: number,
  own: number,
): void {
  const { costs, prices } = search.stage;
  const { order } = search.blocks;
  const { index } = costs.vertices.places;
  const { classes } = costs;
  const target = methodTarget(costs.vertices, a);
  const ownClass = together > 0 && int(classes, a) >= 0 ? int(classes, a) : NO_CLASS;
  for (let other = from; other < two.end; other++) {
    const b = int(order, other);
    const apart = Math.abs(int(index, b) - target);
    const slack = own + place * (half > 0 ? Math.abs(apart - half) : apart) - num(prices, b);
    if (slack > most) continue;
    const whole = ownClass === int(classes, b) ? slack + together : slack;
    if (whole <= most) search.visit(a, b, whole);
  }
}

/** Looks at each couple of two blocks of one score group. */
function searchGroup(search: Search, i: number, j: number, base: number, paid: number): void {
  const one = search.blocks.list[i] as Block;
  const two = search.blocks.list[j] as Block;
  const { costs, prices } = search.stage;
  const { method, half } = costs.vertices.places;
  const place = 2 * costs.placeWeight;
  const group: GroupSearch = {
    search,
    two,
    place,
    // Where blocks are of one class, that is in the base already.
    together: one.ofClass >= 0 || two.ofClass >= 0 ? 0 : 2 * costs.classWeight,
    half: method === "slide" ? int(half, one.any) : 0,
    most: search.most - paid,
  };
  const less = method === "fold" || method === "slide" ? 0 : place;
  const room = group.most + num(search.highest, j);
  for (let at = one.first; at < one.end; at++) {
    const a = int(search.blocks.order, at);
    const from = one === two ? at + 1 : two.first;
    const own = base - num(prices, a) - less;
    if (own + place * leastApart(group, methodTarget(costs.vertices, a)) > room) continue;
    searchFrom(group, a, from, own);
  }
}

/** Looks at each couple of two blocks of different score groups, the upper one first. */
function searchAcross(
  search: Search,
  upper: Block,
  lower: Block,
  base: number,
  paid: number,
): void {
  const { costs, prices } = search.stage;
  const { order } = search.blocks;
  const { index, below } = costs.vertices.places;
  const place = 2 * costs.placeWeight;
  const most = search.most - paid;
  for (let at = upper.first; at < upper.end; at++) {
    const a = int(order, at);
    const own = base - num(prices, a) + place * int(below, a);
    for (let other = lower.first; other < lower.end; other++) {
      const b = int(order, other);
      const slack = own + place * int(index, b) - num(prices, b);
      if (slack <= most) search.visit(a, b, slack);
    }
  }
}

/**
 * Visits couples of vertices, among them every one whose slack is at most `most` under a stage's prices. It does not look
 * whether they are allowed, nor at sets that do not hold whole blocks: that is for the visitor.
 */
export function visitPaid(stage: SolvedStage, blocks: Blocks, most: number, visit: Visit): void {
  const search = prepare(stage, blocks, most, visit);
  const { list } = blocks;
  const { vertices, placeWeight } = stage.costs;
  const { group } = vertices.places;
  for (let i = 0; i < list.length; i++) {
    const one = list[i] as Block;
    for (let j = i; j < list.length; j++) {
      const two = list[j] as Block;
      const base = baseOf(search, one, two, i, j);
      const room = num(search.highest, i) + num(search.highest, j) + most;
      if (base > room) continue;
      const steps = leastSteps(vertices, one, two);
      const least = base + 2 * placeWeight * steps;
      if (least > room) continue;
      const paid = paidAroundBlocks(search, i, j);
      if (least + paid > room) continue;
      if (int(group, one.any) === int(group, two.any)) searchGroup(search, i, j, base, paid);
      else searchAcross(search, one, two, base, paid);
    }
  }
}
