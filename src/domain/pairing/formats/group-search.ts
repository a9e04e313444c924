import type { Random } from "../../kernel/random";
import { randomIndex } from "../../kernel/random";
import type { GroupCriterion } from "../criteria/group-criteria";

// Puts units into groups of three or four in which everybody meets everybody, by exchanges from a first arrangement, within
// a number of moves that depends on the field and never on time.

export type Groups = readonly (readonly number[])[];

/** A cost in two limbs, the first outweighing the second; each holds criteria in order. */
type Cost = { readonly first: number; readonly second: number };

const FREE: Cost = { first: 0, second: 0 };
const ROOM = 2 ** 52;

/** Negative where the first cost is less. */
function compareCosts(a: Cost, b: Cost): number {
  return a.first - b.first || a.second - b.second;
}

/** Weights of some criteria in order: a unit of one outweighs all that the later ones can add up to. */
function weightsOf(criteria: readonly GroupCriterion[], couples: number): readonly number[] {
  const weights: number[] = [];
  let weight = 1;
  for (const { most } of [...criteria].reverse()) {
    if (weight > ROOM) throw new RangeError("groups: the field is too large for its criteria");
    weights.unshift(weight);
    weight *= most * couples + 1;
  }
  return weights;
}

/** One cost of every couple: what is hard, with whatever stands before it, in the first limb and the rest in the second. */
function weighCouples(criteria: readonly GroupCriterion[], couples: number) {
  const split = criteria.findLastIndex(({ hard }) => hard) + 1;
  const limb = (part: readonly GroupCriterion[]) => {
    const weights = weightsOf(part, couples);
    const costOf = (a: number, b: number) =>
      part.reduce((sum, { couple }, index) => sum + (weights[index] ?? 0) * couple(a, b), 0);
    return { costOf, unit: weights[0] ?? 1 };
  };
  const first = limb(criteria.slice(0, split));
  return { first: first.costOf, unit: first.unit, second: limb(criteria.slice(split)).costOf };
}

/** A limb of the costs of all couples of some units, by position among them: a × count + b. */
type Limb = Float64Array;

function limbOf(units: readonly number[], costOf: (a: number, b: number) => number): Limb {
  const limb = new Float64Array(units.length ** 2);
  units.forEach((a, x) => {
    units.forEach((b, y) => {
      if (x !== y) limb[x * units.length + y] = costOf(a, b);
    });
  });
  return limb;
}

type Search = {
  readonly size: number;
  readonly count: number;
  /** The position among the units at each chair; a group is \`size\` chairs in a row. */
  readonly chairs: Int32Array;
  readonly first: Limb;
  readonly second: Limb;
};

/** What one at a chair costs in one limb with the others of its group, as if \`position\` sat there. */
function costAt(search: Search, limb: Limb, chair: number, position: number): number {
  const { size, count, chairs } = search;
  const start = chair - (chair % size);
  let sum = 0;
  for (let other = start; other < start + size; other++) {
    if (other !== chair) sum += limb[position * count + (chairs[other] as number)] as number;
  }
  return sum;
}

/** What the whole arrangement costs. */
function total(search: Search): Cost {
  let first = 0;
  let second = 0;
  search.chairs.forEach((position, chair) => {
    first += costAt(search, search.first, chair, position);
    second += costAt(search, search.second, chair, position);
  });
  return { first: first / 2, second: second / 2 };
}

/** By how much one limb changes where two at chairs of different groups change places. */
function changeOf(search: Search, limb: Limb, a: number, b: number): number {
  const one = search.chairs[a] as number;
  const two = search.chairs[b] as number;
  return (
    costAt(search, limb, a, two) +
    costAt(search, limb, b, one) -
    costAt(search, limb, a, one) -
    costAt(search, limb, b, two)
  );
}

type Found = { readonly chairs: Int32Array; readonly cost: Cost };

