import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bookRules, entrantsOf, eventOf, roundOf } from "../../../../tests/support/event-builders";
import { playRounds } from "../../../../tests/support/play-event";
import type { CriterionId, EventDocument, EventTable } from "../../event/event-document";
import { CLUB_POLICIES, PAIRING_METHODS } from "../../event/event-document";
import { seededRandom, shuffled } from "../../kernel/random";
import type { TableCriterion } from "../criteria/criterion";
import { tableCriteria } from "../criteria/individual/table-criteria";
import type { Field } from "../field";
import { readField } from "../field";
import { pairRound } from "../pair-round";
import type { Four } from "./first-tables";
import { costOfTables, findTables } from "./individual";

const IDS = tableCriteria({
  method: "fold",
  club: "weak",
  partnerCooldown: null,
  opponentCooldown: null,
}).map(({ id }) => id);

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((cost, index) => cost !== b[index]);
  return at !== -1 && (a[at] ?? 0) < (b[at] ?? 0);
}

function subsets(units: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return units.flatMap((unit, at) =>
    subsets(units.slice(at + 1), count - 1).map((more) => [unit, ...more]),
  );
}

/** The least costs of all rounds of a small field, written down one by one. */
function bruteForce(field: Field, criteria: readonly TableCriterion[]): readonly number[] {
  const units = field.units.map((_, unit) => unit);
  const known = new Map<string, readonly number[]>();
  const costOf = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]) => {
    const key = [a, b, c, d].join(" ");
    const ways: readonly Four[] = [
      [a, b, c, d],
      [a, c, b, d],
      [a, d, b, c],
    ];
    const cost =
      known.get(key) ??
      ways
        .map((four) => costOfTables(field, criteria, [four], []))
        .reduce((best, next) => (isLess(next, best) ? next : best));
    known.set(key, cost);
    return cost;
  };
  const add = (one: readonly number[], two: readonly number[]) =>
    one.map((cost, at) => cost + (two[at] ?? 0));
  let best: readonly number[] | null = null;
  const seat = (left: readonly number[], cost: readonly number[]): void => {
    const [first, ...others] = left;
    if (first === undefined) {
      if (best === null || isLess(cost, best)) best = cost;
      return;
    }
    for (const mates of subsets(others, 3)) {
      const rest = others.filter((unit) => !mates.includes(unit));
      seat(rest, add(cost, costOf([first, ...mates])));
    }
  };
  for (const resting of subsets(units, units.length % 4)) {
    const playing = units.filter((unit) => !resting.includes(unit));
    seat(playing, costOfTables(field, criteria, [], resting));
  }
  return best ?? [];
}

/** An event whose rounds were drawn by lots, so that everything may have happened already. */
function drawnEvent(count: number, rounds: number, seed: string): EventDocument {
  const random = seededRandom(seed);
  const ids = entrantsOf(count).map(({ id }) => id);
  const clubs = 1 + Math.floor(random() * 4);
  return eventOf({
    format: "individual",
    seed,
    entrants: entrantsOf(count, () => ({ club: `Club ${Math.floor(random() * clubs)}` })),
    forbidden: count > 4 && random() < 0.5 ? [["1", "2"]] : [],
    rounds: Array.from({ length: rounds }, () => {
      const drawn = shuffled(ids, random);
      const tables = Array.from({ length: count >> 2 }, (_, index): EventTable => {
        const [a = "", b = "", c = "", d = ""] = drawn.splice(0, 4);
        const winner = random() < 0.5 ? "AC" : "BD";
        const points = winner === "AC" ? { AC: 200, BD: 90 } : { AC: 90, BD: 200 };
        return { table: index + 1, AC: [a, b], BD: [c, d], winner, points };
      });
      return roundOf(tables, ...drawn);
    }),
  });
}

