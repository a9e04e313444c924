import type { EdgeList } from "../../matching/edge-list";
import { addEdge, createEdgeList, int, num } from "../../matching/edge-list";
import { paidAround } from "../../matching/set-tree";
import type { SparseGraph } from "../../matching/sparse-matching";
import type { Blocks } from "./pair-blocks";
import { cutBlocks, hasFewClasses, visitPaid } from "./pair-blocks";
import type { SolvedStage, StageCosts } from "./stage-costs";
import { edgeCost, slackBetween, smoothCost } from "./stage-costs";

/** Others of the own score group that a vertex begins with, and others of its class among them. */
const IN_GROUP = 7;
const OF_CLASS = 2;

/** Where classes are few: others of another class on either side of whom the method would look for in it. */
const BESIDE = 2;

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
  /** The vertex last asked whose couples were marked, by other vertex. */
  readonly marked: Int32Array;
  /** Whether an edge between two that are not marked costs what whole groups cost. */
  readonly isSmooth: boolean;
};

const STRIDE = 64;

/** Marks whom a vertex has a couple with, before edges are taken for it. */
function mark({ costs, marked }: Candidates, vertex: number): void {
  for (const { start, others } of costs.couples) {
    const end = int(start, vertex + 1);
    for (let at = int(start, vertex); at < end; at++) marked[int(others, at)] = vertex;
  }
}

function isTaken({ taken, count }: Candidates, a: number, b: number): boolean {
  const end = a * STRIDE + int(count, a);
  for (let at = a * STRIDE; at < end; at++) if (int(taken, at) === b) return true;
  return false;
}

