import type { EdgeList } from "../../matching/edge-list";
import { addEdge, createEdgeList, int, num } from "../../matching/edge-list";
import type { SparseGraph } from "../../matching/sparse-matching";
import { cutBlocks, visitPaid } from "./pair-blocks";
import type { SolvedStage, StageCosts } from "./stage-costs";
import { edgeCost, slackBetween } from "./stage-costs";

/** Others of the own score group that a vertex begins with, and others of its class among them. */
const IN_GROUP = 7;
const OF_CLASS = 2;

/** Places that are looked at for them. */
const LOOKED_AT = 28;

/** How many at the edge of a group begin with how many of the groups beyond. */
const AT_EDGE = 5;
const BEYOND = 6;

/** Rests that the search begins with. */
const FIRST_RESTS = 8;

/** Edges per vertex that a matching stuck without them is given, more each time. */
const WIDER = 3;

type Candidates = {
  readonly costs: StageCosts;
  readonly edges: EdgeList;
  /** The other end of each edge taken for a vertex, by vertex, and how many. */
  readonly taken: Int32Array;
  readonly count: Int32Array;
};

const STRIDE = IN_GROUP + OF_CLASS + 2 * AT_EDGE * BEYOND + 2;

/** Takes an edge in once, where it is allowed; whether it is there now. */
function take({ costs, edges, taken, count }: Candidates, a: number, b: number): boolean {
  for (let at = 0; at < int(count, b); at++) if (int(taken, b * STRIDE + at) === a) return true;
  for (let at = 0; at < int(count, a); at++) if (int(taken, a * STRIDE + at) === b) return true;
  const cost = edgeCost(costs, a, b);
  if (cost === Number.POSITIVE_INFINITY) return false;
  if (int(count, a) < STRIDE) taken[a * STRIDE + (count[a] as number)] = b;
  count[a] = Math.min(STRIDE, int(count, a) + 1);
  addEdge(edges, a, b, cost);
  return true;
}

/** The score groups as stretches of vertices. */
function stretches({ vertices }: StageCosts): readonly (readonly [number, number])[] {
  const { group } = vertices.places;
  const count = vertices.rest === -1 ? vertices.size : vertices.rest;
  const found: [number, number][] = [];
  for (let vertex = 0; vertex < count; vertex++) {
    const last = found[found.length - 1];
    if (last !== undefined && int(group, vertex) === int(group, vertex - 1)) last[1] = vertex + 1;
    else found.push([vertex, vertex + 1]);
  }
  return found;
}

/** Where in its group, by place, the method would look for a vertex's opponent. */
function targetsOf({ vertices }: StageCosts, vertex: number): readonly number[] {
  const { method, index, sum, half } = vertices.places;
  const own = int(index, vertex);
  if (method === "fold") return [int(sum, vertex) - own];
  if (method === "slide") return [own + int(half, vertex), own - int(half, vertex)];
  return [own];
}

/** Takes the nearest of its group to what the method makes, of other classes and some of its own. */
function takeInGroup(candidates: Candidates, vertex: number, first: number, end: number): void {
  const { costs } = candidates;
  const own = int(costs.classes, vertex);
  let others = IN_GROUP;
  let same = OF_CLASS;
  const look = (b: number) => {
    if (b < first || b >= end || b === vertex) return;
    const isSame = costs.classWeight > 0 && own >= 0 && own === int(costs.classes, b);
    if ((isSame ? same : others) === 0 || !take(candidates, vertex, b)) return;
    if (isSame) same -= 1;
    else others -= 1;
  };
  // Where units are missing that do not take part, places and vertices of a group do not run alike.
  const shift = vertex - int(costs.vertices.places.index, vertex);
  const targets = targetsOf(costs, vertex);
  for (let away = 0; away < LOOKED_AT && others > 0; away++) {
    for (const target of targets) {
      look(target + shift + away);
      if (away > 0) look(target + shift - away);
    }
  }
}

/** Takes edges from the last of a group to the first of those beyond, and from its first to the last of those before. */
function takeAcross(candidates: Candidates, count: number, first: number, end: number): void {
  for (let a = Math.max(first, end - AT_EDGE); a < end; a++) {
    for (let b = end; b < Math.min(count, end + BEYOND); b++) take(candidates, a, b);
  }
  for (let a = first; a < Math.min(end, first + AT_EDGE); a++) {
    for (let b = Math.max(0, first - BEYOND); b < first; b++) take(candidates, b, a);
  }
}

