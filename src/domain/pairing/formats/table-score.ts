import type { TableCriterion, TableMeasure } from "../criteria/criterion";
import type { Field } from "../field";

/** A cost in two limbs, the first outweighing the second; each holds several criteria in order. */
export type Score = { readonly first: number; readonly second: number };

/** Scores of tables and rests under criteria in order. */
export type Scoring = {
  readonly table: (a: number, b: number, c: number, d: number) => Score;
  readonly rest: (unit: number) => Score;
  /** False where the last criteria had to be left out of the score for want of room. */
  readonly complete: boolean;
};

const ROOM = 2 ** 52;

type Weighted = { readonly measure: TableMeasure; readonly weight: number };

/** Weights from the last to the first of some criteria; those at the end that do not fit weigh nothing. */
function weighLimb(
  measures: readonly TableMeasure[],
  mosts: readonly number[],
): readonly Weighted[] {
  let fitting = measures.length;
  const product = (count: number) =>
    mosts.slice(0, count).reduce((size, most) => size * (most + 1), 1);
  while (product(fitting) > ROOM) fitting -= 1;
  let weight = 1;
  const weighted: Weighted[] = [];
  for (let i = fitting - 1; i >= 0; i--) {
    weighted.unshift({ measure: measures[i] as TableMeasure, weight });
    weight *= (mosts[i] ?? 0) + 1;
  }
  return weighted;
}

/** Makes the criteria of a field into scores: as many of the first as fit into one limb, the others into the second. */
export function createScoring(field: Field, criteria: readonly TableCriterion[]): Scoring {
  const tables = field.units.length >> 2;
  const left = field.units.length % 4;
  const measures = criteria.map((criterion) => criterion.measure(field));
  const mosts = measures.map(
    ({ most, rest }) =>
      most * tables + left * field.units.reduce((high, _, unit) => Math.max(high, rest(unit)), 0),
  );
  let split = 0;
  for (let size = 1; split < mosts.length; split++) {
    size *= (mosts[split] ?? 0) + 1;
    if (size > 2 ** 48) break;
  }
  const first = weighLimb(measures.slice(0, split), mosts.slice(0, split));
  const second = weighLimb(measures.slice(split), mosts.slice(split));
  const sum = (limb: readonly Weighted[], of: (measure: TableMeasure) => number) => {
    let total = 0;
    for (const { measure, weight } of limb) total += weight * of(measure);
    return total;
  };
  return {
    table: (a, b, c, d) => ({
      first: sum(first, (measure) => measure.table(a, b, c, d)),
      second: sum(second, (measure) => measure.table(a, b, c, d)),
    }),
    rest: (unit) => ({
      first: sum(first, (measure) => measure.rest(unit)),
      second: sum(second, (measure) => measure.rest(unit)),
    }),
    complete: first.length + second.length === measures.length,
  };
}

export function addScores(a: Score, b: Score): Score {
  return { first: a.first + b.first, second: a.second + b.second };
}

export function isLess(a: Score, b: Score): boolean {
  return a.first < b.first || (a.first === b.first && a.second < b.second);
}
