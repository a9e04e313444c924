import type { CriterionId } from "../../event/event-document";
import type { PairCriterion } from "../criteria/criterion";
import type { Field } from "../field";
import { exchangeAmongBest } from "./exact-pairs/equal-rounds";
import type { VertexProof } from "./exact-pairs/pair-stages";
import { solveStages } from "./exact-pairs/pair-stages";
import type { Measured, PairVertices } from "./exact-pairs/pair-vertices";
import { createVertices } from "./exact-pairs/pair-vertices";
import { keepLaterRounds } from "./keep-later-rounds";
import type { PairMatching, StageProof } from "./pair-matching";

/** What a round must hold, by index of unit: couples that meet, couples that do not, and who rests. */
export type PairWishes = {
  readonly forced?: readonly (readonly [number, number])[];
  readonly excluded?: readonly (readonly [number, number])[];
  readonly rest?: number;
};

/** What a round costs by one criterion. */
export type CriterionCost = {
  readonly id: CriterionId;
  readonly hard: boolean;
  readonly cost: number;
};

type Task = {
  readonly field: Field;
  readonly playing: readonly number[];
  readonly criteria: readonly Measured[];
  readonly wishes: PairWishes;
};

function toUnits({ units, rest }: PairVertices, size: number, proof: VertexProof): StageProof {
  const unitOf = (vertex: number) => (vertex === rest ? size : (units[vertex] ?? -1));
  const prices = new Array<number>(size + 1).fill(0);
  proof.prices.forEach((price, vertex) => {
    prices[unitOf(vertex)] = price;
  });
  const sets = proof.sets.map(({ members, price }) => ({ price, members: members.map(unitOf) }));
  return { ...proof, prices, sets };
}

/** The best round of some units, with the rest among them or nobody resting; null where none keeps what is barred. */
function matchUnits(
  { field, criteria }: Task,
  playing: readonly number[],
  resting: boolean,
  barred: number,
  byLot: boolean,
): PairMatching | null {
  const vertices = createVertices(field, playing, resting, criteria);
  const solved = solveStages(vertices, barred);
  if (solved === null) return null;
  const mates = byLot ? exchangeAmongBest(solved) : solved.mates;
  const pairs: (readonly [number, number])[] = [];
  let rest = -1;
  mates.forEach((mate, vertex) => {
    const a = vertices.units[vertex] ?? -1;
    const b = vertices.units[mate] ?? -1;
    if (b === -1) rest = a;
    else if (a !== -1 && a < b) pairs.push([a, b]);
  });
  pairs.sort(([a], [b]) => a - b);
  const stages = solved.proofs.map((proof) => toUnits(vertices, field.units.length, proof));
  return {
    pairs,
    rest,
    optimal: true,
    proof: { barred, restFirst: false, restProof: null, stages },
  };
}

/** The round in which one unit rests. */
function matchWithout(task: Task, rest: number, barred: number): PairMatching | null {
  const playing = task.playing.filter((unit) => unit !== rest);
  const found = matchUnits(task, playing, false, barred, true);
  return found === null ? null : { ...found, rest };
}

/**
 * The best round of an odd field whose first soft criterion speaks of the rest alone: who rests is settled by it. The first
 * in turn is tried at once; where the others cannot be matched without him, a matching finds the first with whom they can.
 */
function matchRestFirst(task: Task, barred: number): PairMatching | null {
  const { criteria, playing } = task;
  const costOf = (unit: number) =>
    criteria.slice(0, barred).some(({ measured }) => measured.rest(unit) > 0)
      ? Number.POSITIVE_INFINITY
      : (criteria[barred]?.measured.rest(unit) ?? 0);
  const first = playing.reduce((best, unit) => (costOf(unit) < costOf(best) ? unit : best));
  const settled = { barred, restFirst: true, restProof: null };
  const found = matchWithout(task, first, barred);
  if (found?.proof) return { ...found, proof: { ...found.proof, ...settled } };
  const turn: Task = { ...task, criteria: criteria.slice(0, barred + 1) };
  const byTurn = matchUnits(turn, playing, true, barred, false);
  if (byTurn === null) return null;
  const best = matchWithout(task, byTurn.rest, barred);
  const restProof = byTurn.proof?.stages[0] ?? null;
  if (!best?.proof) return null;
  return { ...best, proof: { ...best.proof, ...settled, restProof } };
}

