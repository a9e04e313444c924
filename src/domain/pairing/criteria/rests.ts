import type { Field } from "../field";
import { unitAt } from "../field";

/**
 * What a rest costs: first the rests already had, then the place, so that nobody rests twice while somebody has not, and
 * the lowest rests first.
 */
export function restCost(field: Field): (unit: number) => number {
  const size = field.units.length;
  return (unit) => {
    const { rests, place } = unitAt(field, unit);
    return rests * size + (size - 1 - place);
  };
}
