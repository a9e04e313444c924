import type { GroupCriterion } from "../criteria/group-criteria";

// The best groups of a small field of all: every set of units has one best way to be grouped, found once.

/** Fields up to this many units are tried out completely where a search has to break something hard. */
export const LARGEST_GROUPED = 20;

/** Who is left over: who rests, and who meet by two; with what that costs before what is soft. */
export type LeftOver = {
  readonly resting: readonly number[];
  readonly duel: readonly number[];
  readonly cost: number;
};

export type AllGroups = {
  readonly groups: readonly (readonly number[])[];
  readonly leftOver: LeftOver;
};

type Costs = { readonly first: Float64Array; readonly second: Float64Array };

type Search = {
  readonly count: number;
  readonly size: number;
  /** Couples by a × count + b: the criteria before the first soft one, and the others. */
  readonly couples: Costs;
  /** By set of units: the least it costs, −1 where not asked yet, and the group of its first unit. */
  readonly least: Costs;
  readonly group: Int32Array;
};

/** Criteria in order in one number for every couple; a unit of one outweighs all that the later ones can add up to. */
function weigh(criteria: readonly GroupCriterion[], count: number): Float64Array {
  const couples = new Float64Array(count * count);
  let weight = 1;
  for (const { most, couple } of criteria.toReversed()) {
    for (let a = 0; a < count; a++) {
      for (let b = 0; b < count; b++) {
        if (a === b) continue;
        couples[a * count + b] = (couples[a * count + b] as number) + weight * couple(a, b);
      }
    }
    weight *= most * 2 * count + 1;
    if (weight > 2 ** 52) throw new RangeError("groups: the field is too large for its criteria");
  }
  return couples;
}

function costOf({ count }: Search, couples: Float64Array, units: readonly number[]): number {
  let cost = 0;
  for (let i = 0; i < units.length; i++) {
    for (let j = i + 1; j < units.length; j++) {
      cost += couples[(units[i] as number) * count + (units[j] as number)] as number;
    }
  }
  return cost;
}

function unitsOf(set: number): number[] {
  const units: number[] = [];
  for (let unit = 0; set >> unit > 0; unit++) if ((set >> unit) & 1) units.push(unit);
  return units;
}

const setOf = (units: readonly number[]) => units.reduce((set, unit) => set | (1 << unit), 0);

/** A group being filled up; `first` and `second` are what it costs so far. */
type Filling = { readonly set: number; readonly units: readonly number[] };

function isBetter(search: Search, set: number, first: number, second: number): boolean {
  const known = search.least.first[set] as number;
  if (search.group[set] === 0) return true;
  return first < known || (first === known && second < (search.least.second[set] as number));
}

function fill(
  search: Search,
  filling: Filling,
  from: number,
  group: readonly number[],
  cost: { readonly first: number; readonly second: number },
): void {
  const { count, size, couples, least } = search;
  if (group.length === size) {
    const bits = setOf(group);
    const left = filling.set & ~bits;
    if (!isBetter(search, filling.set, cost.first, cost.second)) return;
    solve(search, left);
    const first = cost.first + (least.first[left] as number);
    const second = cost.second + (least.second[left] as number);
    if (!isBetter(search, filling.set, first, second)) return;
    least.first[filling.set] = first;
    least.second[filling.set] = second;
    search.group[filling.set] = bits;
    return;
  }
  for (let at = from; at < filling.units.length; at++) {
    const unit = filling.units[at] as number;
    let first = cost.first;
    let second = cost.second;
    for (const other of group) {
      first += couples.first[other * count + unit] as number;
      second += couples.second[other * count + unit] as number;
    }
    fill(search, filling, at + 1, [...group, unit], { first, second });
  }
}

/** Finds the best groups of a set, once. */
function solve(search: Search, set: number): void {
  if (set === 0 || search.group[set] !== 0) return;
  const units = unitsOf(set);
  fill(search, { set, units }, 1, [units[0] as number], { first: 0, second: 0 });
}

function readGroups(search: Search, set: number): readonly (readonly number[])[] {
  if (set === 0) return [];
  const group = search.group[set] as number;
  return [unitsOf(group), ...readGroups(search, set & ~group)];
}

/**
 * The best round of `count` units in groups of `size` over all the ways to leave some over: by the criteria before the first
 * soft one, then by what it costs to leave those over, then by the other criteria.
 */
export function bestGroups(
  count: number,
  size: number,
  criteria: readonly GroupCriterion[],
  leftOvers: Iterable<LeftOver>,
): AllGroups | null {
  const soft = criteria.findIndex(({ hard }) => !hard);
  const split = soft === -1 ? criteria.length : soft;
  const search: Search = {
    count,
    size,
    couples: {
      first: weigh(criteria.slice(0, split), count),
      second: weigh(criteria.slice(split), count),
    },
    least: { first: new Float64Array(2 ** count), second: new Float64Array(2 ** count) },
    group: new Int32Array(2 ** count),
  };
  let best: AllGroups | null = null;
  let costs: readonly number[] = [];
  for (const leftOver of leftOvers) {
    const { resting, duel } = leftOver;
    const set = (2 ** count - 1) & ~setOf(resting) & ~setOf(duel);
    solve(search, set);
    const next = [
      (search.least.first[set] as number) + costOf(search, search.couples.first, duel),
      leftOver.cost,
      (search.least.second[set] as number) + costOf(search, search.couples.second, duel),
    ];
    const at = next.findIndex((cost, index) => cost !== costs[index]);
    if (best !== null && (at === -1 || (next[at] as number) > (costs[at] as number))) continue;
    costs = next;
    best = { groups: readGroups(search, set), leftOver };
  }
  return best;
}
