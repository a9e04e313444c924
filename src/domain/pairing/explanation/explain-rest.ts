import type { Field, Unit } from "../field";
import type { RestReason } from "../round-pairing";

/**
 * Why a unit rests: it is the lowest of those with the fewest rests; or it protects a criterion, since somebody who
 * should have rested first could not without a repeat.
 */
export function explainRest(field: Field, unit: Unit, resting: readonly Unit[]): RestReason {
  const facts = { place: unit.place + 1, rests: unit.rests };
  const playing = field.units.filter((other) => !resting.includes(other));
  const before = playing.filter(
    (other) => other.rests < unit.rests || (other.rests === unit.rests && other.place > unit.place),
  );
  if (isSecondRest(field, unit, resting)) return { code: "second-bye", ...facts };
  return { code: before.length === 0 ? "rest-lowest" : "rest-protects", ...facts };
}

/** Whether a unit rests again while somebody who plays has not rested as often. */
export function isSecondRest(field: Field, unit: Unit, resting: readonly Unit[]): boolean {
  return (
    unit.rests > 0 &&
    field.units.some((other) => other.rests < unit.rests && !resting.includes(other))
  );
}