function takeRests({ costs, edges }: Candidates): void {
  const { rest } = costs.vertices;
  const allowed = [...costs.rest.keys()].filter(
    (a) => a < rest && edgeCost(costs, a, rest) < Number.POSITIVE_INFINITY,
  );
  allowed.sort((a, b) => num(costs.rest, a) - num(costs.rest, b) || a - b);
  for (const a of allowed.slice(0, FIRST_RESTS)) addEdge(edges, a, rest, edgeCost(costs, a, rest));
}

function firstEdges(costs: StageCosts, mates: Int32Array | null): EdgeList {
  const { size, rest } = costs.vertices;
  const count = rest === -1 ? size : rest;
  const edges = createEdgeList(10 * size + 64);
  const candidates: Candidates = {
    costs,
    edges,
    taken: new Int32Array(size * STRIDE),
    count: new Int32Array(size),
  };
  // What the stage before found stays possible.
  mates?.forEach((mate, vertex) => {
    if (vertex < mate && mate !== rest) take(candidates, vertex, mate);
  });
  for (const [first, end] of stretches(costs)) {
    for (let vertex = first; vertex < end; vertex++) takeInGroup(candidates, vertex, first, end);
    takeAcross(candidates, count, first, end);
  }
  if (rest !== -1) takeRests(candidates);
  const mate = rest === -1 ? undefined : mates?.[rest];
  if (mate !== undefined) {
    addEdge(edges, mate, rest, edgeCost(costs, mate, rest));
  }
  return edges;
}

/** Adds, for each vertex and stretch of others, the edge that is overpaid most. */
function addPaid(stage: SolvedStage, blocks: ReturnType<typeof cutBlocks>, edges: EdgeList): void {
  const { costs } = stage;
  let from = -1;
  let to = -1;
  let least = 0;
  const flush = () => {
    if (to !== -1) addEdge(edges, from, to, edgeCost(costs, from, to));
    to = -1;
    least = 0;
  };
  visitPaid(stage, blocks, -1, (a, b) => {
    if (a !== from) flush();
    from = a;
    const slack = slackBetween(stage, a, b);
    if (slack >= least) return;
    to = b;
    least = slack;
  });
  flush();
  const { rest } = costs.vertices;
  for (let a = 0; a < rest; a++) {
    if (slackBetween(stage, a, rest) < 0) addEdge(edges, a, rest, edgeCost(costs, a, rest));
  }
}

/** For each vertex marked, adds the `most` tightest allowed edges to others that are marked or not reached at all. */
function addOutward(
  costs: StageCosts,
  labels: Uint8Array,
  top: Int32Array,
  prices: Float64Array,
  most: number,
  edges: EdgeList,
): void {
  for (let a = 0; a < labels.length; a++) {
    if (int(labels, a) !== 1) continue;
    const found: { readonly b: number; readonly cost: number; readonly slack: number }[] = [];
    for (let b = 0; b < labels.length; b++) {
      if (int(labels, b) === 2 || int(top, a) === int(top, b)) continue;
      const cost = edgeCost(costs, a, b);
      if (cost === Number.POSITIVE_INFINITY) continue;
      found.push({ b, cost, slack: 2 * cost - num(prices, b) });
    }
    found.sort((one, two) => one.slack - two.slack);
    for (const { b, cost } of found.slice(0, most)) addEdge(edges, a, b, cost);
  }
}

/** The edges of one stage, few at first; `mates` is what the stage before found. */
export function createPairGraph(costs: StageCosts, mates: Int32Array | null): SparseGraph {
  const edges = firstEdges(costs, mates);
  const blocks = cutBlocks(costs);
  let wider = WIDER;
  return {
    size: costs.vertices.size,
    edges,
    price: (prices, sets) => addPaid({ costs, prices, sets }, blocks, edges),
    widen: (labels, top, prices) => {
      addOutward(costs, labels, top, prices, wider, edges);
      wider *= 4;
    },
  };
}
