import type { TableCriterion, TableMeasure } from "../criteria/criterion";
import { NOTHING } from "../criteria/criterion";
import type { Field } from "../field";

// What a search looks at, in typed arrays. People are numbered by their place for balanced sides, so that the order of
// four numbers says who of a table is first and who last. Couples that cost the same in every criterion and role share
// a class: one look at a byte stands for all that two people can cost each other.

export type TableModel = {
  readonly size: number;
  readonly tables: number;
  /** Index in the field of each person. */
  readonly units: Int32Array;
  /** Class of each couple, as a × size + b. */
  readonly couples: Uint16Array;
  /** Costs by class, a list for each criterion in order. */
  readonly partners: readonly (readonly number[])[];
  readonly across: readonly (readonly number[])[];
  /** The number of each person whose range at a table counts, and what ranges cost; −1: no criterion asks. */
  readonly spreadOf: Int32Array;
  readonly spreadAt: number;
  readonly spreadCosts: readonly number[];
  /** The criterion of balanced sides; −1: none. */
  readonly sidesAt: number;
  /** What the rest of each person costs, a list for each criterion in order. */
  readonly rests: readonly (readonly number[])[];
  /** What a table and what a rest can reach by each criterion. */
  readonly mosts: readonly { readonly table: number; readonly rest: number }[];
};

type CoupleCost = TableMeasure["partners"];

type Role = { readonly cost: CoupleCost; readonly base: number };

/** The functions of couples that say anything, each with its place in one number for all of them. */
function rolesOf(measures: readonly TableMeasure[]): readonly Role[] {
  const roles: Role[] = [];
  let base = 1;
  for (const { most, partners, across } of measures) {
    for (const cost of new Set([partners, across])) {
      if (cost === NOTHING.partners || cost === NOTHING.across || most === 0) continue;
      roles.push({ cost, base });
      base *= most + 1;
    }
  }
  if (base > 2 ** 52) throw new RangeError("tables: couples of too many kinds");
  return roles;
}

type Classes = {
  readonly couples: Uint16Array;
  /** One couple of each class. */
  readonly examples: readonly (readonly [number, number])[];
};

/** Sorts couples into classes; couples that cost nothing are class 0. */
function classify(units: Int32Array, roles: readonly Role[]): Classes {
  const size = units.length;
  const couples = new Uint16Array(size * size);
  const classOf = new Map<number, number>([[0, 0]]);
  const examples: (readonly [number, number])[] = [[-1, -1]];
  for (let x = 0; x < size; x++) {
    const a = units[x] as number;
    for (let y = x + 1; y < size; y++) {
      const b = units[y] as number;
      let key = 0;
      for (const { cost, base } of roles) key += base * cost(a, b);
      if (key === 0) continue;
      let found = classOf.get(key);
      if (found === undefined) {
        found = examples.length;
        classOf.set(key, found);
        examples.push([a, b]);
      }
      couples[x * size + y] = found;
      couples[y * size + x] = found;
    }
  }
  return { couples, examples };
}

function only(measures: readonly TableMeasure[], has: (measure: TableMeasure) => boolean): number {
  const at = measures.findIndex(has);
  if (measures.slice(at + 1).some(has) && at !== -1) {
    throw new RangeError("tables: two criteria of one kind");
  }
  return at;
}

/** Reads some units of a field under criteria in order; as many of them rest as do not fill a table. */
export function createModel(
  criteria: readonly TableCriterion[],
  field: Field,
  units: readonly number[],
): TableModel {
  const measures = criteria.map((criterion) => criterion.measure(field));
  const spreadAt = only(measures, ({ spread }) => spread !== null);
  const sidesAt = only(measures, ({ sides }) => sides !== null);
  const place = measures[sidesAt]?.sides ?? ((unit: number) => unit);
  const people = Int32Array.from([...units].sort((a, b) => place(a) - place(b) || a - b));
  const spread = measures[spreadAt]?.spread ?? null;
  const spreadOf = people.map((unit) => spread?.of(unit) ?? 0);
  const range =
    spreadOf.reduce((most, of) => Math.max(most, of), 0) -
    spreadOf.reduce((least, of) => Math.min(least, of), 0);
  const { couples, examples } = classify(people, rolesOf(measures));
  const rests = measures.map(({ rest }) => Array.from(people, (unit) => rest(unit)));
  const costs = (of: (measure: TableMeasure) => CoupleCost) =>
    measures.map((measure) => examples.map(([a, b]) => (a === -1 ? 0 : of(measure)(a, b))));
  const isFull = people.length % 4 === 0;
  return {
    size: people.length,
    tables: people.length >> 2,
    units: people,
    couples,
    partners: costs(({ partners }) => partners),
    across: costs(({ across }) => across),
    spreadOf,
    spreadAt,
    spreadCosts: Array.from({ length: range + 1 }, (_, apart) => spread?.cost(apart) ?? 0),
    sidesAt,
    rests,
    mosts: measures.map(({ most }, index) => ({
      table: most,
      rest: isFull ? 0 : (rests[index] ?? []).reduce((high, cost) => Math.max(high, cost), 0),
    })),
  };
}
