import type { PairCriterion, PairMeasure } from "../criteria/criterion";
import type { Field } from "../field";
import type { ScheduleRound } from "./later-rounds";
import { FEW, isClosing, roundKeepingSchedule } from "./later-rounds";
import type { PairMatching } from "./pair-matching";

/** Fields up to this size are paired by the criteria alone: their last rounds come too early to plan for. */
const SMALL_FIELD = 10;

type Measured = Pick<PairCriterion, "hard"> & { readonly measured: PairMeasure };

/** Compares two rounds, or parts of them, by criteria in order; `size` stands for the rest. */
function compareRounds(measured: readonly Measured[], size: number) {
  const costOf = ({ measured: { pair, rest } }: Measured, round: ScheduleRound) =>
    round.reduce((sum, [a, b]) => {
      const [one, two] = a < b ? [a, b] : [b, a];
      return sum + (two === size ? rest(one) : pair(one, two));
    }, 0);
  return (one: ScheduleRound, two: ScheduleRound): number => {
    for (const criterion of measured) {
      const difference = costOf(criterion, one) - costOf(criterion, two);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

/** Whether the first has too many left for a schedule that is closing. */
function hasManyLeft(vertices: number, mayMeet: (a: number, b: number) => boolean): boolean {
  let left = 0;
  for (let b = 1; b < vertices && left <= FEW; b++) if (mayMeet(0, b)) left += 1;
  return left > FEW;
}

/**
 * Keeps the last rounds of a field possible in which everybody meets everybody once and rests at most once. Such a round
 * is the best of those that leave a way to finish; `optimal` is claimed only for the best of all.
 */
export function keepLaterRounds(
  field: Field,
  measured: readonly Measured[],
  best: PairMatching,
): PairMatching {
  const size = field.units.length;
  if (size <= SMALL_FIELD || field.settings.opponentCooldown !== null) return best;
  const vertices = size + (size % 2);
  const hard = measured.filter((criterion) => criterion.hard);
  const mayMeet = (a: number, b: number) => {
    const [one, two] = a < b ? [a, b] : [b, a];
    if (two === size) return field.units[one]?.rests === 0;
    return one !== two && hard.every((criterion) => criterion.measured.pair(one, two) === 0);
  };
  if (hasManyLeft(vertices, mayMeet)) return best;
  const everybody = Array.from({ length: vertices }, (_, vertex) => vertex);
  const leftFor = (a: number) => everybody.filter((b) => mayMeet(a, b));
  const schedule = everybody.map(leftFor);
  if (!isClosing(schedule)) return best;
  const planned = best.rest === -1 ? best.pairs : [...best.pairs, [best.rest, size] as const];
  const kept = roundKeepingSchedule(schedule, planned, compareRounds(measured, size));
  if (kept === null || kept === planned) return best;
  return {
    pairs: kept.filter(([a, b]) => Math.max(a, b) < size),
    rest: kept.find(([a, b]) => Math.max(a, b) === size)?.[0] ?? -1,
    optimal: false,
    proof: null,
  };
}
