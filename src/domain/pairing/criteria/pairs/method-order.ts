import type { PairingMethod } from "../../../event/event-document";
import type { Field } from "../../field";
import type { PairCriterion } from "../criterion";
import { noRest } from "../criterion";
import { restCost } from "../rests";

/** A unit's seat in its score group: index, size, and the range left after one may come from above or go below. */
type GroupPlace = {
  readonly group: number;
  readonly index: number;
  readonly size: number;
  readonly first: number;
  readonly last: number;
};

/** The one expected to rest, where the field is odd; he leaves his group before it is cut. */
function expectedRest(field: Field): number {
  if (field.units.length % 2 === 0) return -1;
  const cost = restCost(field);
  return field.units.reduce((best, _, unit) => (cost(unit) < cost(best) ? unit : best), 0);
}

function groupPlaces(field: Field): readonly GroupPlace[] {
  const resting = expectedRest(field);
  const byOrder = field.units
    .map((unit, index) => ({ unit, index }))
    .filter(({ index }) => index !== resting)
    .sort((a, b) => a.unit.order - b.unit.order);
  const groups: number[][] = [];
  let wins: number | null = null;
  for (const { unit, index } of byOrder) {
    if (unit.wins !== wins) groups.push([]);
    wins = unit.wins;
    groups[groups.length - 1]?.push(index);
  }
  const places: GroupPlace[] = field.units.map(() => ({
    group: -1,
    index: 0,
    size: 1,
    first: 0,
    last: 0,
  }));
  let fromAbove = 0;
  groups.forEach((members, group) => {
    const size = members.length;
    const goesBelow = (size + fromAbove) % 2;
    members.forEach((unit, index) => {
      places[unit] = { group, index, size, first: fromAbove, last: size - 1 - goesBelow };
    });
    fromAbove = goesBelow;
  });
  return places;
}

/** Steps between two places of one group and what the method would make of them. */
function stepsFrom(method: PairingMethod, a: GroupPlace, b: GroupPlace): number {
  const apart = Math.abs(a.index - b.index);
  if (method === "fold") return Math.abs(a.index + b.index - a.first - a.last);
  if (method === "slide") return Math.abs(apart - ((a.last - a.first + 1) >> 1));
  return apart - 1;
}

/**
 * The method's order inside a score group: fold 1–n, slide 1–n/2+1, adjacent 1–2, random by the drawn order. Between
 * groups the last of the upper meets the first of the lower.
 */
export const methodOrder: PairCriterion = {
  id: "method-order",
  hard: false,
  measure: (field) => {
    const places = groupPlaces(field);
    const { method } = field.settings;
    return {
      pair: (a, b) => {
        const one = places[a];
        const two = places[b];
        if (one === undefined || two === undefined) return 0;
        if (one.group === two.group) return stepsFrom(method, one, two);
        const [upper, lower] = one.group < two.group ? [one, two] : [two, one];
        return upper.size - 1 - upper.index + lower.index;
      },
      rest: noRest,
    };
  },
};
