import { methodSteps } from "../../criteria/pairs/pair-form";
import { int, num } from "../../matching/edge-list";
import type { SetTree } from "../../matching/set-tree";
import { paidAround, setsAround } from "../../matching/set-tree";
import type { PairVertices, VertexCouples } from "./pair-vertices";

// What an edge costs in one stage: some criteria in one integer, each weighing more than all that the later ones can add
// up to. What was decided in the stage before stays: only edges that its prices pay for exactly are allowed, and each of its
// sets is worth `inside` for every edge within, so that it is left by one edge alone.

export type StageCosts = {
  readonly vertices: PairVertices;
  readonly values: Int32Array;
  readonly valueWeight: number;
  readonly wayValues: Int32Array;
  readonly way: Int32Array;
  readonly wayWeight: number;
  readonly classes: Int32Array;
  /** Infinity where the criterion is not to be broken. */
  readonly classWeight: number;
  readonly placeWeight: number;
  /** Costs of few couples; a weight of Infinity excludes them. */
  readonly couples: readonly (VertexCouples & { readonly weight: number })[];
  readonly asked: readonly {
    readonly pair: (a: number, b: number) => number;
    readonly weight: number;
  }[];
  /** What a rest costs by vertex. */
  readonly rest: Float64Array;
  /** What lots are drawn from, where equal rounds are told apart by them. */
  readonly drawn: number | null;
  readonly before: SolvedStage | null;
  readonly inside: number;
};

export type SolvedStage = {
  readonly costs: StageCosts;
  readonly prices: Float64Array;
  readonly sets: SetTree;
};

/** Lots are below this. */
const LOTS = 2 ** 14;

/** Steps beyond this are as good as each other where equal rounds are told apart. */
const MOST_STEPS = 15;

/** What tells equal rounds apart costs less than this on one edge. */
export const TIES = (MOST_STEPS * MOST_STEPS + 1) * LOTS;

/** The lot of two units by their places; the rest has place −1. (Mixing as in MurmurHash3's finaliser, public domain.) */
function lotOf(drawn: number, a: number, b: number): number {
  const one = Math.imul(Math.min(a, b) + 2, 0x9e3779b1);
  let h = one ^ Math.imul(Math.max(a, b) + 2, 0x85ebca77) ^ drawn;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) & (LOTS - 1);
}

/** The least that a couple of so many steps or more costs by what tells equal rounds apart. */
export function leastTie(steps: number): number {
  const counted = Math.min(steps, MOST_STEPS);
  return LOTS * counted * counted;
}

/** What tells equal rounds apart: the square of the steps from what the method makes, then lots. */
export function tieCost(
  { units, places, rest }: PairVertices,
  drawn: number,
  a: number,
  b: number,
) {
  const lot = lotOf(drawn, int(units, a), int(units, b));
  if (a === rest || b === rest) return lot;
  return leastTie(methodSteps(places, a, b)) + lot;
}

/** What an edge between two that meet costs by everything that is known for whole groups; the rest of it is `rareCost`. */
export function smoothCost(costs: StageCosts, a: number, b: number): number {
  const difference = int(costs.values, a) - int(costs.values, b);
  let cost = costs.valueWeight * difference * difference;
  if (costs.wayWeight > 0) {
    const way = Math.sign(int(costs.wayValues, a) - int(costs.wayValues, b));
    if (way !== 0 && int(costs.way, a) === way) cost += costs.wayWeight;
    if (way !== 0 && int(costs.way, b) === -way) cost += costs.wayWeight;
  }
  if (costs.classWeight > 0 && int(costs.classes, a) >= 0) {
    if (int(costs.classes, a) === int(costs.classes, b)) cost += costs.classWeight;
  }
  if (costs.placeWeight > 0) cost += costs.placeWeight * methodSteps(costs.vertices.places, a, b);
  return cost;
}

/** What an edge costs by criteria of single couples. Infinity where it is not allowed. */
function rareCost({ couples, asked, drawn, vertices }: StageCosts, a: number, b: number): number {
  let cost = drawn === null ? 0 : tieCost(vertices, drawn, a, b);
  for (const { start, others, weight } of couples) {
    const end = int(start, a + 1);
    for (let at = int(start, a); at < end; at++) {
      if (int(others, at) !== b) continue;
      cost += weight;
      break;
    }
  }
  for (const { pair, weight } of asked) {
    const value = pair(a, b);
    if (value > 0) cost += weight * value;
  }
  return cost;
}

/** The cost of an edge by the criteria of this stage alone; Infinity where it is not allowed. */
export function criteriaCost(costs: StageCosts, a: number, b: number): number {
  const { rest } = costs.vertices;
  if (a === rest || b === rest) {
    const own = num(costs.rest, a === rest ? b : a);
    return costs.drawn === null ? own : own + tieCost(costs.vertices, costs.drawn, a, b);
  }
  return smoothCost(costs, a, b) + rareCost(costs, a, b);
}

/** The cost of an edge, with what earlier stages have decided; Infinity where it is not allowed. */
export function edgeCost(costs: StageCosts, a: number, b: number): number {
  const cost = criteriaCost(costs, a, b);
  const { before } = costs;
  if (before === null || cost === Number.POSITIVE_INFINITY) return cost;
  if (slackBetween(before, a, b) !== 0) return Number.POSITIVE_INFINITY;
  return cost - costs.inside * setsAround(before.sets, a, b);
}

/** How much dearer, doubled, an edge is than the prices of a stage pay for; 0 is tight. */
export function slackBetween({ costs, prices, sets }: SolvedStage, a: number, b: number): number {
  const paid = paidAround(sets, a, b);
  return 2 * edgeCost(costs, a, b) - num(prices, a) - num(prices, b) + paid;
}
