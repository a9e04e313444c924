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
import { clubStandings } from "./clubs";
import { computeStandings } from "./standings";

describe("clubStandings", () => {
  const event = eventOf({
    entrants: entrantsOf(6, (id) => (id === 6 ? {} : { club: id % 2 === 1 ? "Norte" : "Sur" })),
    rounds: [
      roundOf([
        tableOf(1, "1", "2", 200, 140),
        tableOf(2, "4", "3", 200, 60),
        tableOf(3, "5", "6", 200, 190),
      ]),
    ],
  });

  it("adds up the best placed of each club and says who they are", () => {
    expect(clubStandings(event, bookRules, { best: 2 })).toEqual([
      {
        ...{ rank: 1, id: "Norte", played: 2, wins: 2, for: 400, against: 330, net: 70, fines: 0 },
        ...{ counted: ["1", "5"], entrants: 3, decidedBy: "wins" },
      },
      {
        ...{ rank: 2, id: "Sur", played: 2, wins: 1, for: 340, against: 260, net: 80, fines: 0 },
        ...{ counted: ["4", "2"], entrants: 2, decidedBy: null },
      },
    ]);
  });

  it("counts four of each where nobody says how many", () => {
    expect(clubStandings(event, bookRules).map(({ counted }) => counted.length)).toEqual([3, 2]);
  });

  it("is the sum of the rows counted, in a total order that the document's does not change", () => {
    fc.assert(
      fc.property(playedEvents, fc.integer({ min: 1, max: 5 }), (played, best) => {
        const { event: any, rules } = played;
        const rows = new Map(computeStandings(any, rules).map((row) => [row.id, row]));
        const clubs = clubStandings(any, rules, { best });
        for (const club of clubs) {
          const counted = club.counted.flatMap((id) => rows.get(id) ?? []);
          for (const key of ["played", "wins", "for", "against", "net", "fines"] as const) {
            expect(counted.reduce((sum, row) => sum + row[key], 0)).toBe(club[key]);
          }
          expect(counted).toHaveLength(Math.min(best, club.entrants));
        }
        expect(clubs.map(({ rank }) => rank)).toEqual(clubs.map((_, index) => index + 1));
        const turned = { ...any, entrants: [...any.entrants].reverse() };
        expect(clubStandings(turned, rules, { best })).toEqual(clubs);
      }),
      { numRuns: 100 },
    );
  }, 60_000);
});
