import fc from "fast-check";
import type { EventDocument } from "@/domain/event/event-document";
import { CLUB_POLICIES, PAIRING_METHODS } from "@/domain/event/event-document";
import { seededRandom } from "@/domain/kernel/random";
import type { SeatedRound } from "@/domain/pairing/explanation/round-cost";
import { costOfSides } from "@/domain/pairing/explanation/round-cost";
import type { Field, Unit } from "@/domain/pairing/field";
import { pairRound } from "@/domain/pairing/pair-round";
import type { RoundPairing } from "@/domain/pairing/round-pairing";
import { bookRules, entrantsOf, eventOf } from "./event-builders";
import { playRounds } from "./play-event";

// Small events whose rounds can all be written down, for checking what is said of one of them.

/** Every way to match some units in twos, one of them left out where they are odd. */
export function allRounds(left: readonly Unit[]): readonly SeatedRound[] {
  const [first, ...others] = left;
  if (first === undefined) return [{ tables: [], resting: [] }];
  const meets = others.flatMap((other) =>
    allRounds(others.filter((unit) => unit !== other)).map((rest) => ({
      ...rest,
      tables: [[[first], [other]] as const, ...rest.tables],
    })),
  );
  if (left.length % 2 === 0) return meets;
  const rests = allRounds(others).map((rest) => ({ ...rest, resting: [first] }));
  return [...meets, ...rests];
}

const costs = (field: Field, round: SeatedRound) =>
  costOfSides(field, round, false).map(({ cost }) => cost);

const isLess = (a: readonly number[], b: readonly number[]) => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at !== -1 && (a[at] ?? 0) < (b[at] ?? 0);
};

/** What the cheapest of some rounds costs, by criterion. */
export const least = (field: Field, rounds: readonly SeatedRound[]) =>
  rounds
    .map((round) => costs(field, round))
    .reduce((best, next) => (isLess(next, best) ? next : best));

/** Events of four to eight fixed pairs with up to three rounds played. */
export const smallPairEvents: fc.Arbitrary<EventDocument> = fc
  .record({
    seed: fc.string({ minLength: 1, maxLength: 6 }),
    count: fc.integer({ min: 4, max: 8 }),
    rounds: fc.integer({ min: 0, max: 3 }),
    method: fc.constantFrom(...PAIRING_METHODS),
    club: fc.constantFrom(...CLUB_POLICIES),
    clubs: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ seed, count, rounds, method, club, clubs }) => {
    const base = eventOf({
      entrants: entrantsOf(count, (id) => ({ club: `Club ${id % clubs}` })),
      seed,
    });
    const event = { ...base, pairing: { ...base.pairing, method, club } };
    return playRounds(event, rounds, bookRules, seededRandom(seed)).event;
  });

/** The engine's answer to an event. */
export function answerOf(event: EventDocument): RoundPairing {
  const answer = pairRound(event, bookRules);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer;
}
