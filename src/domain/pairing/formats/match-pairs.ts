import type { PairCriterion, PairMeasure } from "../criteria/criterion";
import type { Weights } from "../criteria/weights";
import { weigh } from "../criteria/weights";
import type { Field } from "../field";
import { minimumCostMatching } from "../matching/minimum-cost-matching";
import { isClosing, roundKeepingSchedule } from "./later-rounds";

/** Who meets whom by index; `rest` is the odd one out or -1. */
export type PairMatching = {
  readonly pairs: readonly (readonly [number, number])[];
  readonly rest: number;
  readonly optimal: boolean;
};

type Measured = PairCriterion & { readonly measured: PairMeasure };

type EdgeCost = (a: number, b: number) => number;

/** The weights of some criteria over a field where `resting` counts among the edges or not. */
function weighField(criteria: readonly Measured[], size: number): Weights {
  return weigh(
    criteria.map(({ measured }) => {
      let pair = 0;
      let rest = 0;
      for (let a = 0; a < size; a++) {
        rest = Math.max(rest, measured.rest(a));
        for (let b = a + 1; b < size; b++) pair = Math.max(pair, measured.pair(a, b));
      }
      return { edge: Math.max(pair, rest), round: pair * (size >> 1) + rest };
    }),
  );
}

/** One cost of the criteria for an edge; `size` itself stands for the rest. */
function weightedCost(criteria: readonly Measured[], weights: Weights, size: number): EdgeCost {
  const last = criteria.length - 1;
  return (a, b) => {
    let cost = 0;
    for (let i = 0; i <= last; i++) {
      const measured = criteria[i]?.measured;
      if (measured === undefined) continue;
      const value = b === size ? measured.rest(a) : measured.pair(a, b);
      const scaled = i === last ? Math.floor(value / weights.coarse) : value;
      cost += scaled * (weights.factors[i] ?? 0);
    }
    return cost;
  };
}

function readPairs(mates: readonly number[], units: readonly number[]) {
  return mates.flatMap((mate, at) => {
    const a = units[at];
    const b = units[mate];
    return at < mate && a !== undefined && b !== undefined ? [[a, b] as const] : [];
  });
}

/** Whether everybody but one can be matched at all, whoever rests. */
function canMatch(size: number, allowed: (a: number, b: number) => boolean): boolean {
  const costOf: EdgeCost = (a, b) => (b === size || allowed(a, b) ? 0 : Number.POSITIVE_INFINITY);
  return minimumCostMatching(size + 1, costOf) !== null;
}

/**
 * The best round that breaks no hard criterion; null when there is none. The rest outranks everything soft, so the first
 * in order of rest with whom the others can be matched is the one who rests.
 */
function matchKeepingHard(criteria: readonly Measured[], size: number): PairMatching | null {
  const hard = criteria.filter((criterion) => criterion.hard);
  const soft = criteria.filter(({ hard, id }) => !hard && id !== "rests");
  const allowed = (a: number, b: number) => hard.every(({ measured }) => measured.pair(a, b) === 0);
  const weights = weighField(soft, size);
  const softCost = weightedCost(soft, weights, size);
  const everybody = Array.from({ length: size }, (_, unit) => unit);
  const tryWithout = (rest: number): PairMatching | null => {
    const units = everybody.filter((unit) => unit !== rest);
    const found = minimumCostMatching(units.length, (x, y) => {
      const a = units[x] ?? 0;
      const b = units[y] ?? 0;
      return allowed(a, b) ? softCost(a, b) : Number.POSITIVE_INFINITY;
    });
    if (found === null) return null;
    return { pairs: readPairs(found.mates, units), rest, optimal: weights.coarse === 1 };
  };
  if (size % 2 === 0) return tryWithout(-1);
  const restCost = criteria.find(({ id }) => id === "rests")?.measured.rest ?? (() => 0);
  const inTurn = [...everybody].sort((a, b) => restCost(a) - restCost(b));
  const first = tryWithout(inTurn[0] ?? 0);
  if (first !== null || !canMatch(size, allowed)) return first;
  for (const rest of inTurn.slice(1)) {
    const found = tryWithout(rest);
    if (found !== null) return found;
  }
  return null;
}

/** Fields up to this size are paired by the criteria alone: their last rounds come too early to plan for. */
const SMALL_FIELD = 10;

/**
 * Keeps the last rounds of a field possible in which everybody meets everybody once and rests at most once. Such a round
 * is the best of those that leave a way to finish; `optimal` is claimed only for the best of all.
 */
function keepLaterRounds(
  field: Field,
  criteria: readonly Measured[],
  best: PairMatching,
): PairMatching {
  const size = field.units.length;
  if (size <= SMALL_FIELD || field.settings.opponentCooldown !== null) return best;
  const vertices = size + (size % 2);
  const hard = criteria.filter((criterion) => criterion.hard);
  const mayMeet = (a: number, b: number) => {
    const [one, two] = a < b ? [a, b] : [b, a];
    if (two === size) return field.units[one]?.rests === 0;
    return one !== two && hard.every(({ measured }) => measured.pair(one, two) === 0);
  };
  const everybody = Array.from({ length: vertices }, (_, vertex) => vertex);
  const schedule = everybody.map((a) => everybody.filter((b) => mayMeet(a, b)));
  if (!isClosing(schedule)) return best;
  const weights = weighField(criteria, size);
  const edgeCost = weightedCost(criteria, weights, size);
  const planned = best.rest === -1 ? best.pairs : [...best.pairs, [best.rest, size] as const];
  const kept = roundKeepingSchedule(schedule, planned, (round) =>
    round.reduce((sum, [a, b]) => sum + edgeCost(Math.min(a, b), Math.max(a, b)), 0),
  );
  if (kept === null || kept === planned) return best;
  return {
    pairs: kept.filter(([a, b]) => Math.max(a, b) < size),
    rest: kept.find(([a, b]) => Math.max(a, b) === size)?.[0] ?? -1,
    optimal: false,
  };
}

/** The best round of all, where something hard has to give: as little of it as possible, by all criteria in order. */
function matchBreakingHard(criteria: readonly Measured[], size: number): PairMatching {
  const weights = weighField(criteria, size);
  const everybody = Array.from({ length: size }, (_, unit) => unit);
  const costOf = weightedCost(criteria, weights, size);
  const found = minimumCostMatching(size + (size % 2), costOf);
  if (found === null) throw new Error("a complete field always has a perfect matching");
  return {
    pairs: readPairs(found.mates, everybody),
    rest: size % 2 === 0 ? -1 : (found.mates[size] ?? -1),
    optimal: weights.coarse === 1,
  };
}

/** The provably best set of meetings of a field under criteria in order; with fewer than two there is none. */
export function matchPairs(field: Field, criteria: readonly PairCriterion[]): PairMatching {
  const size = field.units.length;
  if (size < 2) return { pairs: [], rest: size - 1, optimal: true };
  const measured = criteria.map((criterion) => ({
    ...criterion,
    measured: criterion.measure(field),
  }));
  const best = matchKeepingHard(measured, size);
  return best === null ? matchBreakingHard(measured, size) : keepLaterRounds(field, measured, best);
}
