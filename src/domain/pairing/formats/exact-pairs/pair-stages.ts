import type { CriterionId } from "../../../event/event-document";
import { weighFirst } from "../../criteria/weights";
import type { EdgeList } from "../../matching/edge-list";
import { int } from "../../matching/edge-list";
import type { MatchingProof } from "../../matching/matching-proof";
import { readMates, readSets } from "../../matching/read-matching";
import { readSetTree } from "../../matching/set-tree";
import { solveSparse } from "../../matching/sparse-matching";
import { boundOf } from "./criterion-bounds";
import { firstEdges, growingGraph } from "./pair-graph";
import type { PairVertices, VertexCriterion } from "./pair-vertices";
import type { SolvedStage, StageCosts } from "./stage-costs";

/** Criteria in one cost with the prices that prove what they cost least, by vertex; see `findPairingFault`. */
export type VertexProof = MatchingProof & {
  readonly criteria: readonly { readonly id: CriterionId; readonly factor: number }[];
  readonly inside: number;
};

export type SolvedStages = {
  readonly vertices: PairVertices;
  readonly mates: Int32Array;
  /** The edges that the last stage came to know. */
  readonly edges: EdgeList;
  readonly last: SolvedStage;
  readonly proofs: readonly VertexProof[];
};

type Weighed = { readonly criterion: VertexCriterion; readonly factor: number };

/** A criterion's rests, weighed, on top of what others cost. */
function addRests(rest: Float64Array, { criterion, factor }: Weighed): void {
  criterion.rest?.forEach((cost, vertex) => {
    // 0 × Infinity is not a number.
    if (cost > 0) rest[vertex] = (rest[vertex] ?? 0) + factor * cost;
  });
}

/** The costs of a stage from its criteria with their weights; a weight of Infinity excludes what it weighs. */
function stageCosts(
  vertices: PairVertices,
  weighed: readonly Weighed[],
  before: SolvedStage | null,
  inside: number,
): StageCosts {
  const none = new Int32Array(vertices.size);
  const costs = {
    vertices,
    values: none as Int32Array,
    valueWeight: 0,
    wayValues: none as Int32Array,
    way: none as Int32Array,
    wayWeight: 0,
    classes: new Int32Array(vertices.size).fill(-1) as Int32Array,
    classWeight: 0,
    placeWeight: 0,
    couples: [] as StageCosts["couples"][number][],
    asked: [] as StageCosts["asked"][number][],
    rest: new Float64Array(vertices.size),
    before,
    inside,
  };
  for (const each of weighed) {
    const { form } = each.criterion;
    addRests(costs.rest, each);
    switch (form.kind) {
      case "nothing":
        break;
      case "couples":
        costs.couples.push({ ...form, weight: each.factor });
        break;
      case "asked":
        costs.asked.push({ pair: form.pair, weight: each.factor });
        break;
      case "squared-difference":
        costs.values = form.values;
        costs.valueWeight = each.factor;
        break;
      case "same-class":
        costs.classes = form.classes;
        costs.classWeight = each.factor;
        break;
      case "same-way":
        costs.wayValues = form.values;
        costs.way = form.way;
        costs.wayWeight = each.factor;
        break;
      case "places":
        costs.placeWeight = each.factor;
        break;
    }
  }
  return costs;
}

/** The most sets of a solved stage that lie around one vertex. */
function deepest(stage: SolvedStage | null): number {
  if (stage === null) return 0;
  let most = 0;
  for (let vertex = 0; vertex < stage.costs.vertices.size; vertex++) {
    most = Math.max(most, int(stage.sets.depth, vertex));
  }
  return most;
}

/**
 * The best matching by criteria in order, as many of them in one cost as it holds, then the next ones among the matchings that
 * cost least so far. The first `barred` criteria are kept without exception; null where no matching does.
 */
export function solveStages(vertices: PairVertices, barred: number): SolvedStages | null {
  const excluded = vertices.criteria
    .slice(0, barred)
    .map((criterion) => ({ criterion, factor: Number.POSITIVE_INFINITY }));
  let left = vertices.criteria.slice(barred);
  let mates: Int32Array | null = null;
  let edges: EdgeList;
  let last: SolvedStage | null = null;
  const proofs: VertexProof[] = [];
  for (;;) {
    const sets = deepest(last);
    const bounds = left.map((criterion) => boundOf(vertices, criterion));
    const { factors, round } = weighFirst(bounds, sets);
    const inside = sets === 0 ? 0 : round + 1;
    const weighed = factors.flatMap((factor, at): Weighed[] => {
      const criterion = left[at];
      return criterion === undefined ? [] : [{ criterion, factor }];
    });
    const costs = stageCosts(vertices, [...excluded, ...weighed], last, inside);
    edges = firstEdges(costs, mates);
    const forest = solveSparse(growingGraph(costs, edges));
    if (forest === null) return null;
    mates = readMates(forest);
    last = { costs, prices: forest.price, sets: readSetTree(forest) };
    proofs.push({
      criteria: weighed.map(({ criterion, factor }) => ({ id: criterion.id, factor })),
      inside,
      prices: Array.from(forest.price.subarray(0, vertices.size)),
      sets: readSets(forest),
    });
    left = left.slice(factors.length);
    if (left.length === 0) return { vertices, mates, edges, last, proofs };
  }
}
