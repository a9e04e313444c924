import { seededRandom } from "../../../kernel/random";
import type { Field } from "../../field";
import type { EdgeList, Neighbours } from "../../matching/edge-list";
import { addEdge, createEdgeList, int, neighboursOf } from "../../matching/edge-list";
import { readMates } from "../../matching/read-matching";
import { paidAround, setsAround } from "../../matching/set-tree";
import { solveSparse } from "../../matching/sparse-matching";
import { boundOf } from "./criterion-bounds";
import { cutBlocks, visitPaid } from "./pair-blocks";
import { growingGraph } from "./pair-graph";
import type { SolvedStages } from "./pair-stages";
import { stageCosts } from "./pair-stages";
import type { PairVertices } from "./pair-vertices";
import { vertexCost } from "./pair-vertices";
import type { SolvedStage, StageCosts } from "./stage-costs";
import { edgeCost, slackBetween, TIES, tieCost } from "./stage-costs";

// Where several rounds are equally good by every criterion, the one is played whose tables stray least from what the method
// makes, by the sum of the squares of their steps (more than 15 count as 15), and of those the one with the least sum of
// lots: each possible table has one, drawn from the event's seed, the round and the places of its two. So the answer depends
// on the event alone, and not on how the engine came by it.

/** Every edge that an optimal matching may use. */
function tightEdges(stage: SolvedStage): EdgeList {
  const { size, rest } = stage.costs.vertices;
  const edges = createEdgeList(2 * size);
  visitPaid(stage, cutBlocks(stage.costs), 0, (a, b, slack) => {
    if (slack + paidAround(stage.sets, a, b) > 0) return;
    if (slackBetween(stage, a, b) === 0) addEdge(edges, a, b, 0);
  });
  for (let a = 0; a < rest; a++) if (slackBetween(stage, a, rest) === 0) addEdge(edges, a, rest, 0);
  return edges;
}

/** Whoever has one possible partner left is matched with it, until nobody has; `mates` gets them. */
function matchForced({ start, to }: Neighbours, mates: Int32Array): void {
  const degree = mates.map((_, vertex) => int(start, vertex + 1) - int(start, vertex));
  const forced: number[] = [];
  degree.forEach((count, vertex) => {
    if (count === 1) forced.push(vertex);
  });
  const partnerOf = (vertex: number) => {
    const end = int(start, vertex + 1);
    for (let at = int(start, vertex); at < end; at++) {
      if (int(mates, int(to, at)) === -1) return int(to, at);
    }
    return -1;
  };
  for (let vertex = forced.pop(); vertex !== undefined; vertex = forced.pop()) {
    const partner = int(mates, vertex) === -1 ? partnerOf(vertex) : -1;
    if (partner === -1) continue;
    mates[vertex] = partner;
    mates[partner] = vertex;
    const end = int(start, partner + 1);
    for (let at = int(start, partner); at < end; at++) {
      const other = int(to, at);
      degree[other] = int(degree, other) - 1;
      if (int(degree, other) === 1) forced.push(other);
    }
  }
}

/** The matching that ties leave, over all edges that the prices leave open. Slow where there are many. */
function drawOverTight(stage: SolvedStage, drawn: number): Int32Array {
  const { size } = stage.costs.vertices;
  const edges = tightEdges(stage);
  const mates = new Int32Array(size).fill(-1);
  matchForced(neighboursOf(size, edges), mates);
  const open = [...mates.keys()].filter((vertex) => int(mates, vertex) === -1);
  if (open.length === 0) return mates;
  const openOf = new Map(open.map((vertex, at) => [vertex, at]));
  const inside = TIES * (open.length >> 1);
  const between = createEdgeList(edges.count);
  for (let at = 0; at < edges.count; at++) {
    const a = int(edges.a, at);
    const b = int(edges.b, at);
    const one = openOf.get(a);
    const two = openOf.get(b);
    if (one === undefined || two === undefined) continue;
    const tie = tieCost(stage.costs.vertices, drawn, a, b);
    addEdge(between, one, two, tie - inside * setsAround(stage.sets, a, b));
  }
  const nothing = () => undefined;
  const forest = solveSparse({ size: open.length, edges: between, price: nothing, widen: nothing });
  if (forest === null) throw new Error("the best matching found is itself among the best");
  readMates(forest).forEach((mate, at) => {
    mates[open[at] as number] = open[mate] as number;
  });
  return mates;
}

/** The edges known that the prices leave open, at other costs. */
function openEdges({ edges, last }: SolvedStages, costs: StageCosts): EdgeList {
  const open = createEdgeList(edges.count);
  for (let at = 0; at < edges.count; at++) {
    const a = int(edges.a, at);
    const b = int(edges.b, at);
    if (slackBetween(last, a, b) === 0) addEdge(open, a, b, edgeCost(costs, a, b));
  }
  return open;
}

/** What a matching costs by each criterion, in order. */
function costsOf({ criteria, rest, places }: PairVertices, mates: Int32Array): readonly number[] {
  return criteria.map((criterion) => {
    let sum = 0;
    mates.forEach((mate, vertex) => {
      if (mate === rest) sum += criterion.rest?.[vertex] ?? 0;
      else if (vertex < mate) sum += vertexCost(criterion, places, vertex, mate);
    });
    return sum;
  });
}

/** A unit of the last criterion: more than some tens of edges differ by what tells equal rounds apart. */
const LAST_WEIGHT = 64 * TIES;

/** Costs stay below this, as in the stages. */
const LARGEST_COST = 2 ** 47;

/**
 * Weights that keep the costs of a best matching, once they are known, where they are: each outweighs what the later
 * criteria cost there. Null where they grow too large.
 */
function keepingWeights(
  costs: readonly number[],
  edges: readonly number[],
): readonly number[] | null {
  const weights: number[] = [];
  let below = LAST_WEIGHT - 1;
  let largest = TIES;
  for (let at = costs.length - 1; at >= 0; at--) {
    const weight = below + 1;
    weights.unshift(weight);
    below += weight * (costs[at] ?? 0);
    largest += weight * (edges[at] ?? 0);
  }
  return largest < LARGEST_COST ? weights : null;
}

/**
 * The one matching among all that cost least; partners by vertex. It is solved for again, with what tells equal rounds apart
 * below all criteria. What the best costs is known by now: a matching that costs just that by each criterion, and least with
 * ties, is the one. Where it does not come out so, it is sought over all edges left open.
 */
export function drawAmongBest(field: Field, solved: SolvedStages): Int32Array {
  const { vertices, mates, last, excluded } = solved;
  const drawn = Math.floor(seededRandom(`${field.seed}|lots|${field.round}`)() * 2 ** 32);
  const counted = vertices.criteria.slice(excluded.length);
  const known = costsOf(vertices, mates);
  const bounds = counted.map((criterion) => boundOf(vertices, criterion).edge);
  const weights = keepingWeights(known.slice(excluded.length), bounds);
  if (weights === null) return drawOverTight(last, drawn);
  const weighed = counted.map((criterion, at) => ({ criterion, factor: weights[at] ?? 0 }));
  const costs = stageCosts(vertices, [...excluded, ...weighed], null, 0, drawn);
  const forest = solveSparse(growingGraph(costs, openEdges(solved, costs)));
  const found = forest === null ? mates : readMates(forest);
  const isBest = costsOf(vertices, found).every((cost, at) => cost === known[at]);
  return isBest ? found : drawOverTight(last, drawn);
}
