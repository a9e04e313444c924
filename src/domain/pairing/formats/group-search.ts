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

const plus = (a: Cost, b: Cost, sign = 1): Cost => ({
  first: a.first + sign * b.first,
  second: a.second + sign * b.second,
});

/** Negative where the first cost is less. */
function compareCosts(a: Cost, b: Cost): number {
  return a.first - b.first || a.second - b.second;
}

/** One cost of every couple in two limbs: a unit of a criterion outweighs all that the later ones can add up to. */
function weighCouples(
  criteria: readonly GroupCriterion[],
  couples: number,
): (a: number, b: number) => Cost {
  const weights: Cost[] = [];
  let weight = 1;
  let limb: "first" | "second" = "second";
  for (const { most } of [...criteria].reverse()) {
    const grown = weight * (most * couples + 1);
    if (limb === "second" && grown > ROOM) {
      limb = "first";
      weight = 1;
    }
    weights.unshift({ ...FREE, [limb]: weight });
    weight *= most * couples + 1;
    if (weight > 2 * ROOM) throw new RangeError("groups: the field is too large for its criteria");
  }
  return (a, b) =>
    criteria.reduce(
      (sum, { couple }, index) => {
        const value = couple(a, b);
        const { first, second } = weights[index] ?? FREE;
        return { first: sum.first + value * first, second: sum.second + value * second };
      },
      { first: 0, second: 0 },
    );
}

/** Costs of all couples of some units, by position among them. */
function table(units: readonly number[], costOf: (a: number, b: number) => Cost) {
  const size = units.length;
  const first = new Float64Array(size * size);
  const second = new Float64Array(size * size);
  units.forEach((a, x) => {
    units.forEach((b, y) => {
      if (x === y) return;
      const cost = costOf(a, b);
      first[x * size + y] = cost.first;
      second[x * size + y] = cost.second;
    });
  });
  const limbAt = (limb: Float64Array, x: number, y: number) => limb[x * size + y] ?? 0;
  return (x: number, y: number): Cost => ({
    first: limbAt(first, x, y),
    second: limbAt(second, x, y),
  });
}

type Search = {
  readonly size: number;
  readonly groups: number;
  /** The position among the units at each chair; a group is `size` chairs in a row. */
  readonly chairs: number[];
  readonly cost: (x: number, y: number) => Cost;
};

/** What one at a chair costs with the others of its group, as if `position` sat there. */
function costAt({ size, chairs, cost }: Search, chair: number, position: number): Cost {
  const start = chair - (chair % size);
  let sum = FREE;
  for (let other = start; other < start + size; other++) {
    if (other !== chair) sum = plus(sum, cost(position, chairs[other] ?? 0));
  }
  return sum;
}

/** What the whole arrangement costs. */
function total(search: Search): Cost {
  const twice = search.chairs.reduce(
    (sum, position, chair) => plus(sum, costAt(search, chair, position)),
    FREE,
  );
  return { first: twice.first / 2, second: twice.second / 2 };
}

/** Two chairs of different groups, most often of near ones: groups stand in order of strength. */
function drawChairs({ size, groups }: Search, random: Random): readonly [number, number] {
  const one = randomIndex(random, groups);
  const reach = 1 + randomIndex(random, random() < 0.7 ? Math.min(3, groups - 1) : groups - 1);
  const other = (one + (random() < 0.5 ? reach : groups - reach)) % groups;
  return [one * size + randomIndex(random, size), other * size + randomIndex(random, size)];
}

/** One search: exchanges that help, and early on some that do not; gives the best arrangement that it met. */
function anneal(search: Search, random: Random, moves: number): { chairs: number[]; cost: Cost } {
  let now = total(search);
  let best = { chairs: [...search.chairs], cost: now };
  const heat = search.groups === 0 ? 0 : (2 * now.second) / search.groups;
  for (let move = 0; move < moves && compareCosts(best.cost, FREE) > 0; move++) {
    const [a, b] = drawChairs(search, random);
    const one = search.chairs[a] ?? 0;
    const two = search.chairs[b] ?? 0;
    const before = plus(costAt(search, a, one), costAt(search, b, two));
    const after = plus(costAt(search, a, two), costAt(search, b, one));
    const change = plus(after, before, -1);
    const loose = heat * Math.max(0, 1 - (2 * move) / moves) * random();
    const climbs = change.first > 0 && random() >= 0.02 * Math.max(0, 1 - (2 * move) / moves);
    if (climbs || (change.first === 0 && change.second > loose)) continue;
    search.chairs[a] = two;
    search.chairs[b] = one;
    now = plus(now, change);
    if (compareCosts(now, best.cost) < 0) best = { chairs: [...search.chairs], cost: now };
  }
  return best;
}

/** Searches from the arrangement given; the best of them is taken, the first of equals. */
const STARTS = 3;

/**
 * Groups of `size` from units that stand in the order of a first arrangement (as many as whole groups), by the criteria in
 * order. `hard` says whether something hard had to give, `free` that nothing at all did.
 */
export function searchGroups(
  units: readonly number[],
  size: number,
  criteria: readonly GroupCriterion[],
  random: Random,
): { readonly groups: Groups; readonly broken: number; readonly free: boolean } {
  const groups = units.length / size;
  const couples = (groups * size * (size - 1)) / 2;
  const cost = table(units, weighCouples(criteria, couples));
  const start = units.map((_, position) => position);
  const search = (): Search => ({ size, groups, chairs: [...start], cost });
  let best = { chairs: start, cost: total(search()) };
  const moves = Math.max(20_000, Math.min(300 * units.length, 60_000));
  for (let i = 0; i < STARTS && groups > 1 && compareCosts(best.cost, FREE) > 0; i++) {
    const found = anneal(search(), random, moves);
    if (compareCosts(found.cost, best.cost) < 0) best = found;
  }
  const made = Array.from({ length: groups }, (_, group) =>
    best.chairs.slice(group * size, (group + 1) * size).map((position) => units[position] ?? 0),
  );
  return {
    groups: made,
    broken: brokenIn(made, criteria),
    free: compareCosts(best.cost, FREE) === 0,
  };
}

/** All couples of a group. */
export function couplesOf<Item>(group: readonly Item[]): readonly (readonly [Item, Item])[] {
  return group.flatMap((a, index) => group.slice(index + 1).map((b) => [a, b] as const));
}

/** What some groups cost by one criterion. */
export function groupsCost(groups: Groups, { couple }: GroupCriterion): number {
  return groups.flatMap(couplesOf).reduce((sum, [a, b]) => sum + couple(a, b), 0);
}

function brokenIn(groups: Groups, criteria: readonly GroupCriterion[]): number {
  return criteria
    .filter(({ hard }) => hard)
    .reduce((sum, criterion) => sum + groupsCost(groups, criterion), 0);
}
