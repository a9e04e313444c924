import type { TableCriterion, TableMeasure } from "../criteria/criterion";
import type { Field } from "../field";

/**
 * What the ranges of tables cost at least: those of the people in order cut into fours. No other tables cost less, since of
 * any two tables the upper and the lower four together have no larger ranges, whether one table lies inside the other or
 * they cross, as long as two ranges never cost more than one that holds both.
 */
function sortedFours({ spread }: TableMeasure, playing: readonly number[]): number {
  if (spread === null) return 0;
  const numbers = playing.map(spread.of).sort((a, b) => a - b);
  let sum = 0;
  for (let at = 0; at + 3 < numbers.length; at += 4) {
    sum += spread.cost((numbers[at + 3] ?? 0) - (numbers[at] ?? 0));
  }
  return sum;
}

/**
 * Costs by criterion below which no round of a field can be, each for rounds that meet those before it: a round that costs
 * no more is proved best. `resting` are those who cost least at rest.
 */
export function leastCosts(
  field: Field,
  criteria: readonly TableCriterion[],
  playing: readonly number[],
  resting: readonly number[],
): readonly number[] {
  const rests = criteria.findIndex(({ id }) => id === "rests");
  return criteria.map((criterion, at) => {
    const measure = criterion.measure(field);
    const isSettled = resting.length === 0 || (rests !== -1 && rests < at);
    const tables = isSettled ? sortedFours(measure, playing) : 0;
    return resting.reduce((sum, unit) => sum + measure.rest(unit), tables);
  });
}
