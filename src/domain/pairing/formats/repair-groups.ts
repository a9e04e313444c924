import type { Random } from "../../kernel/random";
import type { GroupCriterion } from "../criteria/group-criteria";
import { MOST_RESTING, restCost } from "../criteria/rests";
import type { Field } from "../field";
import type { Groups } from "./group-search";
import { couplesOf } from "./group-search";
import type { RepairTask } from "./hard-repair";
import { repairSeating } from "./hard-repair";

/** A round of groups with who is left over: who rests, and two who meet by themselves, or nobody. */
export type Grouped = {
  readonly groups: Groups;
  readonly duel: readonly number[];
  readonly resting: readonly number[];
};

type Question = {
  readonly field: Field;
  readonly criteria: readonly GroupCriterion[];
  /** How often a unit has met another by two. */
  readonly duelled: (unit: number) => number;
  readonly random: Random;
};

/**
 * Other weights that are tried: by how much one criterion weighs more than the next, and how much of a second rest the last
 * weighs.
 */
const BENDS = [
  { factor: 1, rest: 1 },
  { factor: 1, rest: 1 / 4 },
  { factor: 3, rest: 1 },
  { factor: 1, rest: 1 / 2 },
  { factor: 2, rest: 1 },
];

/** Sums of costs stay integers below this. */
const ROOM = 2 ** 52;

/**
 * What is hard, with whatever stands before it, in one number for every couple: a unit weighs more than what is
 * `below`, and more than the later criteria can add up to, or `bend` times the next. Null where the numbers do not fit.
 */
function weighCouples(
  criteria: readonly GroupCriterion[],
  count: number,
  couples: number,
  below: number,
  bend: number | null,
): Float64Array | null {
  const matrix = new Float64Array(count * count);
  const split = criteria.findLastIndex(({ hard }) => hard) + 1;
  let weight = below + 1;
  for (const { couple, most } of criteria.slice(0, split).toReversed()) {
    if (weight > ROOM) return null;
    for (let a = 0; a < count; a++) {
      for (let b = 0; b < count; b++) {
        if (a !== b) matrix[a * count + b] = (matrix[a * count + b] ?? 0) + weight * couple(a, b);
      }
    }
    weight *= bend ?? most * couples + 1;
  }
  return weight > ROOM ? null : matrix;
}

/**
 * A round no worse by what is hard, in order, and after that by who is left over: where what is hard asks for it, others
 * rest or meet by two. The same for the same chance; the soft criteria are not looked at.
 */
export function repairGroups(question: Question, round: Grouped): Grouped {
  const { field, criteria, duelled, random } = question;
  const { groups, duel, resting } = round;
  const count = field.units.length;
  const tables = duel.length === 0 ? groups : [...groups, duel];
  const restOf = restCost(field, MOST_RESTING);
  const times = Array.from({ length: count }, (_, unit) => duelled(unit));
  const heavy = 1 + 2 * Math.max(0, ...times);
  const rests = Array.from({ length: count }, (_, unit) => heavy * restOf(unit));
  const fewest = (costs: readonly number[], of: number) =>
    costs
      .toSorted((a, b) => a - b)
      .slice(0, of)
      .reduce((sum, cost) => sum + cost, 0);
  const most = resting.length * Math.max(...rests) + heavy;
  const couples = tables.flatMap(couplesOf).length;
  const oneRest = heavy * count * MOST_RESTING;
  const exact = weighCouples(criteria, count, couples, most, null);
  if (exact === null) return round;
  const bent = BENDS.flatMap(({ factor, rest }) => {
    const below = Math.ceil(rest * oneRest);
    return weighCouples(criteria, count, couples, below, factor) ?? [];
  });
  const playing = tables.reduce((sum, { length }) => sum + length, 0);
  const firstDuel = playing - duel.length;
  const taskOf = (matrix: Float64Array): RepairTask => ({
    sizes: tables.map(({ length }) => length),
    tableCost: (chairs, first, size, chair, person) => {
      const at = (seat: number) => (seat === chair ? person : (chairs[seat] as number));
      let cost = 0;
      for (let a = first; a < first + size; a++) {
        const row = at(a) * count;
        for (let b = a + 1; b < first + size; b++) cost += matrix[row + at(b)] as number;
      }
      return cost;
    },
    chairCost: (chair, person) => {
      if (chair < firstDuel) return 0;
      return (chair < playing ? times[person] : rests[person]) as number;
    },
    least: fewest(rests, resting.length) + (duel.length === 0 ? 0 : fewest(times, 2)),
    random,
  });
  const chairs = repairSeating(
    [exact, ...bent].map(taskOf),
    Int32Array.from([...tables.flat(), ...resting]),
  );
  const size = groups[0]?.length ?? 1;
  return {
    groups: groups.map((_, at) => Array.from(chairs.subarray(at * size, (at + 1) * size))),
    duel: Array.from(chairs.subarray(firstDuel, playing)),
    resting: Array.from(chairs.subarray(playing)),
  };
}
