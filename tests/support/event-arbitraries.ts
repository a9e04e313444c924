import fc from "fast-check";
import type {
  EntrantResult,
  EventDocument,
  EventRound,
  EventTable,
} from "@/domain/event/event-document";
import type { Random } from "@/domain/kernel/random";
import { randomIndex, seededRandom, shuffled } from "@/domain/kernel/random";
import type { RuleSettings, TieBreak } from "@/domain/rules/settings";
import { TIE_BREAKS } from "@/domain/rules/settings";
import { bookRules, entrantsOf, eventOf } from "./event-builders";

// Random played events, made without the pairing engine: repeats, rests, forfeits and fines as they fall.

function randomTable(table: number, AC: string[], BD: string[], random: Random): EventTable {
  const low = 10 * randomIndex(random, 4);
  const points = random() < 0.5 ? { AC: 200, BD: low } : { AC: low, BD: 200 };
  const kind = randomIndex(random, 12);
  if (kind === 0) return { table, AC, BD };
  if (kind === 1) return { table, AC, BD, points, winner: null };
  if (kind === 2) return { table, AC, BD, points };
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

/** A random event of pairs or individuals with results of every kind, and rules in every variant of counting. */
export const playedEvents: fc.Arbitrary<{ event: EventDocument; rules: RuleSettings }> = fc
  .record({
    seed: fc.string({ minLength: 1, maxLength: 8 }),
    individual: fc.boolean(),
    count: fc.integer({ min: 0, max: 11 }),
    rounds: fc.integer({ min: 0, max: 5 }),
    order: fc.shuffledSubarray(TIE_BREAKS as unknown as TieBreak[]),
    netFormula: fc.constantFrom("plain" as const, "capped-winner" as const, "fixed-win" as const),
  })
  .map(({ seed, individual, count, rounds, order, netFormula }) => {
    const random = seededRandom(seed);
    const entrants = entrantsOf(count);
    const ids = entrants.map(({ id }) => id);
    return {
      rules: { ...bookRules, netFormula },
      event: eventOf({
        format: individual ? "individual" : "pairs",
        seed,
        entrants: shuffled(entrants, random),
        standingsOrder: order,
        rounds: Array.from({ length: rounds }, () => randomRound(ids, individual ? 2 : 1, random)),
        adjustments: ids
          .filter(() => random() < 0.2)
          .map((id) => ({ id, points: 25 * (randomIndex(random, 5) - 3) })),
      }),
    };
  });