describe("tables of rotating partners", () => {
  it("are the best of all where there are up to twelve people, under criteria in any order", () => {
    fc.assert(
      fc.property(
        fc.record({
          count: fc.integer({ min: 4, max: 12 }),
          rounds: fc.integer({ min: 0, max: 8 }),
          seed: fc.string({ minLength: 1, maxLength: 6 }),
          club: fc.constantFrom(...CLUB_POLICIES),
          method: fc.constantFrom(...PAIRING_METHODS),
          opponentCooldown: fc.constantFrom(null, 1, 2),
          criteria: fc.option(fc.shuffledSubarray(IDS as CriterionId[], { minLength: 1 }), {
            nil: undefined,
            freq: 2,
          }),
        }),
        ({ count, rounds, seed, ...settings }) => {
          const event = drawnEvent(count, rounds, seed);
          const pairing = { ...event.pairing, ...settings };
          const field = readField({ ...event, pairing }, bookRules);
          const criteria = tableCriteria(pairing);
          const found = findTables(field, criteria);
          expect(found.cost).toEqual(bruteForce(field, criteria));
          expect(found.cost).toEqual(costOfTables(field, criteria, found.tables, found.resting));
          expect(found.optimal).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([24, 25, 43, 90, 260, 1210, 2403])(
    "seat each of %i people once and count right",
    (count) => {
      const field = readField(drawnEvent(count, 4, `todos ${count}`), bookRules);
      const criteria = tableCriteria(field.settings);
      const { tables, resting, cost } = findTables(field, criteria);
      const seated = [...tables.flat(), ...resting].sort((a, b) => a - b);
      expect(seated).toEqual(field.units.map((_, unit) => unit));
      expect(cost).toEqual(costOfTables(field, criteria, tables, resting));
    },
  );

  it("cost nothing in a first round, which is proved", () => {
    const answer = pairRound(
      eventOf({ format: "individual", entrants: entrantsOf(800) }),
      bookRules,
    );
    expect(answer).toMatchObject({ ok: true, optimal: true, cost: { "balanced-sides": 0 } });
  });

  it.each([
    [12, 9, "partner-repeated"],
    [13, 9, "partner-repeated"],
    [28, 9, "opponent-repeated"],
    [32, 9, "opponent-repeated"],
  ] as const)("of %i people in %i rounds: nothing of %s", (count, rounds, criterion) => {
    const start = eventOf({ format: "individual", entrants: entrantsOf(count) });
    const never = { ...start, pairing: { ...start.pairing, opponentCooldown: null } };
    const { answers } = playRounds(never, rounds, bookRules, seededRandom(`${count}`));
    expect(answers.map(({ cost }) => cost[criterion])).toEqual(answers.map(() => 0));
    expect(answers.map(({ cost }) => cost["partner-repeated"])).toEqual(answers.map(() => 0));
  });

  it("keep two big clubs apart as partners where the event is strict, and say what cannot be", () => {
    const start = eventOf({
      format: "individual",
      entrants: entrantsOf(24, (id) => ({ club: id % 2 === 0 ? "Norte" : "Sur" })),
    });
    const strict = { ...start, pairing: { ...start.pairing, club: "strict" as const } };
    const answer = pairRound(strict, bookRules);
    // Two of each club at a table: two couples of opponents of one club are the least.
    expect(answer).toMatchObject({ ok: true, cost: { "club-partners": 0, "club-opponents": 12 } });
    expect(answer.ok && answer.broken.length).toBe(12);
  });

  it("keep those apart who must not meet, through all rounds", () => {
    const forbidden = [
      ["1", "2"],
      ["1", "3"],
      ["2", "3"],
      ["4", "30"],
    ] as const;
    const start = eventOf({ format: "individual", entrants: entrantsOf(30), forbidden });
    const { answers } = playRounds(start, 6, bookRules, seededRandom("aparte"));
    expect(answers.map(({ cost }) => cost["forbidden-pair"])).toEqual(answers.map(() => 0));
  });

  it("are the same for the same event", () => {
    const field = readField(drawnEvent(40, 6, "igual"), bookRules);
    const criteria = tableCriteria(field.settings);
    expect(findTables(field, criteria)).toEqual(findTables(field, criteria));
  });
});

describe("criteria of rotating partners", () => {
  it("seat partners of the round before, level in wins, against each other", () => {
    const start = eventOf({ format: "individual", entrants: entrantsOf(16) });
    const { answers } = playRounds(start, 2, bookRules, seededRandom("separados"));
    // Two former partnerships at each of four tables: two of four couples of opponents are not such.
    expect(answers.map(({ cost }) => cost["old-partners"])).toEqual([0, 8]);
  });

  it("stand in the event's own order, without those that are not about tables of four", () => {
    const { pairing } = eventOf({ format: "individual", entrants: [] });
    const ids = (criteria: readonly CriterionId[]) =>
      tableCriteria({ ...pairing, criteria }).map(({ id }) => id);
    expect(ids(["win-spread", "rematch", "rests", "win-spread"])).toEqual(["win-spread", "rests"]);
  });

  it("put strict clubs before the rests, and hard", () => {
    const { pairing } = eventOf({ format: "individual", entrants: [] });
    const strict = tableCriteria({ ...pairing, club: "strict" });
    expect(strict.map(({ id, hard }) => `${id}${hard ? "!" : ""}`)).toEqual([
      "partner-repeated!",
      "forbidden-pair!",
      "opponent-repeated!",
      "club-partners!",
      "club-opponents!",
      "rests",
      "win-spread",
      "balanced-sides",
      "old-partners",
      "met-before",
    ]);
  });
});