/** Whether a criterion speaks of the rest alone, and of no two rests the same. */
function isAboutRests(task: Task, criterion: Measured | undefined): boolean {
  if (criterion?.measured.form?.kind !== "nothing") return false;
  return new Set(task.playing.map(criterion.measured.rest)).size === task.playing.length;
}

function matchBarring(task: Task, barred: number): PairMatching | null {
  const { playing, criteria, wishes } = task;
  if (wishes.rest !== undefined) return matchWithout(task, wishes.rest, barred);
  if (playing.length % 2 === 0) return matchUnits(task, playing, false, barred, true);
  if (isAboutRests(task, criteria[barred])) return matchRestFirst(task, barred);
  return matchUnits(task, playing, true, barred, true);
}

/** Kinds of criteria that can be kept without exception by leaving edges out. */
const CAN_BAR: readonly (string | undefined)[] = ["couples", "same-class", "nothing", undefined];

/** How many criteria stand before the first that a round may break, with the wishes. */
function countBarred(criteria: readonly Measured[]): number {
  const first = criteria.findIndex(
    ({ hard, measured }) => !hard || !CAN_BAR.includes(measured.form?.kind),
  );
  return first === -1 ? criteria.length : first;
}

/** Excluded couples as a criterion before all others. */
function exclusionOf(field: Field, excluded: readonly (readonly [number, number])[]): Measured {
  const size = field.units.length;
  const couples = new Set(excluded.flatMap(([a, b]) => [a * size + b, b * size + a]));
  const pair = (a: number, b: number) => (couples.has(a * size + b) ? 1 : 0);
  return { id: "forbidden-pair", hard: true, measured: { pair, rest: () => 0 } };
}

/**
 * The provably best set of meetings of a field under criteria in order, whatever the order, among the rounds that grant the
 * wishes; null where none does. Hard criteria at the head of the order are kept by every table where that is possible;
 * otherwise all criteria give way in order, the last first. Equal rounds are told apart as `exchangeAmongBest` says. With fewer than two units
 * nobody meets.
 */
export function matchPairsWith(
  field: Field,
  criteria: readonly PairCriterion[],
  wishes: PairWishes,
): PairMatching | null {
  return matchMeasured(field, measureAll(field, criteria), wishes);
}

function measureAll(field: Field, criteria: readonly PairCriterion[]): readonly Measured[] {
  return criteria.map(({ id, hard, measure }) => ({ id, hard, measured: measure(field) }));
}

function matchMeasured(
  field: Field,
  measured: readonly Measured[],
  { forced = [], excluded = [], ...wishes }: PairWishes,
): PairMatching | null {
  const size = field.units.length;
  const met = new Set(forced.flat());
  const playing = [...field.units.keys()].filter((unit) => !met.has(unit));
  if (playing.length < 2 && wishes.rest === undefined) {
    const rest = playing[0] ?? -1;
    const proof = { barred: 0, restFirst: false, restProof: null, stages: [] };
    return rest !== -1 && size % 2 === 0 ? null : { pairs: forced, rest, optimal: true, proof };
  }
  const fixed = excluded.length === 0 ? [] : [exclusionOf(field, excluded)];
  const task: Task = { field, playing, criteria: [...fixed, ...measured], wishes };
  for (let barred = countBarred(task.criteria); barred >= fixed.length; barred--) {
    const found = matchBarring(task, barred);
    if (found !== null) return { ...found, pairs: [...forced, ...found.pairs] };
  }
  return null;
}

/** The provably best set of meetings of a field under criteria in order; with fewer than two units there is none. */
export function matchPairs(field: Field, criteria: readonly PairCriterion[]): PairMatching {
  const measured = measureAll(field, criteria);
  const best = matchMeasured(field, measured, {});
  if (best === null) throw new Error("a complete field always has a perfect matching");
  return keepLaterRounds(field, measured, best);
}

/** What a round costs by each criterion, in order. Where nobody meets, nothing costs. */
export function costOfRound(
  field: Field,
  criteria: readonly PairCriterion[],
  pairs: readonly (readonly [number, number])[],
  rest: number,
): readonly CriterionCost[] {
  return criteria.map(({ id, hard, measure }) => {
    const measured = measure(field);
    const resting = rest === -1 || pairs.length === 0 ? 0 : measured.rest(rest);
    return { id, hard, cost: pairs.reduce((sum, [a, b]) => sum + measured.pair(a, b), resting) };
  });
}
