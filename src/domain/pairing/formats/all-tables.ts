import type { Score, Scoring, Seated } from "./table-score";
import { addScores, isLess } from "./table-score";
import type { TableRound } from "./table-search";

/** Fields up to this many people are tried out completely: 5,775 ways to make three tables. */
export const LARGEST_TRIED_OUT = 12;

type Trial = {
  readonly scoring: Scoring;
  readonly known: Map<string, Seated>;
  best: TableRound | null;
  bestScore: Score;
};

/** The best split of four people, remembered. */
function seatFour(trial: Trial, four: readonly [number, number, number, number]): Seated {
  const key = four.join(" ");
  const known = trial.known.get(key);
  if (known !== undefined) return known;
  const seated = trial.scoring.split(four);
  trial.known.set(key, seated);
  return seated;
}

function tryTables(
  trial: Trial,
  left: readonly number[],
  tables: readonly Seated[],
  resting: readonly number[],
  score: Score,
): void {
  if (trial.best !== null && !isLess(score, trial.bestScore)) return;
  const [a, ...others] = left;
  if (a === undefined) {
    trial.best = { tables, resting };
    trial.bestScore = score;
    return;
  }
  for (const [x, b] of others.entries()) {
    for (const [y, c] of others.slice(x + 1).entries()) {
      for (const d of others.slice(x + y + 2)) {
        const seated = seatFour(trial, [a, b, c, d]);
        const rest = others.filter((unit) => unit !== b && unit !== c && unit !== d);
        const total = addScores(score, seated.score);
        tryTables(trial, rest, [...tables, seated], resting, total);
      }
    }
  }
}

function tryRests(
  trial: Trial,
  units: readonly number[],
  count: number,
  resting: readonly number[],
) {
  if (resting.length === count) {
    const playing = units.filter((unit) => !resting.includes(unit));
    const score = resting
      .map((unit) => trial.scoring.rest(unit))
      .reduce(addScores, { first: 0, second: 0 });
    tryTables(trial, playing, [], resting, score);
    return;
  }
  const next = (resting[resting.length - 1] ?? -1) + 1;
  for (const unit of units.slice(next)) tryRests(trial, units, count, [...resting, unit]);
}

/** The best round of a small field of any, starting from a good one that stays where nothing is better. */
export function tryAllTables(
  size: number,
  scoring: Scoring,
  start: TableRound,
  startScore: Score,
): TableRound {
  const trial: Trial = { scoring, known: new Map(), best: start, bestScore: startScore };
  const units = Array.from({ length: size }, (_, unit) => unit);
  tryRests(trial, units, size % 4, []);
  return trial.best ?? start;
}
