import type { CriterionId } from "../../event/event-document";
import type { Random } from "../../kernel/random";
import { seededRandom, shuffled } from "../../kernel/random";
import type { GroupCriterion } from "../criteria/group-criteria";
import { groupCriteria } from "../criteria/group-criteria";
import { MOST_RESTING, restCost } from "../criteria/rests";
import type { Field, Unit } from "../field";
import { unitAt } from "../field";
import type { LeftOver } from "./all-groups";
import { bestGroups, LARGEST_GROUPED } from "./all-groups";
import { groupsCost, searchGroups } from "./group-search";
import type { Grouped } from "./repair-groups";
import { repairGroups } from "./repair-groups";

/** Units in groups of one size in which everybody meets everybody, and those left over. */
export type GroupedRound = {
  readonly groups: readonly (readonly Unit[])[];
  /** Two left over who meet, where the format lets them; else null. */
  readonly duel: readonly [Unit, Unit] | null;
  readonly resting: readonly Unit[];
  readonly cost: Readonly<Partial<Record<CriterionId, number>>>;
  readonly optimal: boolean;
};

/** Who is left over: who rests, and who meet by two. */
type Leftover = { readonly resting: readonly number[]; readonly duel: readonly number[] };

/** The first arrangement of a round: by the method in the first, afterwards equals together. */
function arrangement(field: Field, playing: readonly number[], size: number): readonly number[] {
  const inOrder = [...playing].sort((a, b) => unitAt(field, a).order - unitAt(field, b).order);
  const { method } = field.settings;
  if (field.round > 1 || method === "adjacent") return inOrder;
  const groups = inOrder.length / size;
  if (method === "random") return shuffled(inOrder, seededRandom(`${field.seed}|groups|1`));
  return Array.from({ length: groups }, (_, group) =>
    Array.from({ length: size }, (_, line) => {
      const turned = method === "fold" && line % 2 === 1;
      return inOrder[line * groups + (turned ? groups - 1 - group : group)] ?? 0;
    }),
  ).flat();
}

/** Two who meet by two: by what is hard, then those who have done so least, then by the other criteria, then the lowest. */
function chooseDuel(
  field: Field,
  criteria: readonly GroupCriterion[],
  resting: readonly number[],
  duelled: (unit: number) => number,
): readonly number[] {
  const there = field.units.map((_, unit) => unit).filter((unit) => !resting.includes(unit));
  const hard = criteria.filter((criterion) => criterion.hard);
  const soft = criteria.filter((criterion) => !criterion.hard);
  const keyed = there.flatMap((a, index) =>
    there.slice(index + 1).map((b) => ({
      duel: [a, b],
      key: [
        ...hard.map(({ couple }) => couple(a, b)),
        duelled(a) + duelled(b),
        ...soft.map(({ couple }) => couple(a, b)),
        -a - b,
      ],
    })),
  );
  const compare = (a: readonly number[], b: readonly number[]) => {
    const at = a.findIndex((value, index) => value !== b[index]);
    return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
  };
  return keyed.reduce((best, next) => (compare(next.key, best.key) < 0 ? next : best)).duel;
}

type GroupOptions = {
  readonly size: 3 | 4;
  /** How often a unit has been left over with another and met it by two; null: who is left over rests. */
  readonly duelled: ((unit: number) => number) | null;
};

/** Who is left over where nothing hard asks for others: those whose turn it is to rest, and two who meet by two. */
function leftOverInTurn(
  field: Field,
  criteria: readonly GroupCriterion[],
  { size, duelled }: GroupOptions,
): Leftover {
  const over = field.units.length % size;
  const byTwo = duelled !== null && over >= 2;
  const cost = restCost(field);
  const resting = field.units
    .map((_, unit) => unit)
    .sort((a, b) => cost(a) - cost(b))
    .slice(0, byTwo ? over - 2 : over);
  return { resting, duel: byTwo ? chooseDuel(field, criteria, resting, duelled) : [] };
}

/** Some of a list, in every way, the first ones first. */
function* choices(units: readonly number[], count: number, from = 0): Generator<number[]> {
  if (count === 0) yield [];
  for (let at = from; count > 0 && at <= units.length - count; at++) {
    for (const more of choices(units, count - 1, at + 1)) yield [units[at] as number, ...more];
  }
}

