import fc from "fast-check";
import type {
  EntrantResult,
  EventDocument,
  EventEntrant,
  EventRound,
  EventTable,
} from "@/domain/event/event-document";
import type { Random } from "@/domain/kernel/random";
import { randomIndex, seededRandom, shuffled } from "@/domain/kernel/random";
import type { RuleSettings, TieBreak } from "@/domain/rules/settings";
import { SETTINGS, TIE_BREAKS } from "@/domain/rules/settings";
import { bookRules, entrantsOf, eventOf } from "./event-builders";

// Random played events, made without the pairing engine: repeats, rests, forfeits and fines as they fall.

function randomTable(table: number, AC: string[], BD: string[], random: Random): EventTable {
  const low = 10 * randomIndex(random, 4);
  const points = random() < 0.5 ? { AC: 200, BD: low } : { AC: low, BD: 200 };
  const kind = randomIndex(random, 12);
  if (kind === 0) return { table, AC, BD };
  if (kind === 1) return { table, AC, BD, points, winner: null };
  if (kind === 2) return { table, AC, BD, points };
  if (kind === 4) return { table, AC, BD, winner: random() < 0.5 ? "AC" : "BD" };
  const winner = points.AC > points.BD ? "AC" : "BD";
  if (kind !== 3) return { table, AC, BD, points, winner };
  const results: Record<string, EntrantResult> = {
    [AC[0] ?? ""]: { won: false, for: 0, against: 100 },
    [BD[0] ?? ""]: { won: true, for: 100, against: 0 },
  };
  return { table, AC, BD, points, winner, results };
}

function randomRound(ids: readonly string[], side: number, random: Random): EventRound {
  const drawn = shuffled(ids, random);
  const tables: EventTable[] = [];
  while (drawn.length >= 2 * side) {
    const four = drawn.splice(0, 2 * side);
    tables.push(randomTable(tables.length + 1, four.slice(0, side), four.slice(side), random));
  }
  return { tables, byes: drawn };
}

/** A table where each plays alone, the first of it winning. */
function aloneTable(table: number, players: string[], random: Random): EventTable {
  if (random() < 0.1) return { table, AC: [], BD: [], players };
  const results = players.map((id, seat): [string, EntrantResult] => [
    id,
    { won: seat === 0, for: seat === 0 ? 100 : 10 * randomIndex(random, 9), against: 100 },
  ]);
  return { table, AC: [], BD: [], players, results: Object.fromEntries(results) };
}

function aloneRound(ids: readonly string[], size: number, random: Random): EventRound {
  const drawn = shuffled(ids, random);
  const tables: EventTable[] = [];
  while (drawn.length >= size) {
    tables.push(aloneTable(tables.length + 1, drawn.splice(0, size), random));
  }
  return { tables, byes: drawn };
}

/** A round of teams: partners and rivals as they fall, of any team; a team that does not fill a table rests whole. */
function teamRound(teams: readonly EventEntrant[], random: Random): EventRound {
  const resting = teams.length > 0 && random() < 0.3 ? [teams[0]?.id ?? ""] : [];
  const people = teams
    .filter(({ id }) => !resting.includes(id))
    .flatMap(({ members = [] }) => members);
  const drawn = shuffled(people, random);
  const tables: EventTable[] = [];
  while (drawn.length >= 4) {
    const four = drawn.splice(0, 4);
    tables.push(randomTable(tables.length + 1, four.slice(0, 2), four.slice(2), random));
  }
  return { tables, byes: resting };
}

/** Comings and goings of an entrant over a handful of rounds. */
function attendance(random: Random): Partial<EventEntrant> {
  switch (randomIndex(random, 8)) {
    case 0:
      return { from: 1 + randomIndex(random, 3) };
    case 1:
      return { absent: [1 + randomIndex(random, 4)] };
    case 2:
      return { from: 2, absent: [1, 3], outFrom: 2 + randomIndex(random, 4) };
    default:
      return {};
  }
}

const KINDS = ["pairs", "individual", "teams", "alone"] as const;

function entrantsFor(kind: (typeof KINDS)[number], count: number, random: Random) {
  const members = (id: number) =>
    Array.from({ length: 4 }, (_, place) => String(1000 + 10 * id + place));
  return entrantsOf(count, (id) => ({
    ...attendance(random),
    ...(random() < 0.7 ? { club: `Club ${randomIndex(random, 3)}` } : {}),
    ...(kind === "teams" ? { members: members(id) } : {}),
    ...(kind === "pairs" && random() < 0.7 ? { members: members(id).slice(0, 2) } : {}),
  }));
}

/** How events count: every setting that the standings read, in every value. */
const countingRules: fc.Arbitrary<Partial<RuleSettings>> = fc.record({
  netFormula: fc.constantFrom(...SETTINGS.netFormula.values),
  byeWin: fc.constantFrom(...SETTINGS.byeWin.values),
  byePoints: fc.constantFrom(0, 100, 150),
  missedRound: fc.constantFrom(...SETTINGS.missedRound.values),
  lateEntry: fc.constantFrom(...SETTINGS.lateEntry.values),
  forfeitScore: fc.constantFrom(...SETTINGS.forfeitScore.values),
  presentPoints: fc.constantFrom(0, 100),
  absenceFine: fc.constantFrom(0, 100),
  absenceAgainst: fc.constantFrom(0, 200),
  target: fc.constantFrom(100, 200),
});

/** A random event of any format with results of every kind, and rules in every variant of counting. */
export const playedEvents: fc.Arbitrary<{ event: EventDocument; rules: RuleSettings }> = fc
  .record({
    seed: fc.string({ minLength: 1, maxLength: 8 }),
    kind: fc.constantFrom(...KINDS),
    count: fc.integer({ min: 0, max: 11 }),
    rounds: fc.integer({ min: 0, max: 5 }),
    order: fc.shuffledSubarray(TIE_BREAKS as unknown as TieBreak[]),
    counting: countingRules,
  })
  .map(({ seed, kind, count, rounds, order, counting }) => {
    const random = seededRandom(seed);
    const entrants = entrantsFor(kind, kind === "teams" ? Math.min(count, 6) : count, random);
    const ids = entrants.map(({ id }) => id);
    const adjusted = entrants.flatMap(({ id, members = [] }) => [id, ...members]);
    const round = () => {
      if (kind === "teams") return teamRound(entrants, random);
      if (kind === "alone") return aloneRound(ids, 3, random);
      return randomRound(ids, kind === "individual" ? 2 : 1, random);
    };
    return {
      rules: { ...bookRules, ...counting },
      event: eventOf({
        format: kind === "alone" ? "individual" : kind,
        ...(kind === "alone" ? { alone: 3 as const } : {}),
        seed,
        entrants: shuffled(entrants, random),
        standingsOrder: order,
        rounds: Array.from({ length: rounds }, round),
        adjustments: adjusted
          .filter(() => random() < 0.2)
          .map((id) => ({ id, points: 25 * (randomIndex(random, 5) - 3) })),
      }),
    };
  });
