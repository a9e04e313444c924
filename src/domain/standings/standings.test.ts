import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { playedEvents } from "../../../tests/support/event-arbitraries";
import {
  bookRules,
  entrantsOf,
  eventOf,
  roundOf,
  tableOf,
} from "../../../tests/support/event-builders";
import { slowStandings } from "../../../tests/support/slow-standings";
import { netOf } from "../match/net";
import type { TieBreak } from "../rules/settings";
import { computeStandings } from "./standings";

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).join(" ");

describe("computeStandings", () => {
  it("orders by wins, efectividad, points for and says what decided", () => {
    const event = eventOf({
      entrants: entrantsOf(4),
      rounds: [roundOf([tableOf(1, "1", "3", 200, 140), tableOf(2, "2", "4", 205, 145)])],
    });
    expect(computeStandings(event, bookRules)).toEqual([
      {
        rank: 1,
        id: "2",
        played: 1,
        wins: 1,
        for: 205,
        against: 145,
        net: 60,
        fines: 0,
        decidedBy: "for",
      },
      {
        rank: 2,
        id: "1",
        played: 1,
        wins: 1,
        for: 200,
        against: 140,
        net: 60,
        fines: 0,
        decidedBy: "wins",
      },
      {
        rank: 3,
        id: "4",
        played: 1,
        wins: 0,
        for: 145,
        against: 205,
        net: -60,
        fines: 0,
        decidedBy: "for",
      },
      {
        rank: 4,
        id: "3",
        played: 1,
        wins: 0,
        for: 140,
        against: 200,
        net: -60,
        fines: 0,
        decidedBy: null,
      },
    ]);
  });

  it("counts a rest as a win by 100–0 that was not played (decision 4)", () => {
    const event = eventOf({ entrants: entrantsOf(1), rounds: [roundOf([], "1")] });
    expect(computeStandings(event, bookRules)[0]).toMatchObject({
      played: 0,
      wins: 1,
      for: 100,
      against: 0,
      net: 100,
    });
  });

  it("gives a rest the points that the rules say", () => {
    const event = eventOf({ entrants: entrantsOf(1), rounds: [roundOf([], "1")] });
    const row = computeStandings(event, { ...bookRules, byePoints: 150 })[0];
    expect(row).toMatchObject({ wins: 1, for: 150, net: 150 });
  });

  it("takes adjustments from points for and efectividad, and counts fines apart from bonuses", () => {
    const event = eventOf({
      entrants: entrantsOf(2),
      rounds: [roundOf([tableOf(1, "1", "2", 200, 100)])],
      adjustments: [
        { id: "1", points: -50, round: 1 },
        { id: "1", points: 25 },
      ],
    });
    expect(computeStandings(event, bookRules)[0]).toMatchObject({
      for: 175,
      against: 100,
      net: 75,
      fines: -50,
    });
  });

  it("leaves out a table without result and keeps a table that nobody won", () => {
    const open = { table: 1, AC: ["1"], BD: ["2"] };
    const none = { ...open, points: { AC: 0, BD: 0 }, winner: null };
    const rows = (table: typeof open) =>
      computeStandings(eventOf({ entrants: entrantsOf(2), rounds: [roundOf([table])] }), bookRules);
    expect(rows(open).map(({ played, wins }) => [played, wins])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(rows(none).map(({ played, wins }) => [played, wins])).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  it("gives each person of an individual table the result of his own (19.2: one walked out)", () => {
    const event = eventOf({
      format: "individual",
      entrants: entrantsOf(4),
      rounds: [
        roundOf([
          {
            table: 1,
            AC: ["1", "3"],
            BD: ["2", "4"],
            points: { AC: 120, BD: 90 },
            winner: "BD",
            results: {
              "1": { won: false, for: 0, against: 0 },
              "3": { won: true, for: 100, against: 0 },
            },
          },
        ]),
      ],
    });
    const rows = computeStandings(event, bookRules);
    expect(rows.map(({ id, wins, for: points }) => [id, wins, points])).toEqual([
      ["3", 1, 100],
      ["2", 1, 90],
      ["4", 1, 90],
      ["1", 0, 0],
    ]);
  });

  it("breaks a tie by the direct result, and leaves a cycle of three to the next rule", () => {
    const order: readonly TieBreak[] = ["wins", "direct", "rank"];
    const two = eventOf({
      entrants: entrantsOf(2),
      standingsOrder: order,
      rounds: [roundOf([tableOf(1, "1", "2", 90, 200)]), roundOf([], "1")],
    });
    expect(computeStandings(two, bookRules).map(({ id, decidedBy }) => [id, decidedBy])).toEqual([
      ["2", "direct"],
      ["1", null],
    ]);
    const cycle = eventOf({
      entrants: entrantsOf(3),
      standingsOrder: order,
      rounds: [
        roundOf([tableOf(1, "1", "2", 200, 0)], "3"),
        roundOf([tableOf(1, "2", "3", 200, 0)], "1"),
        roundOf([tableOf(1, "3", "1", 200, 0)], "2"),
      ],
    });
    expect(computeStandings(cycle, bookRules).map(({ id, decidedBy }) => [id, decidedBy])).toEqual([
      ["1", "rank"],
      ["2", "rank"],
      ["3", null],
    ]);
  });

  it("keeps a withdrawn entrant and what his opponents get from him (T14)", () => {
    const event = eventOf({
      entrants: entrantsOf(4, (id) => (id === 1 ? { outFrom: 3 } : {})),
      standingsOrder: ["wins", "buchholz"],
      rounds: [
        roundOf([tableOf(1, "1", "2", 200, 100), tableOf(2, "3", "4", 200, 100)]),
        roundOf([tableOf(1, "1", "3", 200, 100), tableOf(2, "2", "4", 200, 100)]),
        roundOf([tableOf(1, "2", "3", 200, 100)], "4"),
      ],
    });
    const rows = computeStandings(event, bookRules);
    expect(idsOf(rows)).toBe("2 1 3 4");
    expect(rows[0]).toMatchObject({ wins: 2, played: 3, decidedBy: "buchholz" });
    expect(rows[1]).toMatchObject({ id: "1", wins: 2, played: 2 });
  });

  it("equals the slow way, whatever the event", () => {
    fc.assert(
      fc.property(playedEvents, ({ event, rules }) => {
        expect(computeStandings(event, rules)).toEqual(slowStandings(event, rules));
      }),
      { numRuns: 300 },
    );
  }, 60_000);
});

describe("netOf", () => {
  it.each([
    // formula, won, for, against, efectividad (figures of two Dominican and Venezuelan systems at 200)
    ["plain", true, 215, 150, 65],
    ["capped-winner", true, 215, 150, 50],
    ["capped-winner", false, 150, 215, -50],
    ["capped-winner", false, 165, 180, -15],
    ["capped-winner", true, 205, 180, 20],
    ["fixed-win", true, 215, 150, 50],
    ["fixed-win", false, 150, 215, -50],
    ["fixed-win", true, 195, 160, 40],
    ["plain", true, 4441, 2745, 1696],
  ] as const)("%s: won %s, %i–%i is %i", (netFormula, won, points, against, net) => {
    expect(netOf({ won, for: points, against }, { netFormula, target: 200 })).toBe(net);
  });
});
