import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bookRules,
  entrantsOf,
  eventOf,
  roundOf,
  tableOf,
} from "../../../tests/support/event-builders";
import { playRounds } from "../../../tests/support/play-event";
import type { EventDocument } from "../event/event-document";
import { CLUB_POLICIES, PAIRING_METHODS } from "../event/event-document";
import { seededRandom, shuffled } from "../kernel/random";
import { checkEvent } from "./checker/check-event";
import { pairRound } from "./pair-round";

function nextRound(event: EventDocument) {
  const answer = pairRound(event, bookRules);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer;
}

const meetingsOf = (event: EventDocument) =>
  nextRound(event).tables.map(({ AC, BD }) => [...AC, ...BD].sort().join("-"));

describe("fixed pairs", () => {
  it.each([
    ["fold", ["1-8", "2-7", "3-6", "4-5"]],
    ["slide", ["1-5", "2-6", "3-7", "4-8"]],
    ["adjacent", ["1-2", "3-4", "5-6", "7-8"]],
  ] as const)("pairs the first round by %s", (method, expected) => {
    const base = eventOf({ entrants: entrantsOf(8) });
    expect(meetingsOf({ ...base, pairing: { ...base.pairing, method } })).toEqual(expected);
  });

  it("keeps clubs apart and avoids forbidden pairs in the first round", () => {
    const event = eventOf({
      entrants: entrantsOf(4, (id) => ({ club: id === 1 || id === 4 ? "Norte" : "Sur" })),
      forbidden: [["1", "2"]],
    });
    expect(meetingsOf(event)).toEqual(["1-3", "2-4"]);
  });

  it.each([0, 1])("lets everybody rest where there are %i pairs", (count) => {
    const answer = nextRound(eventOf({ entrants: entrantsOf(count) }));
    expect(answer).toMatchObject({
      tables: [],
      byes: entrantsOf(count).map(({ id }) => id),
      broken: [],
    });
  });

  it("floats one when a score group is odd and says who and by how much", () => {
    const event = eventOf({
      entrants: entrantsOf(6),
      rounds: [
        roundOf([
          tableOf(1, "1", "6", 200, 50),
          tableOf(2, "2", "5", 200, 60),
          tableOf(3, "3", "4", 200, 70),
        ]),
      ],
    });
    const answer = nextRound(event);
    expect(answer.cost["win-difference"]).toBe(1);
    expect(
      answer.tables.flatMap(({ why }) => why.filter(({ code }) => code === "float")),
    ).toHaveLength(1);
    expect(answer.tables[0]?.why[0]).toEqual({ code: "same-wins", wins: 1 });
  });

  it("repeats as little as possible where everybody has met, and lists it", () => {
    const { answers } = playRounds(
      eventOf({ entrants: entrantsOf(4) }),
      4,
      bookRules,
      seededRandom("a"),
    );
    expect(answers.map(({ broken }) => broken.length)).toEqual([0, 0, 0, 2]);
    expect(answers[3]?.broken[0]).toMatchObject({ code: "rematch" });
  });

  it("seats the members of a pair across from each other", () => {
    const entrants = entrantsOf(2, (id) => ({ members: [`${id}a`, `${id}b`] }));
    const [table] = nextRound(eventOf({ entrants })).tables;
    const members = (id?: string) => [`${id}a`, `${id}b`];
    expect([table?.seats?.A, table?.seats?.C]).toEqual(members(table?.AC[0]));
    expect([table?.seats?.B, table?.seats?.D]).toEqual(members(table?.BD[0]));
  });

  it("does not pair the withdrawn, the absent and those yet to come (T14)", () => {
    const away = [{ outFrom: 1 }, { absent: [1] }, { from: 2 }];
    const event = eventOf({ entrants: entrantsOf(7, (id) => away[id - 1] ?? {}) });
    expect(meetingsOf(event)).toEqual(["4-7", "5-6"]);
  });
});

