import { describe, expect, it } from "vitest";
import {
  bookRules,
  entrantsOf,
  eventOf,
  roundOf,
  tableOf,
} from "../../../../tests/support/event-builders";
import type { EventDocument, EventTable } from "../../event/event-document";
import { reviewManualRound } from "../review/manual-round";
import { checkEvent } from "./check-event";
import { largestMatching } from "./largest-matching";

const found = (event: EventDocument) =>
  checkEvent(event, bookRules).findings.map(({ severity, code, round }) => [severity, code, round]);

const first = roundOf([tableOf(1, "1", "2", 200, 90), tableOf(2, "3", "4", 200, 90)]);

describe("checkEvent", () => {
  it("finds nothing in a clean event", () => {
    expect(checkEvent(eventOf({ entrants: entrantsOf(4), rounds: [first] }), bookRules)).toEqual({
      ok: true,
      findings: [],
    });
  });

  it("calls a rematch an error where it could be avoided, and else a notice", () => {
    const event = eventOf({ entrants: entrantsOf(4), rounds: [first, first] });
    expect(found(event)).toEqual([
      ["error", "rematch", 2],
      ["error", "rematch", 2],
    ]);
    const two = roundOf([tableOf(1, "1", "2", 200, 90)]);
    const forced = eventOf({ entrants: entrantsOf(2), rounds: [two, two] });
    expect(found(forced)).toEqual([["notice", "rematch", 2]]);
    const cooled = { ...event.pairing, opponentCooldown: 0 };
    expect(found({ ...event, pairing: cooled })).toEqual([]);
  });

  it("finds who rests twice while somebody has not", () => {
    const rounds = [
      roundOf([tableOf(1, "1", "2", 200, 90)], "3"),
      roundOf([tableOf(1, "4", "5", 200, 90)], "3"),
    ];
    const entrants = entrantsOf(5, (id) => (id > 3 ? { from: 2 } : id < 3 ? { outFrom: 2 } : {}));
    expect(found(eventOf({ entrants, rounds }))).toEqual([["error", "second-bye", 2]]);
  });

  it("finds who is there twice, not at all, or should not be", () => {
    const round = roundOf([tableOf(1, "1", "1", 200, 90), tableOf(2, "3", "9", 200, 90)]);
    const entrants = entrantsOf(4, (id) => (id === 3 ? { outFrom: 1 } : {}));
    expect(found(eventOf({ entrants, rounds: [round] })).map(([, code]) => code)).toEqual([
      "entrant-twice",
      "withdrawn-paired",
      "unknown-entrant",
      "entrant-missing",
      "entrant-missing",
    ]);
  });

  it.each([
    [200, 200, "points-impossible"],
    [-5, 200, "points-impossible"],
    [400, 90, "points-impossible"],
    [367, 199, null],
    [195, 160, null],
  ] as const)("judges %i–%i", (ac, bd, code) => {
    const rounds = [roundOf([{ ...tableOf(1, "1", "2", ac, bd), winner: null }])];
    const codes = found(eventOf({ entrants: entrantsOf(2), rounds })).map(([, each]) => each);
    expect(codes).toEqual(code === null ? [] : [code]);
  });

  it("finds a winner with fewer points; results of people that differ are noted", () => {
    const wrong = { ...tableOf(1, "1", "2", 200, 90), winner: "BD" as const };
    const results = { "1": { won: false, for: 0, against: 0 } };
    const codes = (table: EventTable) =>
      found(eventOf({ entrants: entrantsOf(2), rounds: [roundOf([table])] })).map(
        ([severity, each]) => `${severity} ${each}`,
      );
    expect(codes(wrong)).toEqual(["error winner-contradicts-points"]);
    expect(codes({ ...wrong, results })).toEqual([
      "notice winner-contradicts-points",
      "notice result-differs-from-points",
    ]);
    const own = (won: boolean, points: number, against: number) => ({
      ...tableOf(1, "1", "2", 200, 90),
      winner: "AC" as const,
      results: { "1": { won, for: points, against }, "2": { won: false, for: 90, against: 200 } },
    });
    expect(codes(own(true, 200, 90))).toEqual([]);
    expect(codes(own(true, 150, 90))).toEqual(["notice result-differs-from-points"]);
    expect(codes(own(true, 900, 0))).toEqual(["error points-impossible"]);
  });

  it("tells avoidable repeats of partners and opponents from the others", () => {
    const entrants = entrantsOf(8);
    const table = (number: number, ac: string, bd: string) => tableOf(number, ac, bd, 200, 90);
    const one = roundOf([table(1, "1 2", "3 4"), table(2, "5 6", "7 8")]);
    const two = roundOf([table(1, "1 2", "5 6"), table(2, "3 7", "4 8")]);
    expect(found(eventOf({ format: "individual", entrants, rounds: [one, two] }))).toEqual([
      ["error", "partner-repeated", 2],
      ["error", "partner-repeated", 2],
    ]);
    const three = roundOf([table(1, "1 3", "2 4"), table(2, "5 7", "6 8")]);
    const codes = new Set(
      found(eventOf({ format: "individual", entrants, rounds: [one, three] })).map(String),
    );
    expect([...codes]).toEqual(["error,opponent-repeated,2"]);
  });
});

describe("reviewManualRound", () => {
  const event = eventOf({
    entrants: entrantsOf(4, (id) => ({ club: id < 3 ? "Norte" : "Sur" })),
    rounds: [first],
    forbidden: [["1", "3"]],
  });
  const grades = (ac: string, bd: string, ac2: string, bd2: string) =>
    reviewManualRound(
      event,
      {
        tables: [
          { table: 1, AC: [ac], BD: [bd] },
          { table: 2, AC: [ac2], BD: [bd2] },
        ],
        byes: [],
      },
      bookRules,
    ).map(({ grade, code }) => [grade, code]);

  it("grades what speaks against a changed round", () => {
    expect(grades("1", "4", "2", "3")).toEqual([]);
    expect(grades("1", "3", "2", "4")).toEqual([["confirm", "forbidden-pair"]]);
    expect(grades("1", "1", "2", "3")).toEqual([
      ["refuse", "entrant-twice"],
      ["refuse", "entrant-missing"],
      ["warning", "same-club"],
    ]);
    expect(grades("1", "2", "3", "4")).toEqual([
      ["confirm", "rematch"],
      ["confirm", "rematch"],
      ["warning", "same-club"],
      ["warning", "same-club"],
    ]);
  });
});

describe("largestMatching", () => {
  it("sees through odd cycles", () => {
    const edges = ["0-1", "1-2", "2-0", "2-3", "3-4", "4-5", "5-3"];
    const allowed = (a: number, b: number) =>
      edges.includes(`${a}-${b}`) || edges.includes(`${b}-${a}`);
    expect(largestMatching(6, allowed).pairs).toBe(3);
    expect(largestMatching(5, allowed).pairs).toBe(2);
    expect(largestMatching(3, () => false).pairs).toBe(0);
  });
});
