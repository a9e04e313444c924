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
import { COMPOSITE_PARTS, COMPOSITE_WEIGHTS } from "./composite";
import type { RowPart } from "./explain-row";
import { explainRow, explainStandings } from "./explain-row";
import { computeStandings } from "./standings";

const SUMS = ["played", "wins", "for", "against", "fines"] as const;

const sumOf = (parts: readonly RowPart[], key: (typeof SUMS)[number] | "net") =>
  parts.reduce((sum, part) => sum + part[key], 0);

describe("explainRow", () => {
  it("gives parts that add up to the row exactly, whatever the event and the rules", () => {
    fc.assert(
      fc.property(playedEvents, ({ event, rules }) => {
        const explained = explainStandings(event, rules);
        expect(explained.map(({ row }) => row)).toEqual(computeStandings(event, rules));
        for (const { row, parts, composite } of explained) {
          for (const key of SUMS) expect(sumOf(parts, key), `${row.id} ${key}`).toBe(row[key]);
          if (composite === null) expect(sumOf(parts, "net")).toBe(row.net);
          else {
            const weighed = COMPOSITE_PARTS.map(
              (part) => COMPOSITE_WEIGHTS[part] * composite[part].index,
            );
            expect(weighed.reduce((sum, each) => sum + each, 0)).toBe(row.net);
            expect(composite.total).toBe(row.net);
          }
        }
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  it("gives the wins of opponents that Buchholz adds up, and the lot of each, once", () => {
    fc.assert(
      fc.property(playedEvents, ({ event, rules }) => {
        const explained = explainStandings(event, rules);
        for (const { opponents, buchholz, buchholzCut1 } of explained) {
          const wins = opponents.map((one) => one.wins);
          const sum = wins.reduce((all, each) => all + each, 0);
          expect(new Set(opponents.map(({ id }) => id)).size).toBe(opponents.length);
          expect(buchholz).toBe(sum);
          expect(buchholzCut1).toBe(wins.length === 0 ? 0 : sum - Math.min(...wins));
        }
        const places = explained.map(({ lots }) => lots.place).sort((a, b) => a - b);
        expect(places).toEqual(explained.map((_, index) => index + 1));
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  it("tells each table, rest and fine with where it was and what it was for", () => {
    const event = eventOf({
      entrants: entrantsOf(3),
      rounds: [
        roundOf([tableOf(4, "1", "2", 200, 140)], "3"),
        roundOf([tableOf(1, "2", "3", 200, 90)], "1"),
      ],
      adjustments: [{ id: "1", points: -50, round: 2, infraction: "F-23.2" }],
    });
    const figures = { played: 0, against: 0, fines: 0 };
    const away = { table: null, person: null, partners: [], opponents: [] };
    expect(explainRow(event, bookRules, "1")?.parts).toEqual([
      {
        ...{ kind: "match", round: 1, table: 4, person: null, infraction: null },
        ...{ partners: [], opponents: ["2"], played: 1, wins: 1 },
        ...{ for: 200, against: 140, net: 60, fines: 0 },
      },
      {
        kind: "rest",
        round: 2,
        ...away,
        infraction: null,
        ...figures,
        wins: 1,
        for: 100,
        net: 100,
      },
      {
        ...{ kind: "adjustment", round: 2, ...away, infraction: "F-23.2" },
        ...{ played: 0, wins: 0, for: -50, against: 0, net: -50, fines: -50 },
      },
    ]);
    expect(explainRow(event, bookRules, "7")).toBeNull();
  });

  it("shows the table of a cycle of three, and who stands above and below and why", () => {
    const event = eventOf({
      entrants: entrantsOf(3),
      standingsOrder: ["wins", "direct", "lots"],
      rounds: [
        roundOf([tableOf(1, "1", "2", 200, 180)], "3"),
        roundOf([tableOf(1, "2", "3", 200, 100)], "1"),
        roundOf([tableOf(1, "3", "1", 200, 150)], "2"),
      ],
    });
    const explained = explainRow(event, bookRules, "1");
    expect(explained?.direct).toEqual({
      decidedOn: "net",
      lines: [
        { id: "2", balance: 0, net: 80, for: 380 },
        { id: "1", balance: 0, net: -30, for: 350 },
        { id: "3", balance: 0, net: -50, for: 300 },
      ],
    });
    expect(explained?.above).toEqual({ id: "2", decidedBy: "direct" });
    expect(explained?.below).toEqual({ id: "3", decidedBy: "direct" });
    expect(explained?.lots).toMatchObject({ of: 3, seed: "prueba" });
  });
});