/** Takes an edge of a marked vertex in once, where it is allowed; whether it is there now. */
function take(candidates: Candidates, a: number, b: number): boolean {
  const { costs, edges, taken, count, marked } = candidates;
  if (isTaken(candidates, b, a) || isTaken(candidates, a, b)) return true;
  const isPlain = candidates.isSmooth && int(marked, b) !== a;
  const cost = isPlain ? smoothCost(costs, a, b) : edgeCost(costs, a, b);
  if (cost === Number.POSITIVE_INFINITY) return false;
  const held = int(count, a);
  if (held < STRIDE) {
    taken[a * STRIDE + held] = b;
    count[a] = held + 1;
  }
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

/**
 * The vertices where the method would look for an opponent: one, or two in a slide. Where units are missing that do not take
 * part, places and vertices of a group do not run alike, and this is only near.
 */
function targetsOf({ vertices }: StageCosts, vertex: number): readonly [number, number] {
  const { method, index, sum, half } = vertices.places;
  if (method === "slide") return [vertex + int(half, vertex), vertex - int(half, vertex)];
  const target = method === "fold" ? vertex + int(sum, vertex) - 2 * int(index, vertex) : vertex;
  return [target, target];
}

/** The vertex to look at next, going outwards from the targets on both sides; -1 where that was looked at before. */
function lookAt(targets: readonly [number, number], look: number): number {
  const away = look >> 2;
  const [one, two] = targets;
  if ((look & 1) === 1 && away === 0) return -1;
  if ((look & 2) === 2 && one === two) return -1;
  const from = (look & 2) === 0 ? one : two;
  return (look & 1) === 0 ? from + away : from - away;
}

/** Takes the nearest of its group to what the method makes, of other classes and some of its own. */
function takeInGroup(candidates: Candidates, vertex: number, first: number, end: number): void {
  const { costs } = candidates;
  const ownClass = costs.classWeight > 0 ? int(costs.classes, vertex) : -1;
  const targets = targetsOf(costs, vertex);
  let others = IN_GROUP;
  let same = OF_CLASS;
  for (let look = 0; look < 4 * LOOKED_AT && others > 0; look++) {
    const b = lookAt(targets, look);
    if (b < first || b >= end || b === vertex) continue;
    const isSame = ownClass >= 0 && ownClass === int(costs.classes, b);
    if ((isSame ? same : others) === 0 || !take(candidates, vertex, b)) continue;
    if (isSame) same -= 1;
    else others -= 1;
  }
}

/** The members of each class in a score group, in the order of the group. */
function membersByClass({ classes }: StageCosts, first: number, end: number) {
  const members = new Map<number, number[]>();
  for (let vertex = first; vertex < end; vertex++) {
    const own = int(classes, vertex);
    const known = members.get(own);
    if (known === undefined) members.set(own, [vertex]);
    else known.push(vertex);
  }
  return members;
}

/** How far down another class the method looks for an opponent of one so far down its own; 0 to 1. */
function methodPart({ vertices }: StageCosts, part: number): number {
  const { method } = vertices.places;
  if (method === "fold") return 1 - part;
  if (method === "slide") return part < 0.5 ? part + 0.5 : part - 0.5;
  return part;
}

/** Takes opponents of other classes by their places in their class: where classes are few, places in the group run apart. */
function takeByClass(candidates: Candidates, first: number, end: number): void {
  const byClass = membersByClass(candidates.costs, first, end);
  const takeOf = (others: readonly number[], vertex: number, part: number) => {
    const target = Math.floor(part * others.length);
    for (const b of others.slice(Math.max(0, target - BESIDE), target + BESIDE + 1)) {
      take(candidates, vertex, b);
    }
  };
  for (const [own, members] of byClass) {
    members.forEach((vertex, rank) => {
      mark(candidates, vertex);
      const part = methodPart(candidates.costs, (rank + 0.5) / members.length);
      for (const [other, others] of byClass) if (other !== own) takeOf(others, vertex, part);
    });
  }
}

/** Takes edges from the last of a group to the first of those beyond, and from its first to the last of those before. */
function takeAcross(
  candidates: Candidates,
  count: number,
  vertex: number,
  first: number,
  end: number,
): void {
  const below = vertex >= end - AT_EDGE ? Math.min(count, end + BEYOND) : end;
  for (let b = end; b < below; b++) take(candidates, vertex, b);
  const above = vertex < first + AT_EDGE ? Math.max(0, first - BEYOND) : first;
  for (let b = above; b < first; b++) take(candidates, vertex, b);
}

function takeRests({ costs, edges }: Candidates): void {
  const { rest } = costs.vertices;
  const allowed = [...costs.rest.keys()].filter(
    (a) => a < rest && edgeCost(costs, a, rest) < Number.POSITIVE_INFINITY,
  );
  allowed.sort((a, b) => num(costs.rest, a) - num(costs.rest, b) || a - b);
  for (const a of allowed.slice(0, FIRST_RESTS)) addEdge(edges, a, rest, edgeCost(costs, a, rest));
}

/** The few edges that a stage begins with; `mates` is what the stage before found. */
export function firstEdges(costs: StageCosts, mates: Int32Array | null): EdgeList {
  const { size, rest } = costs.vertices;
  const count = rest === -1 ? size : rest;
  const edges = createEdgeList(10 * size + 64);
  const candidates: Candidates = {
    costs,
    edges,
    taken: new Int32Array(size * STRIDE),
    count: new Int32Array(size),
    marked: new Int32Array(size).fill(-1),
    isSmooth: costs.asked.length === 0 && costs.before === null,
  };
  // What the stage before found stays possible.
  mates?.forEach((mate, vertex) => {
    if (vertex < mate && mate !== rest) addEdge(edges, vertex, mate, edgeCost(costs, vertex, mate));
  });
  const isByClass = hasFewClasses(costs);
  for (const [first, end] of stretches(costs)) {
    for (let vertex = first; vertex < end; vertex++) {
      mark(candidates, vertex);
      takeInGroup(candidates, vertex, first, end);
      takeAcross(candidates, count, vertex, first, end);
    }
    if (isByClass) takeByClass(candidates, first, end);
  }
  if (rest !== -1) takeRests(candidates);
  const mate = rest === -1 ? undefined : mates?.[rest];
  if (mate !== undefined) {
    addEdge(edges, mate, rest, edgeCost(costs, mate, rest));
  }
  return edges;
}

/** The edges that are overpaid most, for each vertex one at either end. */
type Overpaid = { readonly slack: Float64Array; readonly to: Int32Array };

function addOverpaid(costs: StageCosts, { to }: Overpaid, edges: EdgeList): void {
  to.forEach((b, a) => {
    // Two that are each other's come once.
    if (b === -1 || (b < a && int(to, b) === a)) return;
    addEdge(edges, a, b, edgeCost(costs, a, b));
  });
}

function noteOverpaid({ slack, to }: Overpaid, a: number, b: number, own: number): void {
  if (own < num(slack, a)) {
    slack[a] = own;
    to[a] = b;
  }
  if (own < num(slack, b)) {
    slack[b] = own;
    to[b] = a;
  }
}

function createOverpaid(size: number): Overpaid {
  return { slack: new Float64Array(size), to: new Int32Array(size).fill(-1) };
}

/** Adds for each vertex the edge that is overpaid most. */
function addPaid(stage: SolvedStage, blocks: Blocks, edges: EdgeList): void {
  const { costs, sets, prices } = stage;
  const overpaid = createOverpaid(costs.vertices.size);
  visitPaid(stage, blocks, -1, (a, b, most) => {
    const paid = paidAround(sets, a, b);
    const slack = most + paid;
    if (slack >= num(overpaid.slack, a) && slack >= num(overpaid.slack, b)) return;
    const charged = num(prices, a) + num(prices, b) - paid;
    noteOverpaid(overpaid, a, b, 2 * edgeCost(costs, a, b) - charged);
  });
  const { rest } = costs.vertices;
  for (let a = 0; a < rest; a++) noteOverpaid(overpaid, a, rest, slackBetween(stage, a, rest));
  addOverpaid(costs, overpaid, edges);
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

/** The edges of one stage: `edges` and whatever more pays. */
export function growingGraph(costs: StageCosts, edges: EdgeList): SparseGraph {
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
