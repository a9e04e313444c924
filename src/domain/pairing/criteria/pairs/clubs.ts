import type { Field } from "../../field";
import type { PairCriterion } from "../criterion";
import { intsOf, measureOf } from "./pair-form";

/** Clubs by number, in order of their first unit; −1 where a unit has none. */
function clubNumbers({ units }: Field): Int32Array {
  const numbers = new Map<string, number>();
  return intsOf(units, ({ club }) => {
    if (club === null) return -1;
    const known = numbers.get(club) ?? numbers.size;
    numbers.set(club, known);
    return known;
  });
}

/** Clubs apart: a table of two pairs of one club costs 1. Who has no club is of no club. */
export const clubs: PairCriterion = {
  id: "clubs",
  hard: false,
  measure: (field) => measureOf({ kind: "same-class", classes: clubNumbers(field) }),
};
