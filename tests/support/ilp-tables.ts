import type { Highs } from "highs";
import type { TableCriterion } from "@/domain/pairing/criteria/criterion";
import { tableCriteria } from "@/domain/pairing/criteria/individual/table-criteria";
import { restCost } from "@/domain/pairing/criteria/rests";
import type { Field } from "@/domain/pairing/field";
import type { Four } from "@/domain/pairing/formats/first-tables";
import { tableCost } from "@/domain/pairing/formats/table-score";

// The yardstick of tables of four: the same question as an integer programme, a variable for every possible table and a
// row for every person, solved by HiGHS. It shares the criteria's measures with the engine and nothing of its search.

/** A table that could be, and what it costs by each criterion asked. */
type Column = { readonly four: Four; readonly costs: readonly number[] };

export type IlpAnswer = {
  /** The least costs by the hard criteria and the spread in wins, in order. */
  readonly costs: readonly number[];
  readonly proved: boolean;
};

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at !== -1 && (a[at] ?? 0) < (b[at] ?? 0);
}

/** Every four of some people with the partners that cost least. */
function allColumns(people: readonly number[], costOf: (four: Four) => readonly number[]) {
  const columns: Column[] = [];
  const size = people.length;
  const at = (index: number) => people[index] as number;
  for (let i = 0; i < size; i++)
    for (let j = i + 1; j < size; j++)
      for (let k = j + 1; k < size; k++)
        for (let l = k + 1; l < size; l++) {
          const [a, b, c, d] = [at(i), at(j), at(k), at(l)];
          const ways: readonly Four[] = [
            [a, d, b, c],
            [a, c, b, d],
            [a, b, c, d],
          ];
          columns.push(
            ways
              .map((four) => ({ four, costs: costOf(four) }))
              .reduce((best, next) => (isLess(next.costs, best.costs) ? next : best)),
          );
        }
  return columns;
}

type Programme = {
  readonly people: readonly number[];
  readonly columns: readonly Column[];
  /** Sums that earlier criteria must not pass. */
  readonly limits: readonly number[];
};

/** A programme that minimises the criterion after those with limits. */
function modelOf(highs: Highs, { people, columns, limits }: Programme, whole: boolean) {
  const rowOf = new Map(people.map((unit, row) => [unit, row]));
  const indices: number[] = [];
  const values: number[] = [];
  const starts = [0];
  for (const { four, costs } of columns) {
    for (const unit of four) {
      indices.push(rowOf.get(unit) ?? 0);
      values.push(1);
    }
    limits.forEach((_, at) => {
      if (costs[at] === 0) return;
      indices.push(people.length + at);
      values.push(costs[at] ?? 0);
    });
    starts.push(indices.length);
  }
  const numRows = people.length + limits.length;
  const ones = people.map(() => 1);
  return highs.createModel({
    numCols: columns.length,
    numRows,
    colCost: columns.map(({ costs }) => costs[limits.length] ?? 0),
    colLower: columns.map(() => 0),
    colUpper: columns.map(() => 1),
    rowLower: [...ones, ...limits.map(() => 0)],
    rowUpper: [...ones, ...limits],
    matrix: { format: "csc", numRows, numCols: columns.length, starts, indices, values },
    ...(whole ? { integrality: columns.map(() => highs.constants.variableType.integer) } : {}),
  });
}

type Solved = { readonly least: number; readonly proved: boolean } | null;

function runWhole(highs: Highs, programme: Programme, seconds: number): Solved {
  const model = modelOf(highs, programme, true);
  try {
    // Costs are whole numbers: less than one apart is equal.
    model.options.set({
      output_flag: false,
      mip_abs_gap: 0.99,
      mip_rel_gap: 0,
      time_limit: seconds,
    });
    model.run();
    const status = model.getModelStatus();
    if (status === highs.constants.modelStatus.infeasible) return null;
    const proved = status === highs.constants.modelStatus.optimal;
    return { least: Math.round(model.getObjectiveValue()), proved };
  } finally {
    model.dispose();
  }
}

/** The columns that a solution of at most `known` can use, by their reduced costs in the relaxation; null: no solution. */
function narrowed(highs: Highs, programme: Programme, known: number): Programme | null {
  const model = modelOf(highs, programme, false);
  try {
    model.options.set({ output_flag: false });
    model.run();
    if (model.getModelStatus() !== highs.constants.modelStatus.optimal) return null;
    const bound = model.getObjectiveValue();
    const { colDual } = model.getSolution();
    const columns = programme.columns.filter((_, at) => bound + (colDual[at] ?? 0) <= known + 1e-6);
    return { ...programme, columns };
  } finally {
    model.dispose();
  }
}

const isAsked = ({ hard, id }: TableCriterion) => hard || id === "win-spread";

/** Of the costs by all criteria, those that the programme is asked about. */
export function mainCosts(criteria: readonly TableCriterion[], costs: readonly number[]) {
  return costs.filter((_, at) => criteria.slice(at, at + 1).some(isAsked));
}

/**
 * The least that a round of tables of four can cost by the hard criteria and the spread in wins, those resting who cost
 * least. `known` is what some round costs by these, and only narrows the question.
 */
export function leastByIlp(
  highs: Highs,
  field: Field,
  known: readonly number[],
  seconds = 120,
): IlpAnswer {
  const asked = tableCriteria(field.settings).filter(isAsked);
  const measures = asked.map(({ measure }) => measure(field));
  const toRest = restCost(field);
  const people = field.units
    .map((_, unit) => unit)
    .sort((a, b) => toRest(a) - toRest(b))
    .slice(field.units.length % 4)
    .sort((a, b) => a - b);
  let columns: readonly Column[] = allColumns(people, (four) =>
    measures.map((measure) => tableCost(measure, four)),
  );
  const costs: number[] = [];
  let proved = true;
  for (const [at, most] of known.entries()) {
    const free = columns.filter((column) => column.costs[at] === 0);
    const programme = { people, columns: most === 0 ? free : columns, limits: [...costs] };
    const narrow = most === 0 ? programme : narrowed(highs, programme, most);
    const solved =
      most === 0
        ? { least: 0, proved: true }
        : narrow === null
          ? null
          : runWhole(highs, narrow, seconds);
    if (solved === null) throw new Error("the round said to be possible is not");
    proved = proved && solved.proved;
    costs.push(solved.least);
    if (solved.least === 0) columns = free;
  }
  return { costs, proved };
}
