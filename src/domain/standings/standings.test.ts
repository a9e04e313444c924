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
import { shuffled } from "../kernel/random";
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

  it.each([
    // points of 2–1, 3–2 and 1–3, the winner's first; the order and what decided it
    ["efectividad among them", [200, 100], [200, 150], [200, 190], "2 3 1"],
    ["points for where that is equal too", [200, 100], [250, 150], [220, 120], "3 2 1"],
  ] as const)("breaks a cycle of three by %s", (_, one, two, three, order) => {
    const event = eventOf({
      entrants: entrantsOf(3),
      standingsOrder: ["wins", "direct"],
      rounds: [
        roundOf([tableOf(1, "2", "1", one[0], one[1])], "3"),
        roundOf([tableOf(1, "3", "2", two[0], two[1])], "1"),
        roundOf([tableOf(1, "1", "3", three[0], three[1])], "2"),
      ],
    });
    const rows = computeStandings(event, bookRules);
    expect([idsOf(rows), rows[0]?.decidedBy]).toEqual([order, "direct"]);
  });

  it("asks for the direct result again among fewer, and not where two have not met", () => {
    const rounds = [
      roundOf([tableOf(1, "1", "2", 200, 0), tableOf(2, "3", "4", 200, 0)]),
      roundOf([tableOf(1, "3", "1", 200, 0), tableOf(2, "2", "4", 200, 0)]),
      roundOf([tableOf(1, "2", "3", 200, 0), tableOf(2, "1", "4", 200, 0)]),
    ];
    const event = eventOf({ entrants: entrantsOf(4), standingsOrder: ["direct"], rounds });
    const all = computeStandings(event, bookRules);
    expect(all.map(({ id, decidedBy }) => `${id} ${decidedBy}`)).toEqual([
      "1 rank",
      "2 rank",
      "3 direct",
      "4 null",
    ]);
    const fewer = computeStandings({ ...event, rounds: rounds.slice(0, 2) }, bookRules);
    expect(fewer.map(({ decidedBy }) => decidedBy)).toEqual(["rank", "rank", "rank", null]);
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

  it.each([
    [{ byeWin: "no-win" }, { wins: 0, for: 100, net: 100 }],
    [
      { missedRound: "absence", absenceFine: 100 },
      { wins: 1, for: 0, net: 0, fines: -100 },
    ],
    [
      { missedRound: "absence", absenceAgainst: 200 },
      { for: 0, against: 200, net: -200 },
    ],
    [
      { lateEntry: "absence", absenceFine: 50 },
      { for: 50, net: 50, fines: -50 },
    ],
  ] as const)("counts rests, missed and late rounds by the settings: %o", (rules, row) => {
    const event = eventOf({
      entrants: [{ id: "1", rank: 1, from: 2, absent: [1, 3] }],
      rounds: [roundOf([]), roundOf([], "1"), roundOf([])],
    });
    expect(computeStandings(event, { ...bookRules, ...rules })[0]).toMatchObject(row);
  });

  it("gives a table without points the figures of an absence, where the rules say so", () => {
    const event = eventOf({
      entrants: entrantsOf(2),
      rounds: [roundOf([{ table: 1, AC: ["1"], BD: ["2"], winner: "AC" }])],
    });
    expect(computeStandings(event, bookRules).map(({ net }) => net)).toEqual([0, 0]);
    const rules = { ...bookRules, forfeitScore: "absence" } as const;
    expect(computeStandings(event, rules)).toMatchObject([
      { id: "1", played: 1, wins: 1, for: 100, against: 0, net: 100 },
      { id: "2", played: 1, wins: 0, for: -100, against: 0, net: -100, fines: -100 },
    ]);
  });

  it("weighs the composite as docs/decisions works it out by hand", () => {
    const event = eventOf({
      format: "individual",
      entrants: entrantsOf(4),
      rounds: [
        roundOf([tableOf(1, "1 2", "3 4", 200, 100)]),
        roundOf([tableOf(1, "1 3", "2 4", 200, 150)]),
      ],
    });
    const rows = computeStandings(event, { ...bookRules, netFormula: "composite" });
    expect(rows.map(({ id, net }) => [id, net])).toEqual([
      ["1", 4 * 687 + 3 * 500 + 2 * 250 + 500],
      ["2", 4 * 562 + 3 * 750 + 2 * 125 + 500],
      ["3", 4 * 437 + 3 * 750 + 2 * 125 + 500],
      ["4", 4 * 312 + 3 * 750 + 500],
    ]);
  });

  it("puts everybody in one order that the order of the document does not change", () => {
    fc.assert(
      fc.property(playedEvents, fc.infiniteStream(fc.nat()), ({ event, rules }, numbers) => {
        const rows = computeStandings(event, rules);
        expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, index) => index + 1));
        expect(new Set(rows.map(({ id }) => id)).size).toBe(event.entrants.length);
        expect(rows.filter(({ decidedBy }) => decidedBy === null)).toHaveLength(
          Math.min(1, rows.length),
        );
        const random = () => (numbers.next().value % 1000) / 1000;
        const turned = {
          ...event,
          entrants: shuffled(event.entrants, random),
          adjustments: shuffled(event.adjustments, random),
          rounds: event.rounds.map((round) => ({
            tables: shuffled(round.tables, random),
            byes: shuffled(round.byes, random),
          })),
        };
        expect(computeStandings(turned, rules)).toEqual(rows);
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  it("draws the same lots for the same seed, and others for another", () => {
    const of = (seed: string) =>
      idsOf(
        computeStandings(
          eventOf({ entrants: entrantsOf(12), seed, standingsOrder: ["lots"] }),
          bookRules,
        ),
      );
    expect(of("viernes")).toBe(of("viernes"));
    expect(of("viernes")).not.toBe(of("sábado"));
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
    ["composite", true, 215, 150, 65],
  ] as const)("%s: won %s, %i–%i is %i", (netFormula, won, points, against, net) => {
    expect(netOf({ won, for: points, against }, { netFormula, target: 200 })).toBe(net);
  });
});
