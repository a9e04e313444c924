import type { Random } from "../../kernel/random";
import { randomIndex } from "../../kernel/random";

// Mends a round that breaks something hard. Somebody at a table that costs something is exchanged with whoever makes the
// round cost least (who plays elsewhere, or rests), even where that is no gain; to go back is forbidden for a while. The
// budget is one of exchanges looked at, never of time.

/** Some people in chairs: the chairs of a table follow one another, those who rest come last. */
export type Chairs = Int32Array;

export type RepairTask = {
  /** Chairs of each table, in order; those left are of people who rest. */
  readonly sizes: readonly number[];
  /** What a table costs with a person in one of its chairs (`chair` −1: as it sits); an integer, all that is hard in order. */
  readonly tableCost: (
    chairs: Chairs,
    first: number,
    size: number,
    chair: number,
    person: number,
  ) => number;
  /** What it costs that a person has a chair, whoever else sits there: rests above all. */
  readonly chairCost: (chair: number, person: number) => number;
  /** What no round can be below. */
  readonly least: number;
  readonly random: Random;
};

type Repair = {
  readonly task: RepairTask;
  readonly chairs: Chairs;
  /** By chair: its table; −1 where it is a rest. */
  readonly tableOf: Int32Array;
  /** By table: its first chair. */
  readonly firsts: readonly number[];
  readonly costs: Float64Array;
  /** By person × places + place: the step up to which that person may not come back there. */
  readonly barred: Int32Array;
  total: number;
  step: number;
};

/** Exchanges that are looked at, and in large fields the steps that are taken all the same. */
const LOOKS = 600_000;
const STEPS = 500;

/** Steps without a better round, by person, after which the best known is taken up again, and shaken by some exchanges. */
const PATIENCE = 12;
const SHAKES = 4;

/** How often somebody who rests, or just anybody, is looked at while tables are broken. */
const REST_CHANCE = 0.12;
const ANY_CHANCE = 0.1;

const i32 = (array: Int32Array, index: number): number => array[index] as number;

/** The place of a chair for what is barred: its table, or the rest. */
const placeOf = ({ tableOf, firsts }: Repair, chair: number): number => {
  const table = i32(tableOf, chair);
  return table === -1 ? firsts.length : table;
};

function costWith(repair: Repair, table: number, chair: number, person: number): number {
  const { task, chairs, firsts } = repair;
  return task.tableCost(chairs, firsts[table] ?? 0, task.sizes[table] ?? 0, chair, person);
}

/** Takes a seating up, all its costs counted anew. */
function takeUp(repair: Repair, seating: Chairs): void {
  repair.chairs.set(seating);
  repair.total = 0;
  repair.costs.forEach((_, table) => {
    repair.costs[table] = costWith(repair, table, -1, 0);
    repair.total += repair.costs[table] ?? 0;
  });
  seating.forEach((person, chair) => {
    repair.total += repair.task.chairCost(chair, person);
  });
}

function createRepair(task: RepairTask, start: Chairs): Repair {
  const tableOf = new Int32Array(start.length).fill(-1);
  const firsts: number[] = [];
  let chair = 0;
  for (const [table, size] of task.sizes.entries()) {
    firsts.push(chair);
    tableOf.fill(table, chair, chair + size);
    chair += size;
  }
  const costs = new Float64Array(task.sizes.length);
  const barred = new Int32Array(start.length * (task.sizes.length + 1));
  const repair = { task, chairs: start.slice(), tableOf, firsts, costs, barred, total: 0, step: 0 };
  takeUp(repair, start);
  return repair;
}

/** The chair of somebody who costs something: at a broken table, at times of one who rests. */
function troubled({ task, costs, firsts, chairs }: Repair): number {
  const { random, sizes } = task;
  const playing = sizes.reduce((sum, size) => sum + size, 0);
  const resting = chairs.length - playing;
  const from = randomIndex(random, costs.length);
  let table = -1;
  for (let i = 0; i < costs.length && table === -1; i++) {
    const at = (from + i) % costs.length;
    if ((costs[at] as number) > 0) table = at;
  }
  if (resting > 0 && (table === -1 || random() < REST_CHANCE)) {
    return playing + randomIndex(random, resting);
  }
  if (table === -1 || random() < ANY_CHANCE) return randomIndex(random, playing);
  return (firsts[table] ?? 0) + randomIndex(random, sizes[table] ?? 1);
}

