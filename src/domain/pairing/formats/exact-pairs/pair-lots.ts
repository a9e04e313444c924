import { seededRandom } from "../../../kernel/random";
import type { Field } from "../../field";
import type { EdgeList, Neighbours } from "../../matching/edge-list";
import { addEdge, createEdgeList, int, neighboursOf } from "../../matching/edge-list";
import { readMates } from "../../matching/read-matching";
import { commonSet } from "../../matching/set-tree";
import { solveSparse } from "../../matching/sparse-matching";
import { cutBlocks, visitPaid } from "./pair-blocks";
import type { SolvedStage } from "./stage-costs";
import { slackBetween } from "./stage-costs";

// Where several rounds are equally good by every criterion, lots decide: each possible table has one, drawn from the event's
// seed, the round and the places of its two, and of the best rounds the one with the least sum of lots is played. So the
// answer depends on the event alone, and not on how the engine came by it.

/** Lots are below this: with the sets of the stage before, their sums stay far below what a cost may be. */
const LOTS = 2 ** 24;

/** The lot of two places; the rest has place −1. (Mixing as in MurmurHash3's finaliser, public domain.) */
function lotOf(drawn: number, a: number, b: number): number {
  let h =
    Math.imul(Math.min(a, b) + 2, 0x9e3779b1) ^ Math.imul(Math.max(a, b) + 2, 0x85ebca77) ^ drawn;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) % LOTS;
}

/** Every edge that an optimal matching may use. */
function tightEdges(stage: SolvedStage): EdgeList {
  const { size, rest } = stage.costs.vertices;
  const edges = createEdgeList(2 * size);
  visitPaid(stage, cutBlocks(stage.costs), 0, (a, b) => {
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

/** The matching with the least sum of lots among all that cost least; partners by vertex. */
export function drawAmongBest(field: Field, stage: SolvedStage): Int32Array {
  const { size, units } = stage.costs.vertices;
  const edges = tightEdges(stage);
  const mates = new Int32Array(size).fill(-1);
  matchForced(neighboursOf(size, edges), mates);
  const open = [...mates.keys()].filter((vertex) => int(mates, vertex) === -1);
  if (open.length === 0) return mates;
  const openOf = new Map(open.map((vertex, at) => [vertex, at]));
  const drawn = Math.floor(seededRandom(`${field.seed}|lots|${field.round}`)() * 2 ** 32);
  const inside = LOTS * (open.length >> 1);
  const between = createEdgeList(edges.count);
  for (let at = 0; at < edges.count; at++) {
    const a = int(edges.a, at);
    const b = int(edges.b, at);
    const one = openOf.get(a);
    const two = openOf.get(b);
    if (one === undefined || two === undefined) continue;
    const set = commonSet(stage.sets, a, b);
    const sets = set === -1 ? 0 : int(stage.sets.priced, set);
    addEdge(between, one, two, lotOf(drawn, int(units, a), int(units, b)) - inside * sets);
  }
  const nothing = () => undefined;
  const forest = solveSparse({ size: open.length, edges: between, price: nothing, widen: nothing });
  if (forest === null) throw new Error("the best matching found is itself among the best");
  readMates(forest).forEach((mate, at) => {
    mates[open[at] as number] = open[mate] as number;
  });
  return mates;
}
