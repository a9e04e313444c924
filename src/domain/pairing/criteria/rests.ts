import type { Field } from "../field";
import { unitAt } from "../field";

/**
 * What a rest costs: first the rests already had, then the place, so that nobody rests twice while somebody has not, and
 * the lowest rests first. Of up to `together` who rest in one round the sum says the same.
 */
export function restCost(field: Field, together = 1): (unit: number) => number {
  const size = field.units.length;
  return (unit) => {
    const { rests, place } = unitAt(field, unit);
    return rests * size * together + (size - 1 - place);
  };
}

/** At tables of three or four as many as this rest together at most. */
export const MOST_RESTING = 3;
