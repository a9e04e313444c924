import type { Random } from "../../kernel/random";
import { randomIndex } from "../../kernel/random";
import type { Four } from "./first-tables";
import type { Score, Scoring, Seated } from "./table-score";
import { addScores, isLess } from "./table-score";

// Improves a round of four at a table by exchanging two people of different tables, or one who plays and one who rests,
// within a number of moves that depends on the field and never on time.

export type TableRound = {
  readonly tables: readonly Seated[];
  readonly resting: readonly number[];
};

function replaced(four: Four, at: number, unit: number): Four {
  const next: [number, number, number, number] = [...four];
  next[at] = unit;
  return next;
}

type Search = {
  readonly tables: Seated[];
  readonly resting: number[];
  readonly scoring: Scoring;
  readonly random: Random;
};

/** A table near another one, most often the next: tables stand in order of strength. */
function neighbour(search: Search, table: number): number {
  const reach = 1 + randomIndex(search.random, search.random() < 0.7 ? 3 : search.tables.length);
  const other = table + (search.random() < 0.5 ? reach : -reach);
  return ((other % search.tables.length) + search.tables.length) % search.tables.length;
}

/** What a move would change: the new tables, the rest, and the scores before and after. */
type Move = {
  readonly before: Score;
  readonly after: Score;
  readonly apply: () => void;
};

function proposeRest(search: Search, table: number, at: number): Move | null {
  const slot = randomIndex(search.random, search.resting.length);
  const rester = search.resting[slot];
  const seated = search.tables[table];
  if (rester === undefined || seated === undefined) return null;
  const leaving = seated.four[at] ?? 0;
  const next = search.scoring.split(replaced(seated.four, at, rester));
  return {
    before: addScores(seated.score, search.scoring.rest(rester)),
    after: addScores(next.score, search.scoring.rest(leaving)),
    apply: () => {
      search.tables[table] = next;
      search.resting[slot] = leaving;
    },
  };
}

function proposeSwap(search: Search, table: number, at: number): Move | null {
  const other = neighbour(search, table);
  const one = search.tables[table];
  const two = search.tables[other];
  if (other === table || one === undefined || two === undefined) return null;
  const there = randomIndex(search.random, 4);
  const nextOne = search.scoring.split(replaced(one.four, at, two.four[there] ?? 0));
  const nextTwo = search.scoring.split(replaced(two.four, there, one.four[at] ?? 0));
  return {
    before: addScores(one.score, two.score),
    after: addScores(nextOne.score, nextTwo.score),
    apply: () => {
      search.tables[table] = nextOne;
      search.tables[other] = nextTwo;
    },
  };
}

function propose(search: Search): Move | null {
  const table = randomIndex(search.random, search.tables.length);
  const at = randomIndex(search.random, 4);
  const restNow = search.resting.length > 0 && search.random() < 0.1;
  return restNow ? proposeRest(search, table, at) : proposeSwap(search, table, at);
}

export function scoreOf(round: TableRound, scoring: Scoring): Score {
  return [
    ...round.tables.map(({ score }) => score),
    ...round.resting.map((unit) => scoring.rest(unit)),
  ].reduce(addScores, { first: 0, second: 0 });
}

/**
 * Searches from a first round for a better one in `moves` moves. `looseness` is how much worse, in the second limb, a
 * move may be at the start; it sinks to nothing half way, and from there only improvements are taken. The best round seen
 * is returned, the first where nothing is better.
 */
export function improveTables(
  start: TableRound,
  scoring: Scoring,
  random: Random,
  moves: number,
  looseness: number,
): TableRound {
  const search: Search = {
    tables: [...start.tables],
    resting: [...start.resting],
    scoring,
    random,
  };
  let best = start;
  let bestScore = scoreOf(start, scoring);
  let score = bestScore;
  for (let i = 0; i < moves; i++) {
    const move = propose(search);
    if (move === null) continue;
    const allowed = looseness * Math.max(0, 1 - (2 * i) / moves);
    const worse = move.after.second - move.before.second;
    const first = move.after.first - move.before.first;
    if (first > 0 || (first === 0 && worse >= Math.max(allowed, 0) && worse >= 0)) continue;
    move.apply();
    score = { first: score.first + first, second: score.second + worse };
    if (!isLess(score, bestScore)) continue;
    bestScore = score;
    best = { tables: [...search.tables], resting: [...search.resting] };
  }
  return best;
}
