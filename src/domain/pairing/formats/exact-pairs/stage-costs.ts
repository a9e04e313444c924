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
  readonly before: SolvedStage | null;
  readonly inside: number;
};

export type SolvedStage = {
  readonly costs: StageCosts;
  readonly prices: Float64Array;
  readonly sets: SetTree;
};

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
function rareCost({ couples, asked }: StageCosts, a: number, b: number): number {
  let cost = 0;
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
function criteriaCost(costs: StageCosts, a: number, b: number): number {
  const { rest } = costs.vertices;
  if (a === rest || b === rest) return num(costs.rest, a === rest ? b : a);
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
