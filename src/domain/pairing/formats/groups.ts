import type { CriterionId } from "../../event/event-document";
import { seededRandom, shuffled } from "../../kernel/random";
import type { GroupCriterion } from "../criteria/group-criteria";
import { groupCriteria } from "../criteria/group-criteria";
import { restCost } from "../criteria/rests";
import type { Field, Unit } from "../field";
import { unitAt } from "../field";
import type { LeftOver } from "./all-groups";
import { bestGroups, LARGEST_GROUPED } from "./all-groups";
import type { Groups } from "./group-search";
import { groupsCost, searchGroups } from "./group-search";

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

/** Alternatives that are tried where the others cannot keep every hard criterion without somebody left over. */
const ALTERNATIVES = 8;

/** Rounds that are made at most, one for each choice of who is left over. */
const TRIES = 6;

/** Who may be left over by resting, best first: those whose turn it is, then with the next in turn for the last of them. */
function restChoices(field: Field, count: number): readonly (readonly number[])[] {
  const cost = restCost(field);
  const inTurn = field.units.map((_, unit) => unit).sort((a, b) => cost(a) - cost(b));
  if (count === 0) return [[]];
  const kept = inTurn.slice(0, count - 1);
  return inTurn.slice(count - 1, count - 1 + ALTERNATIVES).map((last) => [...kept, last]);
}

/** Pairs who may meet by two, best first: by the criteria in order, then those who have done so least, then the lowest. */
function duelChoices(
  field: Field,
  criteria: readonly GroupCriterion[],
  resting: readonly number[],
  duelled: (unit: number) => number,
): readonly (readonly number[])[] {
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
  return keyed
    .sort((a, b) => compare(a.key, b.key))
    .slice(0, ALTERNATIVES)
    .map(({ duel }) => duel);
}

type GroupOptions = {
  readonly size: 3 | 4;
  /** How often a unit has been left over with another and met it by two; null: who is left over rests. */
  readonly duelled: ((unit: number) => number) | null;
};

function leftovers(
  field: Field,
  criteria: readonly GroupCriterion[],
  { size, duelled }: GroupOptions,
): readonly Leftover[] {
  const over = field.units.length % size;
  const byTwo = duelled !== null && over >= 2;
  return restChoices(field, byTwo ? over - 2 : over).flatMap((resting): readonly Leftover[] =>
    byTwo
      ? duelChoices(field, criteria, resting, duelled).map((duel) => ({ resting, duel }))
      : [{ resting, duel: [] }],
  );
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
  const restOf = restCost(field);
  for (const resting of choices(everybody, byTwo ? over - 2 : over)) {
    const there = everybody.filter((unit) => !resting.includes(unit));
    const rests = resting.map(restOf).reduce((sum, cost) => sum + cost, 0);
    for (const duel of choices(there, byTwo ? 2 : 0)) {
      const times = duel.reduce((sum, unit) => sum + (duelled?.(unit) ?? 0), 0);
      yield { resting, duel, cost: rests * (2 * field.round + 1) + times };
    }
  }
}

/** The best round of a small field of all, as the search gives one. */
function tryAllGroups(
  field: Field,
  options: GroupOptions,
  criteria: readonly GroupCriterion[],
): { readonly left: Leftover; readonly groups: Groups; readonly all: Groups } | null {
  if (field.units.length > LARGEST_GROUPED) return null;
  const leftOvers = allLeftovers(field, options);
  const found = bestGroups(field.units.length, options.size, criteria, leftOvers);
  if (found === null) return null;
  const { groups, leftOver } = found;
  return {
    groups,
    left: leftOver,
    all: leftOver.duel.length === 2 ? [...groups, leftOver.duel] : groups,
  };
}

/**
 * A round in groups of three or four in which everybody meets everybody. Who is left over is chosen first: rests by the rule
 * of rests, and where two may meet by themselves those who should; others only where the groups could then keep a hard
 * criterion that they could not before. Where something hard has to give, a small field is tried out completely. `optimal`
 * there, and where nothing had to give.
 */
export function pairGroups(field: Field, options: GroupOptions): GroupedRound {
  const criteria = groupCriteria(field);
  const hard = criteria.filter((criterion) => criterion.hard);
  const tries = leftovers(field, criteria, options).slice(0, TRIES);
  const groupWith = (left: Leftover, attempt: number) => {
    const away = new Set([...left.resting, ...left.duel]);
    const playing = field.units.map((_, unit) => unit).filter((unit) => !away.has(unit));
    const random = seededRandom(`${field.seed}|groups|${field.round}|${attempt}`);
    const start = arrangement(field, playing, options.size);
    const found = searchGroups(start, options.size, criteria, random);
    const all = left.duel.length === 2 ? [...found.groups, left.duel] : found.groups;
    const broken = hard.reduce((sum, criterion) => sum + groupsCost(all, criterion), 0);
    return { ...found, left, all, broken };
  };
  const searched = groupWith(tries[0] ?? { resting: [], duel: [] }, 0);
  const exact = searched.broken === 0 ? null : tryAllGroups(field, options, criteria);
  let best = searched;
  for (const [index, left] of tries.slice(1).entries()) {
    if (best.broken === 0 || exact !== null) break;
    const next = groupWith(left, index + 1);
    if (next.broken < best.broken) best = next;
  }
  const made = exact ?? best;
  const units = (group: readonly number[]) => group.map((unit) => unitAt(field, unit));
  const [a, b] = units(made.left.duel);
  const rests = made.left.resting.map(restCost(field)).reduce((sum, cost) => sum + cost, 0);
  return {
    groups: made.groups.map(units),
    duel: a === undefined || b === undefined ? null : [a, b],
    resting: units(made.left.resting),
    cost: {
      ...Object.fromEntries(
        criteria.map((criterion) => [criterion.id, groupsCost(made.all, criterion)]),
      ),
      rests,
    },
    optimal: exact !== null || (best.free && best.broken === 0),
  };
}
