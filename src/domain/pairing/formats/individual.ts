import type { Random } from "../../kernel/random";
import { seededRandom, shuffled } from "../../kernel/random";
import { tableCriteria } from "../criteria/individual/table-criteria";
import { restCost } from "../criteria/rests";
import type { Field } from "../field";
import { unitAt } from "../field";
import type { RoundPairing } from "../round-pairing";
import { LARGEST_TRIED_OUT, tryAllTables } from "./all-tables";
import { assembleRound } from "./assemble-round";
import { firstTables } from "./first-tables";
import type { Scoring } from "./table-score";
import { createScoring, isLess, tableCost } from "./table-score";
import type { TableRound } from "./table-search";
import { improveTables, scoreOf } from "./table-search";

/** Moves that the search may try, by number of people; never a time, so that every machine finds the same round. */
function moveBudget(people: number): number {
  return Math.max(40_000, Math.min(400 * people, 60_000));
}

/** How much worse a round may become on the way: four steps of the spread in wins. */
function loosenessOf(field: Field, scoring: Scoring, round: TableRound): number {
  const scores = round.tables.map(({ score }) => score.second);
  return field.round === 1 || !scoring.complete ? 0 : Math.max(0, ...scores);
}

/** Further starts where a search could not keep every hard criterion. */
const STARTS = 4;

/** A better round than the first: the best of all for a small field, else the best that a search meets. */
function findTables(field: Field, scoring: Scoring, start: TableRound): TableRound {
  const size = field.units.length;
  if (size <= LARGEST_TRIED_OUT) return tryAllTables(size, scoring, start, scoreOf(start, scoring));
  const random = seededRandom(`${field.seed}|tables|${field.round}`);
  const moves = moveBudget(size);
  const least = scoreOf({ tables: [], resting: start.resting }, scoring).first;
  let found = improveTables(start, scoring, random, moves, loosenessOf(field, scoring, start));
  for (let i = 0; i < STARTS && scoreOf(found, scoring).first > least; i++) {
    const again = drawTables(start, scoring, random);
    const next = improveTables(again, scoring, random, moves, loosenessOf(field, scoring, again));
    if (isLess(scoreOf(next, scoring), scoreOf(found, scoring))) found = next;
  }
  return found;
}

/** The people of a round at tables drawn by lots. */
function drawTables(round: TableRound, scoring: Scoring, random: Random): TableRound {
  const drawn = shuffled(
    round.tables.flatMap(({ four }) => four),
    random,
  );
  const tables = round.tables.map((_, index) => {
    const [a = 0, b = 0, c = 0, d = 0] = drawn.slice(4 * index, 4 * index + 4);
    return scoring.split([a, b, c, d]);
  });
  return { tables, resting: round.resting };
}

/**
 * A round for individuals who change partners: four at a table, the one to three left over rest. A start by two matchings,
 * then a search by exchanges, the same for the same event; small fields are tried out completely. `optimal` only there,
 * and where nothing at all had to be given up.
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
      .map((four) => scoring.split(four))
      .sort((a, b) => best(a.four) - best(b.four)),
    resting,
  };
  const found = isPerfect(start, scoring) ? start : findTables(field, scoring, start);
  const proved = size <= LARGEST_TRIED_OUT || isPerfect(found, scoring);
  const cost = Object.fromEntries(
    criteria.map((criterion) => {
      const measure = criterion.measure(field);
      const tables = found.tables.reduce((sum, { four }) => sum + tableCost(measure, four), 0);
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
      optimal: scoring.complete && proved,
    },
    4,
  );
}

/** Whether the tables cost nothing at all; the rests are already those that cost least. */
function isPerfect(round: TableRound, scoring: Scoring): boolean {
  const { first, second } = scoreOf({ tables: round.tables, resting: [] }, scoring);
  return first === 0 && second === 0;
}
