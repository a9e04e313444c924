import { seededRandom } from "../../kernel/random";
import { tableCriteria } from "../criteria/individual/table-criteria";
import { restCost } from "../criteria/rests";
import type { Field } from "../field";
import { unitAt } from "../field";
import type { RoundPairing } from "../round-pairing";
import { assembleRound } from "./assemble-round";
import { firstTables } from "./first-tables";
import { createScoring } from "./table-score";
import type { TableRound } from "./table-search";
import { bestSplit, improveTables, scoreOf } from "./table-search";

/** Moves that the search may try, by number of people: a second of work at most, whatever the machine. */
function moveBudget(people: number): number {
  return Math.max(20_000, Math.min(400 * people, 120_000));
}

/** How much worse a round may become on the way: four steps of the spread in wins. */
function loosenessOf(
  field: Field,
  scoring: ReturnType<typeof createScoring>,
  round: TableRound,
): number {
  const scores = round.tables.map(({ score }) => score.second);
  return field.round === 1 || !scoring.complete ? 0 : Math.max(0, ...scores);
}

/**
 * A round for individuals who change partners: four at a table, the one to three left over rest. A start by two matchings,
 * then a search by exchanges, the same for the same event. `optimal` only where nothing at all had to be given up.
 */
export function pairRotatingPartners(field: Field): RoundPairing {
  const size = field.units.length;
  if (size < 4) {
    const resting = [...field.units];
    return assembleRound(field, { tables: [], resting, cost: {}, optimal: true }, 4);
  }
  const criteria = tableCriteria(field.settings);
  const scoring = createScoring(field, criteria);
  const toRest = restCost(field);
  const inTurn = field.units.map((_, unit) => unit).sort((a, b) => toRest(a) - toRest(b));
  const resting = inTurn.slice(0, size % 4);
  const playing = inTurn.slice(size % 4).sort((a, b) => a - b);
  const best = (four: readonly number[]) => Math.min(...four);
  const start: TableRound = {
    tables: firstTables(field, playing)
      .map((four) => bestSplit(four, scoring))
      .sort((a, b) => best(a.four) - best(b.four)),
    resting,
  };
  const random = seededRandom(`${field.seed}|tables|${field.round}`);
  const needless = isPerfect(start, scoring);
  const found = needless
    ? start
    : improveTables(start, scoring, random, moveBudget(size), loosenessOf(field, scoring, start));
  const cost = Object.fromEntries(
    criteria.map((criterion) => {
      const measure = criterion.measure(field);
      const tables = found.tables.reduce((sum, { four }) => sum + measure.table(...four), 0);
      return [criterion.id, found.resting.reduce((sum, unit) => sum + measure.rest(unit), tables)];
    }),
  );
  return assembleRound(
    field,
    {
      tables: found.tables.map(({ four: [a, b, c, d] }) => [
        [unitAt(field, a), unitAt(field, b)],
        [unitAt(field, c), unitAt(field, d)],
      ]),
      resting: found.resting.map((unit) => unitAt(field, unit)),
      cost,
      optimal: scoring.complete && isPerfect(found, scoring),
    },
    4,
  );
}

/** Whether the tables cost nothing at all; the rests are already those that cost least. */
function isPerfect(round: TableRound, scoring: ReturnType<typeof createScoring>): boolean {
  const { first, second } = scoreOf({ tables: round.tables, resting: [] }, scoring);
  return first === 0 && second === 0;
}
