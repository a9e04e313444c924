import type { Field } from "../../field";
import type { PairCriterion } from "../criterion";
import { restCost } from "../rests";
import { measureOf } from "./pair-form";
import type { MethodPlaces } from "./pair-form-kinds";

/** The one expected to rest, where the field is odd; he leaves his group before it is cut. */
function expectedRest(field: Field): number {
  if (field.units.length % 2 === 0) return -1;
  const cost = restCost(field);
  return field.units.reduce((best, _, unit) => (cost(unit) < cost(best) ? unit : best), 0);
}

/** The units of each score group, the best first, each group in the method's order. */
function scoreGroups(field: Field, resting: number): readonly (readonly number[])[] {
  const byOrder = new Int32Array(field.units.length);
  field.units.forEach(({ order }, index) => {
    byOrder[order] = index;
  });
  const groups: number[][] = [];
  let wins: number | null = null;
  for (const index of byOrder) {
    if (index === resting) continue;
    const own = field.units[index]?.wins ?? 0;
    if (own !== wins) groups.push([]);
    wins = own;
    groups[groups.length - 1]?.push(index);
  }
  return groups;
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
  scoreGroups(field, expectedRest(field)).forEach((members, group) => {
    const goesBelow = (members.length + fromAbove) % 2;
    const last = members.length - 1 - goesBelow;
    members.forEach((unit, index) => {
      places.group[unit] = group;
      places.index[unit] = index;
      places.below[unit] = members.length - 1 - index;
      places.sum[unit] = fromAbove + last;
      places.half[unit] = (last - fromAbove + 1) >> 1;
    });
    fromAbove = goesBelow;
  });
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
