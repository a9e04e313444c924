import type { CriterionId } from "../../event/event-document";
import type { TableCriterion, TableMeasure } from "../criteria/criterion";
import { NOTHING } from "../criteria/criterion";
import type { Field } from "../field";
import type { Four } from "./first-tables";

/** A cost in two limbs, the first outweighing the second; each holds several criteria in order. */
export type Score = { readonly first: number; readonly second: number };

export type Seated = { readonly four: Four; readonly score: Score };

/** Scores of tables and rests under criteria in order. */
export type Scoring = {
  /** Four people, with the partners that cost least. */
  readonly split: (four: Four) => Seated;
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

/** Makes the criteria of a field into scores: what comes before the spread in wins into one limb, the others into the second. */
export function createScoring(field: Field, criteria: readonly TableCriterion[]): Scoring {
  const tables = field.units.length >> 2;
  const left = field.units.length % 4;
  const measures = criteria.map((criterion) => criterion.measure(field));
  const mosts = measures.map(
    ({ most, rest }) =>
      most * tables + left * field.units.reduce((high, _, unit) => Math.max(high, rest(unit)), 0),
  );
  const upTo = (id: CriterionId) =>
    Math.max(
      0,
      criteria.findIndex((each) => each.id === id),
    );
  const fits =
    mosts.slice(0, upTo("win-spread")).reduce((size, most) => size * (most + 1), 1) <= ROOM;
  const split = upTo(fits ? "win-spread" : "rests");
  const first = weighLimb(measures.slice(0, split), mosts.slice(0, split));
  const second = weighLimb(measures.slice(split), mosts.slice(split));
  return {
    split: createSplitter(first, second, field.units.length),
    rest: (unit) => ({ first: restOf(first, unit), second: restOf(second, unit) }),
    complete: first.length + second.length === measures.length,
  };
}

function restOf(limb: readonly Weighted[], unit: number): number {
  return limb.reduce((sum, { measure, weight }) => sum + weight * measure.rest(unit), 0);
}

/** What one table costs by one criterion. */
export function tableCost(measure: TableMeasure, [a, b, c, d]: Four): number {
  const { partners, across, whole } = measure;
  return (
    partners(a, b) +
    partners(c, d) +
    across(a, c) +
    across(a, d) +
    across(b, c) +
    across(b, d) +
    whole(a, b, c, d)
  );
}

const num = (array: Float64Array, index: number): number => array[index] as number;

// Where the four numbers of a couple stand, side by side so that one look at memory fetches them all.
const PARTNERS_FIRST = 0;
const PARTNERS_SECOND = 1;
const ACROSS_FIRST = 2;
const ACROSS_SECOND = 3;
const NUMBERS = 4;

/** What every couple costs, as partners and as opponents, in both limbs. */
function couplesOf(first: readonly Weighted[], second: readonly Weighted[], size: number) {
  const couples = new Float64Array(NUMBERS * size * size);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      const at = NUMBERS * (a * size + b);
      for (const { measure, weight } of first) {
        couples[at + PARTNERS_FIRST] = num(couples, at) + weight * measure.partners(a, b);
        couples[at + ACROSS_FIRST] =
          num(couples, at + ACROSS_FIRST) + weight * measure.across(a, b);
      }
      for (const { measure, weight } of second) {
        couples[at + PARTNERS_SECOND] =
          num(couples, at + PARTNERS_SECOND) + weight * measure.partners(a, b);
        couples[at + ACROSS_SECOND] =
          num(couples, at + ACROSS_SECOND) + weight * measure.across(a, b);
      }
    }
  }
  return couples;
}

/** Finds the best of the three ways in which four people can be partners; the first on a tie. */
function createSplitter(first: readonly Weighted[], second: readonly Weighted[], size: number) {
  const couples = couplesOf(first, second, size);
  const hasWhole = ({ measure }: Weighted) => measure.whole !== NOTHING.whole;
  const firstWholes = first.filter(hasWhole);
  const secondWholes = second.filter(hasWhole);
  const wholeOf = (wholes: readonly Weighted[], [a, b, c, d]: Four) => {
    let cost = 0;
    for (const { measure, weight } of wholes) cost += weight * measure.whole(a, b, c, d);
    return cost;
  };
  const score = (four: Four): Score => {
    const [a, b, c, d] = four;
    const ab = NUMBERS * (a * size + b);
    const cd = NUMBERS * (c * size + d);
    const ac = NUMBERS * (a * size + c) + ACROSS_FIRST;
    const ad = NUMBERS * (a * size + d) + ACROSS_FIRST;
    const bc = NUMBERS * (b * size + c) + ACROSS_FIRST;
    const bd = NUMBERS * (b * size + d) + ACROSS_FIRST;
    return {
      first:
        num(couples, ab) +
        num(couples, cd) +
        num(couples, ac) +
        num(couples, ad) +
        num(couples, bc) +
        num(couples, bd) +
        wholeOf(firstWholes, four),
      second:
        num(couples, ab + 1) +
        num(couples, cd + 1) +
        num(couples, ac + 1) +
        num(couples, ad + 1) +
        num(couples, bc + 1) +
        num(couples, bd + 1) +
        wholeOf(secondWholes, four),
    };
  };
  return ([a, b, c, d]: Four): Seated => {
    let four: Four = [a, b, c, d];
    let best = score(four);
    for (const other of [
      [a, c, b, d],
      [a, d, b, c],
    ] as const) {
      const next = score(other);
      if (!isLess(next, best)) continue;
      four = other;
      best = next;
    }
    return { four, score: best };
  };
}

export function addScores(a: Score, b: Score): Score {
  return { first: a.first + b.first, second: a.second + b.second };
}

export function isLess(a: Score, b: Score): boolean {
  return a.first < b.first || (a.first === b.first && a.second < b.second);
}
