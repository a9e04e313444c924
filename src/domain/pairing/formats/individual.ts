import type { Random } from "../../kernel/random";
import { seededRandom } from "../../kernel/random";
import type { TableCriterion } from "../criteria/criterion";
import { tableCriteria } from "../criteria/individual/table-criteria";
import { restCost } from "../criteria/rests";
import type { Field } from "../field";
import { unitAt } from "../field";
import type { RoundPairing } from "../round-pairing";
import { createTrial, LARGEST_TRIED_OUT, tryAllTables } from "./all-tables";
import { assembleRound } from "./assemble-round";
import type { Four } from "./first-tables";
import { firstTables } from "./first-tables";
import { repairTables } from "./repair-tables";
import { tableCost } from "./table-score";
import { leastCosts } from "./table-score-bounds";
import { createEnergy, exactWeights, fourEnergy } from "./table-score-energy";
import type { TableModel } from "./table-score-model";
import { createModel } from "./table-score-model";
import type { Seating } from "./table-search";
import { isLess, readTables, searchTables } from "./table-search-stages";

/** Tables of four by index of unit, who rests, and what that costs by each criterion in order. */
export type TablesFound = {
  readonly tables: readonly Four[];
  readonly resting: readonly number[];
  readonly cost: readonly number[];
  /** Proved: every way was tried, or nothing can cost less. */
  readonly optimal: boolean;
};

/** What any tables of a field and rests cost by each criterion in order; nothing is asked of how they were made. */
export function costOfTables(
  field: Field,
  criteria: readonly TableCriterion[],
  tables: readonly Four[],
  resting: readonly number[],
): readonly number[] {
  return criteria.map((criterion) => {
    const measure = criterion.measure(field);
    const rests = resting.reduce((sum, unit) => sum + measure.rest(unit), 0);
    return tables.reduce((sum, four) => sum + tableCost(measure, four), rests);
  });
}

/** Tries every way; whether that proves the best by all criteria. */
function tryOut(model: TableModel, seating: Seating): boolean {
  const weights = exactWeights(model, model.tables, model.size % 4);
  const energy = createEnergy(model, weights);
  tryAllTables(
    createTrial(model.size),
    seating,
    (a, b, c, d) => fourEnergy(energy, a, b, c, d),
    (person) => energy.rests[person] ?? 0,
  );
  return weights.every((weight) => weight > 0);
}

/** Seats some people of a field: the tables that the method gives, made better. */
function seatPart(
  field: Field,
  criteria: readonly TableCriterion[],
  playing: readonly number[],
  resting: readonly number[],
  random: Random,
): TablesFound {
  const model = createModel(criteria, field, [...playing, ...resting]);
  const personOf = new Map(Array.from(model.units, (unit, person) => [unit, person]));
  const start = [...firstTables(field.units, field.settings.method, playing), ...resting];
  let seating: Seating = Int32Array.from(start, (unit) => personOf.get(unit) ?? 0);
  const least = leastCosts(field, criteria, playing, resting);
  const isLeast = !isLess(least, readTables(model, seating).cost);
  let proved = isLeast;
  if (!isLeast && model.size <= LARGEST_TRIED_OUT) {
    seating.sort();
    proved = tryOut(model, seating);
  } else if (!isLeast) {
    const hard = criteria.map((criterion) => criterion.hard);
    const rests = criteria.findIndex(({ id }) => id === "rests");
    const question = { model, hard, rests, least, random };
    seating = repairTables(question, searchTables(question, seating));
  }
  const found = readTables(model, seating);
  const unitOf = (person: number) => model.units[person] ?? 0;
  return {
    tables: found.tables.map(([a, b, c, d]) => [unitOf(a), unitOf(b), unitOf(c), unitOf(d)]),
    resting: found.resting.map(unitOf),
    cost: found.cost,
    optimal: proved || !isLess(least, found.cost),
  };
}

/** Larger fields are seated in parts by order, so that what a search looks at stays small. */
const LARGEST_PART = 1_200;

/**
 * The best tables of four that are found for a field under criteria in order; the one to three left over rest. Up to 20
 * people every way is tried; more are seated by a search that is the same for the same event.
 */
export function findTables(field: Field, criteria: readonly TableCriterion[]): TablesFound {
  const size = field.units.length;
  const toRest = restCost(field);
  const inTurn = field.units.map((_, unit) => unit).sort((a, b) => toRest(a) - toRest(b));
  const resting = inTurn.slice(0, size % 4);
  const playing = inTurn
    .slice(size % 4)
    .sort((a, b) => unitAt(field, a).order - unitAt(field, b).order);
  const random = seededRandom(`${field.seed}|tables|${field.round}`);
  if (playing.length <= LARGEST_PART) return seatPart(field, criteria, playing, resting, random);
  const parts = Math.ceil(playing.length / LARGEST_PART);
  const people = 4 * Math.ceil(playing.length / parts / 4);
  const found = Array.from({ length: parts }, (_, part) => {
    const some = playing.slice(part * people, (part + 1) * people);
    return seatPart(field, criteria, some, part === parts - 1 ? resting : [], random);
  });
  const tables = found.flatMap((part) => part.tables);
  const left = found.flatMap((part) => part.resting);
  const cost = costOfTables(field, criteria, tables, left);
  const optimal = !isLess(leastCosts(field, criteria, playing, resting), cost);
  return { tables, resting: left, cost, optimal };
}

/** A round for individuals who change partners: four at a table, the one to three left over rest. */
export function pairRotatingPartners(field: Field): RoundPairing {
  if (field.units.length < 4) {
    const resting = [...field.units];
    return assembleRound(field, { tables: [], resting, cost: {}, optimal: true }, 4);
  }
  const criteria = tableCriteria(field.settings);
  const { tables, resting, cost, optimal } = findTables(field, criteria);
  return assembleRound(
    field,
    {
      tables: tables.map(([a, b, c, d]) => [
        [unitAt(field, a), unitAt(field, b)],
        [unitAt(field, c), unitAt(field, d)],
      ]),
      resting: resting.map((unit) => unitAt(field, unit)),
      cost: Object.fromEntries(criteria.map(({ id }, at) => [id, cost[at] ?? 0])),
      optimal,
    },
    4,
  );
}
