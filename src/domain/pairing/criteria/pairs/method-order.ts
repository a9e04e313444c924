import type { Field } from "../../field";
import type { PairCriterion } from "../criterion";
import { restCost } from "../rests";
import { measureOf } from "./pair-form";
import type { MethodPlaces } from "./pair-form-kinds";

/** The one expected to rest, where the field is odd; he leaves his group before it is cut. */
function expectedRest(field: Field): number {
  if (field.units.length % 2 === 0) return -1;
  const cost = restCost(field);
  let best = 0;
  for (let unit = 1; unit < field.units.length; unit++) if (cost(unit) < cost(best)) best = unit;
  return best;
}

/** The units in the method's order, without the one that rests. */
function inMethodOrder({ units }: Field, resting: number): Int32Array {
  const byOrder = new Int32Array(units.length);
  for (let unit = 0; unit < units.length; unit++) byOrder[units[unit]?.order ?? 0] = unit;
  return resting === -1 ? byOrder : byOrder.filter((unit) => unit !== resting);
}

/** Where the score group that starts at one place of the method's order ends. */
function endOfGroup({ units }: Field, inOrder: Int32Array, first: number): number {
  const winsAt = (at: number) => units[inOrder[at] ?? -1]?.wins;
  const wins = winsAt(first);
  let end = first + 1;
  while (end < inOrder.length && winsAt(end) === wins) end += 1;
  return end;
}

/**
 * Every unit's place in its score group. A group of an odd number hands its last one down, and the next group folds and
 * slides without its first; who is expected to rest is a group of his own before all others.
 */
export function methodPlaces(field: Field): MethodPlaces {
  const size = field.units.length;
  const places: MethodPlaces = {
    method: field.settings.method,
    group: new Int32Array(size).fill(-1),
    index: new Int32Array(size),
    below: new Int32Array(size),
    sum: new Int32Array(size),
    half: new Int32Array(size),
  };
  let fromAbove = 0;
  const inOrder = inMethodOrder(field, expectedRest(field));
  for (let first = 0, group = 0; first < inOrder.length; group++) {
    const end = endOfGroup(field, inOrder, first);
    const goesBelow = (end - first + fromAbove) % 2;
    const last = end - first - 1 - goesBelow;
    for (let at = first; at < end; at++) {
      const unit = inOrder[at] ?? -1;
      places.group[unit] = group;
      places.index[unit] = at - first;
      places.below[unit] = end - 1 - at;
      places.sum[unit] = fromAbove + last;
      places.half[unit] = (last - fromAbove + 1) >> 1;
    }
    fromAbove = goesBelow;
    first = end;
  }
  return places;
}

/**
 * The method's order inside a score group: fold 1–n, slide 1–n/2+1, adjacent 1–2, random by the drawn order. Between
 * groups the last of the upper meets the first of the lower.
 */
export const methodOrder: PairCriterion = {
  id: "method-order",
  hard: false,
  measure: (field) => measureOf({ kind: "places", places: methodPlaces(field) }),
};
