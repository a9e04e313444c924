import type { TableMeasure } from "../criteria/criterion";
import { tableCriteria } from "../criteria/individual/table-criteria";
import type { Field } from "../field";
import { unitAt } from "../field";
import type { Four } from "../formats/first-tables";
import { tableCost } from "../formats/table-score";
import type { Wish, WishedRound } from "./best-pairs-with";
import type { SeatedRound } from "./round-cost";

// Tables of four under a wish, found by exchanges from the engine's answer: what is found is possible, and may not be the
// best, so it is never called proved.

type Cost = readonly number[];

type Seated = { readonly four: Four; readonly cost: Cost };

type Tables = { readonly seated: readonly Seated[]; readonly resting: readonly number[] };

type Search = {
  readonly measures: readonly TableMeasure[];
  readonly wish: Wish;
  /** Exchanges that may still be tried. */
  patience: number;
};

/** Exchanges that one search may try; never a time, so that every machine gives the same answer. */
const PATIENCE = 12_000;

/** How far apart in the standings two may be who change places. */
const REACH = 12;

/**
 * The cheapest round of tables of four that grants a wish, as far as exchanges from `from` find it; null where none is
 * found. Who should rest takes the place of one who rests.
 */
export function findTablesWith(field: Field, from: SeatedRound, wish: Wish): WishedRound | null {
  const measures = tableCriteria(field.settings).map(({ measure }) => measure(field));
  const search: Search = { measures, wish, patience: PATIENCE };
  const start: Tables = {
    seated: from.tables.flatMap((sides) => {
      const [a, b, c, d] = sides.flat().map(({ place }) => place);
      if (a === undefined || b === undefined || c === undefined || d === undefined) return [];
      const four: Four = [a, b, c, d];
      return [{ four, cost: costOfFour(search, four) }];
    }),
    resting: from.resting.map(({ place }) => place),
  };
  const ways = grantings(search, start).sort((x, y) =>
    compare(costOf(search, x), costOf(search, y)),
  );
  let best: Tables | null = null;
  for (const way of ways) {
    search.patience = Math.max(search.patience, PATIENCE / ways.length);
    const improved = improve(search, way);
    const isBetter = best === null || compare(costOf(search, improved), costOf(search, best)) < 0;
    if (isBetter) best = improved;
  }
  return best === null ? null : { ...roundOf(field, best), proved: false };
}

function roundOf(field: Field, { seated, resting }: Tables): SeatedRound {
  return {
    tables: seated.map(({ four: [a, b, c, d] }) => [
      [unitAt(field, a), unitAt(field, b)],
      [unitAt(field, c), unitAt(field, d)],
    ]),
    resting: resting.map((unit) => unitAt(field, unit)),
  };
}

/** Every way to grant a wish by one exchange. */
function grantings(search: Search, start: Tables): Tables[] {
  const { wish } = search;
  if (wish.kind === "rest") {
    return start.resting.map((rests) => exchanged(search, start, wish.unit, rests));
  }
  const bringTo = (from: Tables, host: number, guest: number) => {
    const table = from.seated.find(({ four }) => four.includes(host));
    return (table?.four ?? [])
      .filter((unit) => unit !== host && unit !== guest)
      .map((unit) => exchanged(search, from, guest, unit));
  };
  if (start.resting.includes(wish.a) && start.resting.includes(wish.b)) {
    return nearestSeated(start, wish.a).flatMap((unit) =>
      bringTo(exchanged(search, start, wish.a, unit), wish.a, wish.b),
    );
  }
  return [...bringTo(start, wish.a, wish.b), ...bringTo(start, wish.b, wish.a)];
}

/** Those at a table who stand nearest to somebody. */
function nearestSeated({ seated }: Tables, to: number): readonly number[] {
  const units = seated.flatMap(({ four }) => four);
  return units.sort((a, b) => Math.abs(a - to) - Math.abs(b - to)).slice(0, REACH);
}

function isGranted({ seated, resting }: Tables, wish: Wish): boolean {
  if (wish.kind === "rest") return resting.includes(wish.unit);
  return seated.some(({ four }) => four.includes(wish.a) && four.includes(wish.b));
}

function costOfFour({ measures }: Search, four: Four): Cost {
  return measures.map((measure) => tableCost(measure, four));
}

/** Four people with the partners that cost least; the first way on a tie. */
function splitBest(search: Search, [a, b, c, d]: Four): Seated {
  const ways: readonly Four[] = [
    [a, b, c, d],
    [a, c, b, d],
    [a, d, b, c],
  ];
  return ways
    .map((four): Seated => ({ four, cost: costOfFour(search, four) }))
    .reduce((best, next) => (compare(next.cost, best.cost) < 0 ? next : best));
}

/** The tables after two people change places, each table of theirs split anew. */
function exchanged(search: Search, tables: Tables, one: number, two: number): Tables {
  const other = (unit: number) => (unit === one ? two : unit === two ? one : unit);
  return {
    seated: tables.seated.map((table) => {
      if (!table.four.includes(one) && !table.four.includes(two)) return table;
      const [a, b, c, d] = table.four;
      return splitBest(search, [other(a), other(b), other(c), other(d)]);
    }),
    resting: tables.resting.map(other),
  };
}

function costOf({ measures }: Search, { seated, resting }: Tables): Cost {
  return measures.map(
    (measure, index) =>
      seated.reduce((sum, { cost }) => sum + (cost[index] ?? 0), 0) +
      resting.reduce((sum, unit) => sum + measure.rest(unit), 0),
  );
}

/** Negative where the first is less by the weightiest criterion in which they differ. */
function compare(a: Cost, b: Cost): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** Exchanges that make a round cheaper and leave the wish granted, until there is none or patience ends. */
function improve(search: Search, start: Tables): Tables {
  let tables = start;
  let next = betterExchange(search, tables);
  while (next !== null) {
    tables = next;
    next = betterExchange(search, tables);
  }
  return tables;
}

/** The first exchange that makes the round cheaper, from the tables that cost most; null where there is none. */
function betterExchange(search: Search, tables: Tables): Tables | null {
  const cost = costOf(search, tables);
  const dear = [...tables.seated].sort((x, y) => compare(y.cost, x.cost));
  const tableOf = new Map(tables.seated.flatMap(({ four }) => four.map((unit) => [unit, four])));
  const size = tableOf.size + tables.resting.length;
  for (const one of dear.flatMap(({ four }) => four)) {
    for (let two = Math.max(0, one - REACH); two <= Math.min(size - 1, one + REACH); two++) {
      if (two === one || tableOf.get(one) === tableOf.get(two)) continue;
      if (search.patience <= 0) return null;
      search.patience -= 1;
      const next = exchanged(search, tables, one, two);
      if (isGranted(next, search.wish) && compare(costOf(search, next), cost) < 0) return next;
    }
  }
  return null;
}