/** Whether a rise of the first limb is risked: one couple of its weightiest criterion with `chance`, each further one again. */
function dares(rise: number, unit: number, chance: number, random: Random): boolean {
  for (let risen = 0; risen < rise; risen += unit) if (random() >= chance) return false;
  return true;
}

/**
 * One search: exchanges between groups, most often near ones (they stand in order of strength), that help, and in the first
 * half some that do not; gives the best arrangement that it met.
 */
function anneal(search: Search, unit: number, random: Random, moves: number): Found {
  const { size, chairs } = search;
  const groups = chairs.length / size;
  let { first, second } = total(search);
  let best: Found = { chairs: chairs.slice(), cost: { first, second } };
  const heat = (2 * second) / groups;
  for (let move = 0; move < moves && compareCosts(best.cost, FREE) > 0; move++) {
    const left = Math.max(0, 1 - (2 * move) / moves);
    const one = randomIndex(random, groups);
    const far = random() < 0.7 ? Math.min(3, groups - 1) : groups - 1;
    const other =
      (one + (random() < 0.5 ? 1 : -1) * (1 + randomIndex(random, far)) + groups) % groups;
    const a = one * size + randomIndex(random, size);
    const b = other * size + randomIndex(random, size);
    const rise = changeOf(search, search.first, a, b);
    if (rise > 0 && !dares(rise, unit, 0.5 * left, random)) continue;
    const worse = changeOf(search, search.second, a, b);
    if (rise === 0 && worse > heat * left * random()) continue;
    const held = chairs[a] as number;
    chairs[a] = chairs[b] as number;
    chairs[b] = held;
    first += rise;
    second += worse;
    if (compareCosts({ first, second }, best.cost) < 0) {
      best = { chairs: chairs.slice(), cost: { first, second } };
    }
  }
  return best;
}

/** Searches from the arrangement given; the best of them is taken, the first of equals. */
const STARTS = 2;

/** So few groups have so few arrangements that few moves meet them all. */
const FEW_GROUPS = 3;

const STARTS_FOR_HARD = 3;

/**
 * Groups of `size` from units that stand in the order of a first arrangement (as many as whole groups), by the criteria in
 * order. `free`: nothing at all had to give.
 */
export function searchGroups(
  units: readonly number[],
  size: number,
  criteria: readonly GroupCriterion[],
  random: Random,
): { readonly groups: Groups; readonly free: boolean } {
  const groups = units.length / size;
  const couples = (groups * size * (size - 1)) / 2;
  const costs = weighCouples(criteria, couples);
  const first = limbOf(units, costs.first);
  const second = limbOf(units, costs.second);
  const start = Int32Array.from(units, (_, position) => position);
  const search = (): Search => ({
    size,
    count: units.length,
    chairs: start.slice(),
    first,
    second,
  });
  let best: Found = { chairs: start, cost: total(search()) };
  const moves =
    groups <= FEW_GROUPS ? 1_500 : Math.max(12_000, Math.min(300 * units.length, 60_000));
  for (let i = 0; groups > 1 && compareCosts(best.cost, FREE) > 0; i++) {
    if (i >= (best.cost.first > 0 ? STARTS_FOR_HARD : STARTS)) break;
    const found = anneal(search(), costs.unit, random, (i + 1) * moves);
    if (compareCosts(found.cost, best.cost) < 0) best = found;
  }
  const made = Array.from({ length: groups }, (_, group) =>
    Array.from(best.chairs.slice(group * size, (group + 1) * size), (at) => units[at] ?? 0),
  );
  return { groups: made, free: compareCosts(best.cost, FREE) === 0 };
}

/** All couples of a group. */
export function couplesOf<Item>(group: readonly Item[]): readonly (readonly [Item, Item])[] {
  return group.flatMap((a, index) => group.slice(index + 1).map((b) => [a, b] as const));
}

/** What some groups cost by one criterion. */
export function groupsCost(groups: Groups, { couple }: GroupCriterion): number {
  return groups.flatMap(couplesOf).reduce((sum, [a, b]) => sum + couple(a, b), 0);
}
