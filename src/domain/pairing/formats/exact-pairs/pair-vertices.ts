import type { PairCriterion, PairMeasure } from "../../criteria/criterion";
import { methodPlaces } from "../../criteria/pairs/method-order";
import type { MethodPlaces, PairForm } from "../../criteria/pairs/pair-form-kinds";
import type { Field } from "../../field";

// The units to be matched as vertices of a graph, so numbered that score groups stand together in the method's order.

export type Measured = Pick<PairCriterion, "id" | "hard"> & { readonly measured: PairMeasure };

/** Couples at cost 1 by vertex; the others of `a` stand from `start[a]` to `start[a + 1]`. */
export type VertexCouples = { readonly start: Int32Array; readonly others: Int32Array };

/** One criterion by vertex. */
export type VertexForm =
  | Exclude<PairForm, { kind: "couples" | "places" }>
  | ({ readonly kind: "couples" } & VertexCouples)
  | { readonly kind: "places" }
  | { readonly kind: "asked"; readonly pair: (a: number, b: number) => number };

export type VertexCriterion = Pick<PairCriterion, "id" | "hard"> & {
  readonly form: VertexForm;
  /** What a rest costs by vertex; null where nobody rests or it never costs anything. */
  readonly rest: Float64Array | null;
};

export type PairVertices = {
  readonly size: number;
  /** The unit of each vertex; the rest, which stands last where there is one, is unit −1. */
  readonly units: Int32Array;
  readonly vertexOf: Int32Array;
  /** The vertex of the rest; -1 for none. */
  readonly rest: number;
  /** Everybody's place, by vertex. */
  readonly places: MethodPlaces;
  readonly criteria: readonly VertexCriterion[];
};

const int = (array: Int32Array, index: number): number => array[index] as number;

function byVertex(units: Int32Array, array: Int32Array): Int32Array {
  const ints = new Int32Array(units.length);
  for (let vertex = 0; vertex < ints.length; vertex++) {
    const unit = int(units, vertex);
    ints[vertex] = unit === -1 ? -1 : int(array, unit);
  }
  return ints;
}

function couplesByVertex(
  units: Int32Array,
  vertexOf: Int32Array,
  { start, others }: VertexCouples,
): VertexCouples {
  const own = new Int32Array(units.length + 1);
  const list = new Int32Array(others.length);
  let count = 0;
  for (let vertex = 0; vertex < units.length; vertex++) {
    const unit = int(units, vertex);
    const end = unit === -1 ? 0 : int(start, unit + 1);
    for (let at = unit === -1 ? 0 : int(start, unit); at < end; at++) {
      const other = int(vertexOf, int(others, at));
      if (other !== -1) list[count++] = other;
    }
    own[vertex + 1] = count;
  }
  return { start: own, others: list.subarray(0, count) };
}

function formByVertex(units: Int32Array, vertexOf: Int32Array, measured: PairMeasure): VertexForm {
  const { form } = measured;
  if (form === undefined) {
    const pair = (a: number, b: number) => measured.pair(int(units, a), int(units, b));
    return { kind: "asked", pair };
  }
  switch (form.kind) {
    case "nothing":
      return form;
    case "places":
      return { kind: "places" };
    case "couples":
      return { kind: "couples", ...couplesByVertex(units, vertexOf, form) };
    case "squared-difference":
      return { ...form, values: byVertex(units, form.values) };
    case "same-class":
      return { ...form, classes: byVertex(units, form.classes) };
    case "same-way":
      return { ...form, values: byVertex(units, form.values), way: byVertex(units, form.way) };
  }
}

/**
 * A rest counts by its place among all rests where the criterion is the only thing that it costs: one rests, so that
 * smaller numbers tell the same.
 */
function restsByVertex(units: Int32Array, rest: number, { measured }: Measured) {
  if (rest === -1) return null;
  const costs = Array.from(units.subarray(0, rest), measured.rest);
  const ranks = new Map(
    [...new Set(costs)].sort((a, b) => a - b).map((cost, rank) => [cost, rank]),
  );
  if (ranks.size === 1 && costs[0] === 0) return null;
  const isAbsolute = measured.form?.kind !== "nothing";
  return Float64Array.from(costs, (cost) => (isAbsolute ? cost : (ranks.get(cost) ?? 0)));
}

/** Everybody's place in the method's order; what a criterion has reckoned already is not reckoned again. */
function placesOf(field: Field, criteria: readonly Measured[]): MethodPlaces {
  for (const { measured } of criteria) {
    if (measured.form?.kind === "places") return measured.form.places;
  }
  return methodPlaces(field);
}

/** Makes vertices of some units of a field, and of the rest where `resting`. */
export function createVertices(
  field: Field,
  playing: readonly number[],
  resting: boolean,
  criteria: readonly Measured[],
): PairVertices {
  const all = placesOf(field, criteria);
  // In the method's order score groups stand together; who has none comes first, as in the places.
  const inOrder = new Int32Array(field.units.length).fill(-1);
  for (const unit of playing) inOrder[field.units[unit]?.order ?? 0] = unit;
  const units = new Int32Array(playing.length + (resting ? 1 : 0));
  const vertexOf = new Int32Array(field.units.length).fill(-1);
  let listed = 0;
  for (const isAlone of [true, false]) {
    for (const unit of inOrder) {
      if (unit === -1 || (int(all.group, unit) === -1) !== isAlone) continue;
      vertexOf[unit] = listed;
      units[listed++] = unit;
    }
  }
  const rest = resting ? listed : -1;
  if (resting) units[rest] = -1;
  return {
    size: units.length,
    units,
    vertexOf,
    rest,
    places: {
      method: all.method,
      group: byVertex(units, all.group),
      index: byVertex(units, all.index),
      below: byVertex(units, all.below),
      sum: byVertex(units, all.sum),
      half: byVertex(units, all.half),
    },
    criteria: criteria.map((criterion) => ({
      id: criterion.id,
      hard: criterion.hard,
      form: formByVertex(units, vertexOf, criterion.measured),
      rest: restsByVertex(units, rest, criterion),
    })),
  };
}
