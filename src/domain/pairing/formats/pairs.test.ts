import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bookRules, entrantsOf, eventOf } from "../../../../tests/support/event-builders";
import { playRounds } from "../../../../tests/support/play-event";
import { CLUB_POLICIES, PAIRING_METHODS } from "../../event/event-document";
import { seededRandom } from "../../kernel/random";
import type { PairCriterion } from "../criteria/criterion";
import { pairCriteria } from "../criteria/pairs/pair-criteria";
import type { Field } from "../field";
import { readField } from "../field";
import { pairFixedPairs } from "./pairs";

/** Every way to pair some units, one resting where their number is odd. */
function* allRounds(left: readonly number[]): Generator<readonly (readonly [number, number])[]> {
  const [first, ...others] = left;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const other of others) {
    for (const rest of allRounds(others.filter((unit) => unit !== other))) {
      yield [[first, other], ...rest];
    }
  }
}

/** The least cost of any round, criterion by criterion in order, by trying them all. -1 stands for the rest. */
function cheapest(field: Field, criteria: readonly PairCriterion[]): readonly number[] {
  const measures = criteria.map((criterion) => criterion.measure(field));
  const units = field.units.map((_, unit) => unit);
  let best: readonly number[] | null = null;
  for (const round of allRounds(units.length % 2 === 0 ? units : [...units, -1])) {
    const cost = measures.map(({ pair, rest }) =>
      round.reduce((sum, [a, b]) => sum + (b === -1 ? rest(a) : pair(a, b)), 0),
    );
    const differs = cost.findIndex((value, at) => value !== best?.[at]);
    if (best === null || (differs !== -1 && (cost[differs] ?? 0) < (best[differs] ?? 0)))
      best = cost;
  }
  return best ?? [];
}

describe("a round of fixed pairs", () => {
  it("costs as little as the best of all rounds, criterion by criterion", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 0, max: 6 }),
        fc.constantFrom(...PAIRING_METHODS),
        fc.constantFrom(...CLUB_POLICIES),
        fc.string({ minLength: 1, maxLength: 5 }),
        (count, rounds, method, club, seed) => {
          const entrants = entrantsOf(count, (id) => ({ club: `Club ${id % 3}` }));
          const start = eventOf({ entrants, seed, forbidden: [["1", "2"]] });
          const { event } = playRounds(
            { ...start, pairing: { ...start.pairing, method, club } },
            rounds,
            bookRules,
            seededRandom(seed),
          );
          const field = readField(event, bookRules);
          const answer = pairFixedPairs(field);
          expect(answer.optimal).toBe(true);
          expect(Object.values(answer.cost)).toEqual(cheapest(field, pairCriteria(event.pairing)));
        },
      ),
      { numRuns: 150 },
    );
  }, 60_000);
});
