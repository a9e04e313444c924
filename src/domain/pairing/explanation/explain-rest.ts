import type { Field, Unit } from "../field";
import type { RestReason } from "../round-pairing";

/**
 * Why a unit rests: it is the lowest of those with the fewest rests; or it protects a criterion, since with whoever should
 * have rested first the round would cost more by one that weighs more. `before` is who that was.
 */
export function explainRest(field: Field, unit: Unit, resting: readonly Unit[]): RestReason {
  const facts = { place: unit.place + 1, rests: unit.rests };
  const before = field.units
    .filter((other) => !resting.includes(other) && isBefore(other, unit))
    .reduce<Unit | null>((first, other) => (first && isBefore(first, other) ? first : other), null);
  if (before === null) return { code: "rest-lowest", ...facts };
  const code = isSecondRest(field, unit, resting) ? "second-bye" : "rest-protects";
  return { code, ...facts, before: before.id };
}

/** Whose turn to rest comes first: who rested less, and of those the lower in the standings. */
function isBefore(one: Unit, two: Unit): boolean {
  return one.rests < two.rests || (one.rests === two.rests && one.place > two.place);
}

/** Whether a unit rests again while somebody who plays has not rested as often. */
export function isSecondRest(field: Field, unit: Unit, resting: readonly Unit[]): boolean {
  return (
    unit.rests > 0 &&
    field.units.some((other) => other.rests < unit.rests && !resting.includes(other))
  );
}
