import type { Question, Seating } from "./question";
import { cheapestSeating, seatingCost, tableCost } from "./question";

/** Fields up to this many people are answered exactly: every set of them has one best seating, found once. */
export const LARGEST_EXACT = 20;

type Search = {
  readonly question: Question;
  /** By the set of those seated; NaN: not asked yet. */
  readonly least: Float64Array;
  /** By the people of a table in order, as digits of base `size`; NaN: not asked yet. */
  readonly tables: Float64Array;
};

/** The ways to leave out `more` people of a list, lowest first. */
function* choices(people: readonly number[], more: number, from = 0): Generator<readonly number[]> {
  if (more === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= people.length - more; at++) {
    for (const rest of choices(people, more - 1, at + 1)) yield [people[at] ?? 0, ...rest];
  }
}

function membersOf(set: number): readonly number[] {
  const members: number[] = [];
  for (let unit = 0; set >> unit > 0; unit++) if ((set >> unit) & 1) members.push(unit);
  return members;
}

const bitsOf = (units: readonly number[]) => units.reduce((set, unit) => set | (1 << unit), 0);

function costOfTable(search: Search, key: number, bits: number): number {
  const known = search.tables[key] ?? Number.NaN;
  if (!Number.isNaN(known)) return known;
  const cost = tableCost(search.question, cheapestSeating(search.question, membersOf(bits)));
  search.tables[key] = cost;
  return cost;
}

/** A table being filled: who is left to choose from, how many are wanted, and who sits already (as a set and as a key). */
type Filling = {
  readonly set: number;
  readonly members: readonly number[];
  /** The best total so far, and the table that gave it. */
  least: number;
  best: number;
};

function fill(
  search: Search,
  filling: Filling,
  from: number,
  more: number,
  bits: number,
  key: number,
): void {
  if (more === 0) {
    const cost = costOfTable(search, key, bits);
    if (cost >= filling.least) return;
    const total = cost + leastOf(search, filling.set & ~bits);
    if (total >= filling.least) return;
    filling.least = total;
    filling.best = bits;
    return;
  }
  const { members } = filling;
  const size = search.question.ids.length;
  for (let at = from; at <= members.length - more && filling.least > 0; at++) {
    const unit = members[at] ?? 0;
    fill(search, filling, at + 1, more - 1, bits | (1 << unit), key * size + unit);
  }
}

/** The best table for the first of a set, the others being seated as well as can be. */
function bestTable(search: Search, set: number): Filling {
  const members = membersOf(set);
  const filling: Filling = { set, members, least: Number.POSITIVE_INFINITY, best: 0 };
  const first = members[0] ?? 0;
  fill(search, filling, 1, search.question.group - 1, 1 << first, first);
  return filling;
}

/** The least that the people of a set cost. */
function leastOf(search: Search, set: number): number {
  if (set === 0) return 0;
  const known = search.least[set] ?? Number.NaN;
  if (!Number.isNaN(known)) return known;
  const { least } = bestTable(search, set);
  search.least[set] = least;
  return least;
}

/** One of the seatings of a set that cost the least. */
function readTables(search: Search, set: number): readonly (readonly number[])[] {
  if (set === 0) return [];
  const { best } = bestTable(search, set);
  return [cheapestSeating(search.question, membersOf(best)), ...readTables(search, set & ~best)];
}

/** The ways to leave people over: who rests, and who meet by two. */
function* leftovers({ ids, resting, short }: Question): Generator<readonly [number[], number[]]> {
  const everybody = ids.map((_, unit) => unit);
  for (const away of choices(everybody, resting)) {
    const there = everybody.filter((unit) => !away.includes(unit));
    for (const duel of choices(there, short)) yield [[...away], [...duel]];
  }
}

/** A seating that costs the least of all; null for a field too large to try out. */
export function leastSeating(question: Question): Seating | null {
  const size = question.ids.length;
  if (size > LARGEST_EXACT) return null;
  const search: Search = {
    question,
    least: new Float64Array(2 ** size).fill(Number.NaN),
    tables: new Float64Array(size ** question.group).fill(Number.NaN),
  };
  let best: Seating | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [resting, duel] of leftovers(question)) {
    const set = 2 ** size - 1 - bitsOf(resting) - bitsOf(duel);
    const over = { tables: duel.length === 0 ? [] : [duel], resting };
    const cost = leastOf(search, set) + seatingCost(question, over);
    if (cost >= least) continue;
    least = cost;
    best = { tables: [...readTables(search, set), ...over.tables], resting };
  }
  return best;
}
