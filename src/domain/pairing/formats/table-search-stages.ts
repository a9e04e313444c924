import type { Random } from "../../kernel/random";
import type { Four } from "./first-tables";
import { costVector, createEnergy, exactWeights, splitFour } from "./table-score-energy";
import type { TableModel } from "./table-score-model";
import type { Seating } from "./table-search";
import { annealTables } from "./table-search";
import { LARGEST_PRICED, searchByPrices } from "./table-search-exact";
import { improveGroups, TABLES_IN_GROUP } from "./table-search-groups";
import { createHeat } from "./table-search-heat";

// How a seating is improved: first what must hold and the first thing wanted after it, in one, with several starts and then
// by prices where the field is small; then each later criterion in turn, nothing before it getting worse; at last groups of
// tables, exactly.

/** A seating with its partners, by people of a model; `cost` by each criterion in order. */
export type Tabled = {
  readonly tables: readonly Four[];
  readonly resting: readonly number[];
  readonly cost: readonly number[];
};

export function readTables(model: TableModel, seating: Seating): Tabled {
  const exact = createEnergy(model, exactWeights(model, 1, 0));
  const tables = Array.from({ length: model.tables }, (_, table) =>
    splitFour(exact, Array.from(seating.subarray(4 * table, 4 * table + 4))),
  );
  const resting = Array.from(seating.subarray(4 * model.tables));
  return { tables, resting, cost: costVector(model, tables, resting) };
}

/** Whether one list of costs in order of weight is below another. */
export function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at !== -1 && (a[at] ?? 0) < (b[at] ?? 0);
}

/** What a search of one model is asked. */
export type Question = {
  readonly model: TableModel;
  /** By criterion: whether it is hard, and whether it is the one of rests. */
  readonly hard: readonly boolean[];
  readonly rests: number;
  /** By criterion: what no round can be below, given that those before it are met. */
  readonly least: readonly number[];
  readonly random: Random;
};

type Candidate = { readonly seating: Seating; readonly cost: readonly number[] };

function better(model: TableModel, known: Candidate, seating: Seating): Candidate {
  const { cost } = readTables(model, seating);
  return isLess(cost, known.cost) ? { seating, cost } : known;
}

/** A unit of the main criterion in the heat; what must hold counts some of them. */
const UNIT = 64;
const HARD = 10;

/** `enough`: starts after which it is enough that all that must holds. */
type Budget = {
  readonly starts: number;
  readonly enough: number;
  readonly moves: number;
  readonly hot: number;
  readonly cold: number;
};

/** Moves by size of the field. Large fields start near their best, and hardly need heat. */
function budgetOf(size: number): Budget {
  if (size <= LARGEST_PRICED) return { starts: 12, enough: 3, moves: 100_000, hot: 3, cold: 0.5 };
  if (size <= 200) return { starts: 3, enough: 3, moves: 200_000, hot: 1, cold: 0.12 };
  const moves = Math.min(1_000_000, 250_000 + 500 * size);
  return { starts: 1, enough: 1, moves, hot: 0.25, cold: 0.08 };
}

/** The first criterion that is not hard and not the rests: what the main search is about. */
function mainOf({ hard, rests }: Question): number {
  const at = hard.findIndex((isHard, index) => !isHard && index !== rests);
  return at === -1 ? hard.length - 1 : at;
}

/**
 * Weights of the main search: all that must hold alike, `heavy` units each. A rest weighs little where those who rest may
 * change.
 */
function mainWeights(
  { hard, rests, model }: Question,
  main: number,
  heavy: number,
): readonly number[] {
  return hard.map((isHard, at) => {
    if (at > main) return 0;
    if (at === rests) return 1 + Math.floor(UNIT / (1 + (model.mosts[at]?.rest ?? 0)));
    return isHard ? heavy * UNIT : UNIT;
  });
}

/** Whether something is broken before the main criterion that must hold. */
function isBroken({ hard }: Question, main: number, { cost }: Candidate): boolean {
  return hard.some((isHard, at) => isHard && at < main && (cost[at] ?? 0) > 0);
}

function searchMain(question: Question, start: Candidate, restsChange: boolean): Candidate {
  const { model, least, random } = question;
  const main = mainOf(question);
  const weights = mainWeights(question, main, HARD);
  const heat = createHeat(model, weights);
  const { starts, enough, moves, hot, cold } = budgetOf(model.size);
  const schedule = { moves, hot: hot * UNIT, cold: cold * UNIT, restsChange };
  const floor = least.reduce((sum, cost, at) => sum + (weights[at] ?? 0) * cost, 0);
  const isReached = ({ cost }: Candidate) => !isLess(least.slice(0, main + 1), cost);
  let best = start;
  for (let i = 0; i < starts && !isReached(best); i++) {
    if (i >= enough && !isBroken(question, main, best)) break;
    best = better(model, best, annealTables(heat, start.seating, schedule, floor, random));
  }
  if (model.size > LARGEST_PRICED || isReached(best)) return best;
  const ordered = mainWeights(question, main, 1 + (best.cost[main] ?? 0));
  const exact = searchByPrices(createHeat(model, ordered), best.seating, UNIT);
  return exact === null ? best : better(model, best, exact);
}

/** Moves for each criterion after the main one. */
const LATER_MOVES = 20_000;

/** Nothing in the heat weighs more, so that sums stay small. */
const HEAVIEST = 2 ** 22;

/** One later criterion: those before it weigh so much that heat enough for it never worsens them. */
function searchLater({ model, random }: Question, best: Candidate, at: number): Candidate {
  const weights = model.mosts.map(() => 0);
  let weight = 1;
  for (let index = weights.length - 1; index >= 0; index--) {
    weights[index] = Math.min(HEAVIEST, weight);
    weight *= 2 * (model.mosts[index]?.table ?? 0) + 1;
    if (index === at) weight *= 6;
  }
  const unit = weights[at] ?? 1;
  const schedule = { moves: LATER_MOVES, hot: unit, cold: 0.15 * unit, restsChange: false };
  return better(
    model,
    best,
    annealTables(createHeat(model, weights), best.seating, schedule, 0, random),
  );
}

/** Groups of tables that are seated anew. */
function groupsOf(tables: number): number {
  return Math.min(500, 80 + 3 * tables);
}

/** A seating no worse than the first by the criteria in order, and mostly much better; the same for the same chance. */
export function searchTables(question: Question, start: Seating): Seating {
  const { model, hard, least, rests } = question;
  const { cost } = readTables(model, start);
  const isAtLeast = (candidate: Candidate) => !isLess(least, candidate.cost);
  let best: Candidate = { seating: start, cost };
  if (isAtLeast(best)) return start;
  const main = mainOf(question);
  const mayRestLater = rests === -1 || rests > main;
  best = searchMain(question, best, mayRestLater);
  if (!mayRestLater && model.size % 4 !== 0 && isBroken(question, main, best))
    best = searchMain(question, best, true);
  for (let at = main + 1; at < hard.length; at++) {
    if (at !== rests && best.cost[at] !== least[at]) best = searchLater(question, best, at);
  }
  if (isAtLeast(best)) return best.seating;
  const exact = createEnergy(model, exactWeights(model, TABLES_IN_GROUP, 0));
  const tries = groupsOf(model.tables);
  return better(model, best, improveGroups(exact, best.seating, tries, question.random)).seating;
}
