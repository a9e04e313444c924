import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allRounds, answerOf, least, smallPairEvents } from "../../../../tests/support/all-rounds";
import {
  bookRules,
  entrantsOf,
  eventOf,
  roundOf,
  tableOf,
} from "../../../../tests/support/event-builders";
import { playRounds } from "../../../../tests/support/play-event";
import { seededRandom } from "../../kernel/random";
import { readField } from "../field";
import { costOfSides, differencesOf, seatedRound, verdictOf } from "./round-cost";
import { whyNot } from "./why-not";

describe("why these two do not meet", () => {
  it("names the criteria by which the best round with them together differs (brute force)", () => {
    fc.assert(
      fc.property(smallPairEvents, fc.nat(), fc.nat(), (event, x, y) => {
        const answer = answerOf(event);
        const field = readField(event, bookRules);
        const first = field.units[x % field.units.length]?.id ?? "";
        const second = field.units[y % field.units.length]?.id ?? "";
        const told = whyNot(event, bookRules, answer, { kind: "meet", first, second });
        if (!told.ok) {
          expect(told.problems[0]?.code).toMatch(/^(same-entrant|already-so)$/);
          return;
        }
        const meeting = allRounds(field.units).filter(({ tables }) =>
          tables.some((sides) => {
            const ids = sides.flat().map(({ id }) => id);
            return ids.includes(first) && ids.includes(second);
          }),
        );
        const base = costOfSides(field, seatedRound(field, answer), false);
        const best = least(field, meeting);
        const expected = base.map((one, index) => ({ ...one, cost: best[index] ?? 0 }));
        expect(told.differences).toEqual(differencesOf(base, expected));
        expect(told.verdict).toBe(verdictOf(differencesOf(base, expected)));
      }),
      { numRuns: 100 },
    );
  });

  it("says what another rest would cost (brute force)", () => {
    fc.assert(
      fc.property(smallPairEvents, fc.nat(), (event, x) => {
        const answer = answerOf(event);
        const field = readField(event, bookRules);
        const id = field.units[x % field.units.length]?.id ?? "";
        const told = whyNot(event, bookRules, answer, { kind: "rest", id });
        if (!told.ok) {
          expect(told.problems[0]?.code).toMatch(/^(already-so|nobody-rests)$/);
          return;
        }
        const resting = allRounds(field.units).filter((round) => round.resting[0]?.id === id);
        const base = costOfSides(field, seatedRound(field, answer), false);
        const best = least(field, resting);
        const expected = base.map((one, index) => ({ ...one, cost: best[index] ?? 0 }));
        expect(told.differences).toEqual(differencesOf(base, expected));
        expect(told.rests).toEqual({ from: answer.byes, to: [id] });
      }),
      { numRuns: 100 },
    );
  });

  it("counts the engine's own round as the engine does", () => {
    fc.assert(
      fc.property(smallPairEvents, (event) => {
        const answer = answerOf(event);
        const field = readField(event, bookRules);
        const counted = costOfSides(field, seatedRound(field, answer), false);
        expect(Object.fromEntries(counted.map(({ criterion, cost }) => [criterion, cost]))).toEqual(
          answer.cost,
        );
      }),
      { numRuns: 60 },
    );
  });

  it("says when they met, whose club it is and what it would cost", () => {
    const event = eventOf({
      entrants: entrantsOf(4),
      rounds: [roundOf([tableOf(1, "1", "4", 200, 50), tableOf(2, "2", "3", 200, 60)])],
    });
    const told = whyNot(event, bookRules, answerOf(event), {
      kind: "meet",
      first: "1",
      second: "4",
    });
    expect(told).toMatchObject({
      ok: true,
      verdict: "worse",
      proved: true,
      facts: [
        { code: "met", round: 1, tooSoon: true },
        { code: "wins-apart", wins: [1, 0] },
      ],
      differences: [
        { criterion: "rematch", hard: true, from: 0, to: 2 },
        { criterion: "win-difference", from: 0, to: 2 },
        { criterion: "method-order", from: 0, to: 2 },
      ],
    });
  });

  it("weighs the first round by the method that the event says for it", () => {
    const base = eventOf({ entrants: entrantsOf(6) });
    const event = { ...base, pairing: { ...base.pairing, firstRound: "ranking" as const } };
    const told = whyNot(event, bookRules, answerOf(event), {
      kind: "meet",
      first: "1",
      second: "6",
    });
    expect(told).toMatchObject({ ok: true, verdict: "worse" });
    const own = whyNot(event, bookRules, answerOf(event), {
      kind: "meet",
      first: "1",
      second: "2",
    });
    expect(own).toEqual({ ok: false, problems: [{ code: "already-so", table: 1 }] });
    const spread = { ...base, pairing: { ...base.pairing, firstRound: "clubs" as const } };
    const answer = answerOf(spread);
    expect(whyNot(spread, bookRules, answer, { kind: "meet", first: "1", second: "2" })).toEqual({
      ok: false,
      problems: [{ code: "not-by-criteria" }],
    });
  });

  it("refuses who is not in the round, a couple of one, and rounds of a schedule", () => {
    const event = eventOf({ entrants: entrantsOf(4) });
    const answer = answerOf(event);
    const ask = (first: string, second: string) =>
      whyNot(event, bookRules, answer, { kind: "meet", first, second });
    expect(ask("1", "9")).toEqual({ ok: false, problems: [{ code: "not-in-round", id: "9" }] });
    expect(ask("1", "1")).toEqual({ ok: false, problems: [{ code: "same-entrant", id: "1" }] });
    expect(ask("1", "4")).toEqual({ ok: false, problems: [{ code: "already-so", table: 1 }] });
    const scheduled = { ...event, pairing: { ...event.pairing, system: "round-robin" as const } };
    expect(whyNot(scheduled, bookRules, answer, { kind: "meet", first: "1", second: "2" })).toEqual(
      { ok: false, problems: [{ code: "not-by-criteria" }] },
    );
  });
});

describe("tables of four", () => {
  const individuals = fc
    .record({
      seed: fc.string({ minLength: 1, maxLength: 6 }),
      rounds: fc.integer({ min: 0, max: 3 }),
    })
    .map(
      ({ seed, rounds }) =>
        playRounds(
          eventOf({ format: "individual", entrants: entrantsOf(10), seed }),
          rounds,
          bookRules,
          seededRandom(seed),
        ).event,
    );

  it("finds a round with both at one table, and counts what it costs", () => {
    fc.assert(
      fc.property(individuals, fc.nat(), fc.nat(), (event, x, y) => {
        const answer = answerOf(event);
        const { units } = readField(event, bookRules);
        const first = units[x % units.length]?.id ?? "";
        const second = units[y % units.length]?.id ?? "";
        const told = whyNot(event, bookRules, answer, { kind: "meet", first, second });
        if (!told.ok) {
          expect(told.problems[0]?.code).toMatch(/^(same-entrant|already-so)$/);
          return;
        }
        expect(told.proved).toBe(false);
        // Ten people are tried out completely by the engine: no round is better than its own.
        expect(told.verdict).not.toBe("better");
        for (const { from, to } of told.differences) expect(to).not.toBe(from);
      }),
      { numRuns: 10 },
    );
  });
});
