import type { EventDocument } from "@/domain/event/event-document";
import { CLUB_POLICIES, PAIRING_METHODS } from "@/domain/event/event-document";
import { randomIndex, seededRandom, shuffled } from "@/domain/kernel/random";
import { pairCriteria } from "@/domain/pairing/criteria/pairs/pair-criteria";
import type { Field } from "@/domain/pairing/field";
import { readField, unitAt } from "@/domain/pairing/field";
import { matchPairs } from "@/domain/pairing/formats/match-pairs";
import { bookRules, entrantsOf, eventOf } from "./event-builders";
import { playRound } from "./play-event";

const ORDERS = [
  "rematch",
  "forbidden-pair",
  "rests",
  "win-difference",
  "float-again",
  "clubs",
  "method-order",
] as const;

/** A field of pairs after rounds drawn by lots, not by the engine; some by criteria in an order of their own. */
export function randomField(seed: string, mostUnits: number): Field {
  const random = seededRandom(seed);
  const count = randomIndex(random, mostUnits + 1);
  const method = PAIRING_METHODS[randomIndex(random, PAIRING_METHODS.length)] ?? "fold";
  const club = CLUB_POLICIES[randomIndex(random, CLUB_POLICIES.length)] ?? "off";
  const clubs = 1 + randomIndex(random, 4);
  const entrants = entrantsOf(count, (id) => ({ club: `Club ${id % clubs}` }));
  const start = eventOf({ entrants, seed, forbidden: count > 3 ? [["1", "2"]] : [] });
  const own = randomIndex(random, 3) > 0 ? {} : { criteria: shuffled(ORDERS, random) };
  const cooldown = randomIndex(random, 3);
  const opponentCooldown = cooldown === 0 ? null : cooldown;
  let event: EventDocument = {
    ...start,
    pairing: { ...start.pairing, method, club, opponentCooldown, ...own },
  };
  for (let round = randomIndex(random, 8); round > 0 && count > 1; round--) {
    const drawn = shuffled(
      entrants.map(({ id }) => id),
      random,
    );
    const tables = Array.from({ length: count >> 1 }, (_, at) => ({
      table: at + 1,
      AC: drawn.slice(2 * at, 2 * at + 1),
      BD: drawn.slice(2 * at + 1, 2 * at + 2),
    }));
    const byes = count % 2 === 0 ? [] : drawn.slice(count - 1);
    event = { ...event, rounds: [...event.rounds, playRound({ tables, byes }, random)] };
  }
  return readField(event, bookRules);
}

/** An event of pairs after some rounds by the engine with results at random. `clubOf` names the club of each entrant. */
export function pairsEventAfter(
  count: number,
  rounds: number,
  seed: string,
  clubOf: (id: number) => string = (id) => `Club ${id % 9}`,
): EventDocument {
  const random = seededRandom(seed);
  let event = eventOf({ entrants: entrantsOf(count, (id) => ({ club: clubOf(id) })), seed });
  for (let round = 0; round < rounds; round++) {
    const field = readField(event, bookRules);
    const { pairs, rest } = matchPairs(field, pairCriteria(event.pairing));
    const tables = pairs.map(([a, b], at) => ({
      table: at + 1,
      AC: [unitAt(field, a).id],
      BD: [unitAt(field, b).id],
    }));
    const byes = rest === -1 ? [] : [unitAt(field, rest).id];
    event = { ...event, rounds: [...event.rounds, playRound({ tables, byes }, random)] };
  }
  return event;
}