/** By how much the round costs more where the people of two chairs change places. */
function changeOf(repair: Repair, one: number, two: number): number {
  const { task, chairs, tableOf, costs } = repair;
  const person = i32(chairs, one);
  const other = i32(chairs, two);
  let change =
    task.chairCost(one, other) +
    task.chairCost(two, person) -
    task.chairCost(one, person) -
    task.chairCost(two, other);
  const table = i32(tableOf, one);
  const elsewhere = i32(tableOf, two);
  if (table !== -1) change += costWith(repair, table, one, other) - (costs[table] as number);
  if (elsewhere !== -1) {
    change += costWith(repair, elsewhere, two, person) - (costs[elsewhere] as number);
  }
  return change;
}

function exchange(repair: Repair, one: number, two: number, change: number): void {
  const { task, chairs, tableOf, costs, barred, firsts } = repair;
  const places = firsts.length + 1;
  for (const chair of [one, two]) {
    const until = repair.step + 3 + randomIndex(task.random, 8);
    barred[i32(chairs, chair) * places + placeOf(repair, chair)] = until;
  }
  const held = i32(chairs, one);
  chairs[one] = i32(chairs, two);
  chairs[two] = held;
  for (const chair of [one, two]) {
    const table = i32(tableOf, chair);
    if (table !== -1) costs[table] = costWith(repair, table, -1, 0);
  }
  repair.total += change;
}

/** Whether the people of two chairs left the other's place only just now. */
function isBarred(repair: Repair, one: number, two: number): boolean {
  const { chairs, barred, firsts, step } = repair;
  const places = firsts.length + 1;
  return (
    i32(barred, i32(chairs, one) * places + placeOf(repair, two)) > step ||
    i32(barred, i32(chairs, two) * places + placeOf(repair, one)) > step
  );
}

/** The best exchange for one chair, the first found of equals from a drawn one on; what is barred only below `best`. */
function stepFrom(repair: Repair, one: number, best: number): void {
  const { chairs } = repair;
  const from = randomIndex(repair.task.random, chairs.length);
  let chosen = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < chairs.length; i++) {
    const two = (from + i) % chairs.length;
    if (placeOf(repair, one) === placeOf(repair, two)) continue;
    const change = changeOf(repair, one, two);
    if (change >= least) continue;
    if (repair.total + change >= best && isBarred(repair, one, two)) continue;
    least = change;
    chosen = two;
  }
  if (chosen !== -1) exchange(repair, one, chosen, least);
}

/** Takes a seating up again with some people at other tables, so that the next steps lead elsewhere. */
function shake(repair: Repair, seating: Chairs): void {
  takeUp(repair, seating);
  const { random } = repair.task;
  for (let i = 0; i < SHAKES; i++) {
    const one = troubled(repair);
    const two = randomIndex(random, seating.length);
    if (placeOf(repair, one) === placeOf(repair, two)) continue;
    exchange(repair, one, two, changeOf(repair, one, two));
  }
}

/** The best seating met from a first one on, never worse than it. */
function walk(task: RepairTask, start: Chairs): Chairs {
  const repair = createRepair(task, start);
  let best = repair.total;
  let kept = start;
  let stale = 0;
  if (task.sizes.length === 0) return start;
  const steps = Math.ceil(LOOKS / start.length) + STEPS;
  for (repair.step = 1; repair.step <= steps && best > task.least; repair.step++) {
    stepFrom(repair, troubled(repair), best);
    stale += 1;
    if (repair.total < best) {
      best = repair.total;
      kept = repair.chairs.slice();
      stale = 0;
    } else if (stale > PATIENCE * start.length) {
      shake(repair, kept);
      stale = 0;
    }
  }
  return kept;
}

/**
 * The best seating that is found from a first one on, never worse than it by the first task; the same for the same chance. The
 * others weigh the same differently: their ways out of a corner are tried where the first finds none.
 */
export function repairSeating(tasks: readonly RepairTask[], start: Chairs): Chairs {
  const [exact, ...bent] = tasks;
  if (exact === undefined) return start;
  const costOf = (seating: Chairs) => createRepair(exact, seating).total;
  let best = walk(exact, start);
  let least = costOf(best);
  for (const task of bent) {
    if (least <= exact.least) break;
    const other = walk(exact, walk(task, best));
    const cost = costOf(other);
    if (cost >= least) continue;
    best = other;
    least = cost;
  }
  return best;
}
