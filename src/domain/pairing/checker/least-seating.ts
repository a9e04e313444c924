import type { Question, Seating } from "./question";
import { cheapestSeating, seatingCost, tableCost } from "./question";

/** Fields up to this many people are answered exactly: every set of them has one best seating, found once. */
export const LARGEST_EXACT = 20;

type Search = {
  readonly question: Question;
  /** By the set of those seated; NaN: not asked yet. */
  readonly least: Float64Array;
  readonly tables: Map<number, number>;
};

/** All the ways to add `more` people of a list to a table, lowest first. */
function* fillings(
  people: readonly number[],
  more: number,
  from: number,
  table: readonly number[],
): Generator<readonly number[]> {
  if (more === 0) {
    yield table;
    return;
  }
  for (let at = from; at <= people.length - more; at++) {
    yield* fillings(people, more - 1, at + 1, [...table, people[at] ?? 0]);
  }
}

function membersOf(set: number): readonly number[] {
  const members: number[] = [];
  for (let unit = 0; set >> unit > 0; unit++) if ((set >> unit) & 1) members.push(unit);
  return members;
}

const bitsOf = (units: readonly number[]) => units.reduce((set, unit) => set | (1 << unit), 0);

function costOfFilling(search: Search, table: readonly number[]): number {
  const key = bitsOf(table);
  const known = search.tables.get(key);
  if (known !== undefined) return known;
  const cost = tableCost(search.question, cheapestSeating(search.question, table));
  search.tables.set(key, cost);
  return cost;
}

/** The least that the people of a set cost, the first of them seated first. */
function leastOf(search: Search, set: number): number {
  if (set === 0) return 0;
  const known = search.least[set] ?? Number.NaN;
  if (!Number.isNaN(known)) return known;
  const [first = 0, ...others] = membersOf(set);
  let least = Number.POSITIVE_INFINITY;
  for (const table of fillings(others, search.question.group - 1, 0, [first])) {
    const cost = costOfFilling(search, table);
    if (cost >= least) continue;
    least = Math.min(least, cost + leastOf(search, set & ~bitsOf(table)));
  }
  search.least[set] = least;
  return least;
}

/** One of the seatings of a set that cost the least. */
function readTables(search: Search, set: number): readonly (readonly number[])[] {
  if (set === 0) return [];
  const [first = 0, ...others] = membersOf(set);
  for (const table of fillings(others, search.question.group - 1, 0, [first])) {
    const left = set & ~bitsOf(table);
    if (costOfFilling(search, table) + leastOf(search, left) === leastOf(search, set)) {
      return [cheapestSeating(search.question, table), ...readTables(search, left)];
    }
  }
  return [];
}

/** A seating that costs the least of all; null for a field too large to try out. */
export function leastSeating(question: Question): Seating | null {
  const size = question.ids.length;
  if (size > LARGEST_EXACT) return null;
  const search: Search = {
    question,
    least: new Float64Array(2 ** size).fill(Number.NaN),
    tables: new Map(),
  };
  const everybody = Array.from({ length: size }, (_, unit) => unit);
  let best: Seating | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const resting of fillings(everybody, question.resting, 0, [])) {
    const set = 2 ** size - 1 - bitsOf(resting);
    const cost = leastOf(search, set) + seatingCost(question, { tables: [], resting });
    if (cost >= least) continue;
    least = cost;
    best = { tables: readTables(search, set), resting };
  }
  return best;
}