describe("rotating partners", () => {
  it.each([
    [28, 7, 0],
    [29, 7, 1],
    [30, 7, 2],
    [31, 7, 3],
    [3, 0, 3],
  ])("seats %i people at %i tables and rests %i (T01)", (people, tables, byes) => {
    const answer = nextRound(eventOf({ format: "individual", entrants: entrantsOf(people) }));
    expect([answer.tables.length, answer.byes.length]).toEqual([tables, byes]);
  });

  it("gives four people three partnerings and then repeats one, saying so (T17)", () => {
    const start = eventOf({ format: "individual", entrants: entrantsOf(4) });
    const { answers } = playRounds(start, 4, bookRules, seededRandom("b"));
    const repeated = answers.map(
      ({ broken }) => broken.filter(({ code }) => code === "partner-repeated").length,
    );
    expect(repeated).toEqual([0, 0, 0, 2]);
  });
});

describe("any event", () => {
  const events = fc.record({
    format: fc.constantFrom("pairs" as const, "individual" as const),
    count: fc.integer({ min: 0, max: 22 }),
    rounds: fc.integer({ min: 1, max: 7 }),
    method: fc.constantFrom(...PAIRING_METHODS),
    club: fc.constantFrom(...CLUB_POLICIES),
    seed: fc.string({ minLength: 1, maxLength: 6 }),
  });

  it("has no round with anything avoidable, whoever comes and goes", () => {
    fc.assert(
      fc.property(events, ({ format, count, rounds, method, club, seed }) => {
        const random = seededRandom(seed);
        const some = (chance: number) => random() < chance;
        const entrants = entrantsOf(count, (id) => ({
          club: `Club ${id % 4}`,
          ...(some(0.1) ? { from: 2 } : {}),
          ...(some(0.1) ? { absent: [2] } : {}),
          ...(some(0.1) ? { outFrom: 4 } : {}),
        }));
        const start = eventOf({ format, seed, entrants, forbidden: count > 3 ? [["1", "2"]] : [] });
        const { event, answers } = playRounds(
          { ...start, pairing: { ...start.pairing, method, club } },
          rounds,
          bookRules,
          random,
        );
        const errors = checkEvent(event, bookRules).findings.filter(
          ({ severity }) => severity === "error",
        );
        expect(errors).toEqual([]);
        for (const { tables } of answers) {
          expect(tables.map(({ table }) => table)).toEqual(tables.map((_, index) => index + 1));
        }
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it("gets the same round whatever the order of its entrants", () => {
    fc.assert(
      fc.property(events, ({ format, count, method, club, seed }) => {
        const random = seededRandom(seed);
        const entrants = entrantsOf(count, (id) => ({ club: `Club ${id % 3}` }));
        const start = eventOf({ format, seed, entrants });
        const { event } = playRounds(
          { ...start, pairing: { ...start.pairing, method, club } },
          2,
          bookRules,
          random,
        );
        const mixed = { ...event, entrants: shuffled(event.entrants, random) };
        expect(pairRound(mixed, bookRules)).toEqual(pairRound(event, bookRules));
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});

it.each(["a", "b", "c", "d", "e", "f"])(
  "gives 17 pairs one rest each and no rematch in 17 rounds (T16): %s",
  (seed) => {
    const start = eventOf({ entrants: entrantsOf(17), seed });
    const { answers } = playRounds(start, 17, bookRules, seededRandom(seed));
    expect(new Set(answers.flatMap(({ byes }) => byes)).size).toBe(17);
    expect(answers.flatMap(({ broken }) => broken)).toEqual([]);
  },
  20_000,
);

it("refuses an entrant listed twice", () => {
  const twice = eventOf({ entrants: [...entrantsOf(2), ...entrantsOf(1)] });
  expect(pairRound(twice, bookRules)).toMatchObject({
    ok: false,
    problems: [{ code: "duplicate-entrant", id: "1" }],
  });
});
