import type { Random } from "../../kernel/random";
import { randomIndex, seededRandom } from "../../kernel/random";
import type { Question, Seating } from "./question";
import { cheapestSeating, seatingCost, tableCost } from "./question";

// Looks for a better seating of a field that is too large to try out: exchanges of two people of different tables, or of one
// who plays and one who rests. What it finds is proof that a round could have been better; finding nothing proves nothing.

/** Exchanges tried from each start, and starts. */
const PATIENCE = 12_000;
const STARTS = 3;

/** How often a small loss is accepted, to get out of a corner. */
const DARING = 0.02;

type Search = {
  readonly question: Question;
  readonly random: Random;
  readonly tables: (readonly number[])[];
  readonly costs: number[];
  readonly resting: number[];
  total: number;
};

function begin(question: Question, random: Random, seating: Seating): Search {
  const tables = [...seating.tables];
  const costs = tables.map((table) => tableCost(question, table));
  const total = seatingCost(question, seating);
  return { question, random, tables, costs, resting: [...seating.resting], total };
}

const replaced = (table: readonly number[], at: number, unit: number) =>
  table.map((each, index) => (index === at ? unit : each));

/** A table that costs something where there is one, else any. */
function troubled({ costs, random }: Search): number {
  for (let tries = 0; tries < 4; tries++) {
    const table = randomIndex(random, costs.length);
    if ((costs[table] ?? 0) > 0) return table;
  }
  const from = randomIndex(random, costs.length);
  const next = costs.findIndex((cost, index) => index >= from && cost > 0);
  return next === -1 ? from : next;
}

type Change = { readonly gain: number; readonly apply: () => void };

function restChange(search: Search, table: number, at: number): Change {
  const { question, tables, costs, resting } = search;
  const slot = randomIndex(search.random, resting.length);
  const leaving = tables[table]?.[at] ?? 0;
  const coming = resting[slot] ?? 0;
  const next = cheapestSeating(question, replaced(tables[table] ?? [], at, coming));
  const cost = tableCost(question, next);
  const { rest } = question;
  return {
    gain: (costs[table] ?? 0) + (rest[coming] ?? 0) - cost - (rest[leaving] ?? 0),
    apply: () => {
      tables[table] = next;
      costs[table] = cost;
      resting[slot] = leaving;
    },
  };
}

function tableChange(search: Search, table: number, at: number): Change | null {
  const { question, tables, costs, random } = search;
  const other = randomIndex(random, tables.length);
  if (other === table) return null;
  const one = tables[table] ?? [];
  const two = tables[other] ?? [];
  const there = randomIndex(random, two.length);
  const nextOne = cheapestSeating(question, replaced(one, at, two[there] ?? 0));
  const nextTwo = cheapestSeating(question, replaced(two, there, one[at] ?? 0));
  const costOne = tableCost(question, nextOne);
  const costTwo = tableCost(question, nextTwo);
  return {
    gain: (costs[table] ?? 0) + (costs[other] ?? 0) - costOne - costTwo,
    apply: () => {
      tables[table] = nextOne;
      tables[other] = nextTwo;
      costs[table] = costOne;
      costs[other] = costTwo;
    },
  };
}

function change(search: Search): Change | null {
  const { random, tables } = search;
  const table = troubled(search);
  const at = randomIndex(random, tables[table]?.length ?? 0);
  const withRest = search.resting.length > 0 && random() < 0.15;
  return withRest ? restChange(search, table, at) : tableChange(search, table, at);
}

/**
 * The best seating met on the way from a given one, and the given one where none is better. The same question gets the
 * same answer.
 */
export function betterSeating(question: Question, given: Seating): Seating {
  let best = given;
  let least = seatingCost(question, given);
  if (given.tables.length < 2 && given.resting.length === 0) return given;
  for (let start = 0; start < STARTS && least > 0; start++) {
    const search = begin(question, seededRandom(`check|${start}`), best);
    for (let tried = 0; tried < PATIENCE && least > 0; tried++) {
      const next = change(search);
      if (next === null) continue;
      const daring = -next.gain <= question.base && search.random() < DARING;
      if (next.gain < 0 && !daring) continue;
      next.apply();
      search.total -= next.gain;
      if (search.total >= least) continue;
      least = search.total;
      best = { tables: [...search.tables], resting: [...search.resting] };
    }
  }
  return best;
}
