import type { CriterionBound } from "../../criteria/weights";
import { int } from "../../matching/edge-list";
import type { PairVertices, VertexCriterion } from "./pair-vertices";

/** Vertices that meet somebody; the rest does not. */
function countOf({ size, rest }: PairVertices): number {
  return rest === -1 ? size : rest;
}

/** The largest sum of squared differences that a round can have: the highest against the lowest, and so on inwards. */
function squaredBound(values: Int32Array): CriterionBound {
  const sorted = values.toSorted();
  const last = sorted.length - 1;
  let round = 0;
  for (let i = 0; 2 * i < last; i++) round += (int(sorted, last - i) - int(sorted, i)) ** 2;
  return { edge: last < 0 ? 0 : (int(sorted, last) - int(sorted, 0)) ** 2, round };
}

/** Tables of one class: half of each class, for each of them at most. */
function classBound(classes: Int32Array): CriterionBound {
  const members = new Map<number, number>();
  for (const each of classes) if (each >= 0) members.set(each, (members.get(each) ?? 0) + 1);
  const round = [...members.values()].reduce((sum, count) => sum + (count >> 1), 0);
  return { edge: 1, round };
}

/**
 * Steps from what the method makes. Two of a group are at most as many apart from it as their distances from the ends of
 * the group add up to, the farther end of each; two of different groups too.
 */
function placesBound(vertices: PairVertices): CriterionBound {
  const { index, below } = vertices.places;
  let round = 0;
  let most = 0;
  for (let vertex = 0; vertex < countOf(vertices); vertex++) {
    const farther = Math.max(int(index, vertex), int(below, vertex)) + 1;
    round += farther;
    most = Math.max(most, farther);
  }
  return { edge: 2 * most, round };
}

/** What a criterion asked couple by couple can reach. */
function askedBound(vertices: PairVertices, pair: (a: number, b: number) => number) {
  const count = countOf(vertices);
  let edge = 0;
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) edge = Math.max(edge, pair(a, b));
  }
  return { edge, round: edge * (count >> 1) };
}

function meetingBound(vertices: PairVertices, { form }: VertexCriterion): CriterionBound {
  const count = countOf(vertices);
  switch (form.kind) {
    case "nothing":
      return { edge: 0, round: 0 };
    case "couples": {
      const listed = form.others.length;
      return { edge: Math.min(1, listed), round: Math.min(count >> 1, listed) };
    }
    case "squared-difference":
      return squaredBound(form.values.subarray(0, count));
    case "same-class":
      return classBound(form.classes.subarray(0, count));
    case "same-way": {
      const floated = form.way.subarray(0, count).reduce((sum, way) => sum + Math.abs(way), 0);
      return { edge: Math.min(2, floated), round: floated };
    }
    case "places":
      return placesBound(vertices);
    case "asked":
      return askedBound(vertices, form.pair);
  }
}

/** What a criterion can reach on one edge and over a round, the rest included. */
export function boundOf(vertices: PairVertices, criterion: VertexCriterion): CriterionBound {
  const meeting = meetingBound(vertices, criterion);
  const rest = criterion.rest?.reduce((most, cost) => Math.max(most, cost), 0) ?? 0;
  return { edge: Math.max(meeting.edge, rest), round: meeting.round + rest };
}