/** All the ways to leave somebody over; what that costs is the rests, then how often two have met by two before. */
function* allLeftovers(field: Field, { size, duelled }: GroupOptions): Generator<LeftOver> {
  const everybody = field.units.map((_, unit) => unit);
  const over = everybody.length % size;
  const byTwo = duelled !== null && over >= 2;
  const restOf = restCost(field, MOST_RESTING);
  for (const resting of choices(everybody, byTwo ? over - 2 : over)) {
    const there = everybody.filter((unit) => !resting.includes(unit));
    const rests = resting.map(restOf).reduce((sum, cost) => sum + cost, 0);
    for (const duel of choices(there, byTwo ? 2 : 0)) {
      const times = duel.reduce((sum, unit) => sum + (duelled?.(unit) ?? 0), 0);
      yield { resting, duel, cost: rests * (2 * field.round + 1) + times };
    }
  }
}

/** The best round of a small field of all; null where it is too large to say. */
function tryAllGroups(
  field: Field,
  options: GroupOptions,
  criteria: readonly GroupCriterion[],
): Grouped | null {
  const leftOvers = allLeftovers(field, options);
  const found = bestGroups(field.units.length, options.size, criteria, leftOvers);
  return found === null ? null : { groups: found.groups, ...found.leftOver };
}

type Made = Grouped & { readonly free: boolean };

/** A round made by the search, of those who are not left over. */
function searchRound(
  field: Field,
  size: number,
  criteria: readonly GroupCriterion[],
  left: Leftover,
  random: Random,
): Made {
  const away = new Set([...left.resting, ...left.duel]);
  const playing = field.units.map((_, unit) => unit).filter((unit) => !away.has(unit));
  return { ...left, ...searchGroups(arrangement(field, playing, size), size, criteria, random) };
}

/** How often the groups and those who meet by two break something hard. */
function hardCost(criteria: readonly GroupCriterion[], { groups, duel }: Grouped): number {
  return criteria
    .filter(({ hard }) => hard)
    .reduce((sum, criterion) => sum + groupsCost([...groups, duel], criterion), 0);
}

/**
 * A round in groups of three or four in which everybody meets everybody. Who is left over is chosen first: rests by the rule
 * of rests, and where two may meet by themselves those who should; others only where the groups can then keep more of what
 * is hard. Where something hard has to give, a small field is tried out completely, and a larger one mended and its soft
 * criteria searched again. `optimal` where every way was tried, and where nothing had to give.
 */
export function pairGroups(field: Field, options: GroupOptions): GroupedRound {
  const criteria = groupCriteria(field);
  const { size, duelled } = options;
  const random = seededRandom(`${field.seed}|groups|${field.round}`);
  const left = leftOverInTurn(field, criteria, options);
  const searched = searchRound(field, size, criteria, left, random);
  if (hardCost(criteria, searched) === 0)
    return readRound(field, criteria, searched, searched.free);
  const isSmall = field.units.length <= LARGEST_GROUPED;
  const exact = isSmall ? tryAllGroups(field, options, criteria) : null;
  if (exact !== null) return readRound(field, criteria, exact, true);
  const question = { field, criteria, duelled: duelled ?? (() => 0), random };
  const mended = repairGroups(question, searched);
  const { groups } = searchGroups(mended.groups.flat(), size, criteria, random);
  return readRound(field, criteria, { ...mended, groups }, false);
}

/** A round by its units, with what it costs. */
function readRound(
  field: Field,
  criteria: readonly GroupCriterion[],
  { groups, duel, resting }: Grouped,
  optimal: boolean,
): GroupedRound {
  const units = (group: readonly number[]) => group.map((unit) => unitAt(field, unit));
  const [a, b] = units(duel);
  const all = [...groups, duel];
  return {
    groups: groups.map(units),
    duel: a === undefined || b === undefined ? null : [a, b],
    resting: units(resting),
    cost: {
      ...Object.fromEntries(
        criteria.map((criterion) => [criterion.id, groupsCost(all, criterion)]),
      ),
      rests: resting.map(restCost(field, MOST_RESTING)).reduce((sum, cost) => sum + cost, 0),
    },
    optimal,
  };
}
