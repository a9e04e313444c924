import { describe, expect, it } from "vitest";
import {
  bookRules,
  entrantsOf,
  eventOf,
  roundOf,
  tableOf,
} from "../../../tests/support/event-builders";
import type { EventTable } from "../event/event-document";
import { individualStandings } from "./individuals";
import { computeStandings } from "./standings";

const line = (rows: ReturnType<typeof computeStandings>) =>
  rows.map(({ id, played, wins, net }) => [id, played, wins, net]);

describe("individualStandings", () => {
  it("gives both people of a pair what the pair has, fines too", () => {
    const event = eventOf({
      entrants: entrantsOf(2, (id) => ({ members: [`a${id}`, `b${id}`] })),
      rounds: [roundOf([tableOf(1, "1", "2", 200, 150)]), roundOf([], "2")],
      adjustments: [{ id: "1", points: -25 }],
    });
    expect(line(individualStandings(event, bookRules))).toEqual([
      ["a2", 1, 1, 50],
      ["b2", 1, 1, 50],
      ["a1", 1, 1, 25],
      ["b1", 1, 1, 25],
    ]);
  });

  it("counts who sat at the table, where its seats say so, and a result of his own", () => {
    const table: EventTable = {
      ...tableOf(1, "1", "2", 200, 150),
      seats: { A: "a1", C: "c1", B: "a2", D: "b2" },
      results: { b2: { won: true, for: 100, against: 0 } },
    };
    const event = eventOf({
      entrants: entrantsOf(2, (id) => ({ members: [`a${id}`, `b${id}`, `c${id}`] })),
      rounds: [roundOf([table])],
    });
    expect(line(individualStandings(event, bookRules))).toEqual([
      ["b2", 1, 1, 100],
      ["a1", 1, 1, 50],
      ["c1", 1, 1, 50],
      ["b1", 0, 0, 0],
      ["c2", 0, 0, 0],
      ["a2", 1, 0, -50],
    ]);
  });

  const teams = eventOf({
    format: "teams",
    pairing: { ...eventOf({ entrants: [] }).pairing, teamSize: 2 },
    entrants: entrantsOf(3, (id) => ({
      members: [`${id}a`, `${id}b`, `${id}s`],
      ...(id === 3 ? { changes: [{ from: 2, out: "3a", in: "3s" }] } : {}),
    })),
    rounds: [
      roundOf([tableOf(1, "1a 2b", "2a 1b", 200, 100)], "3"),
      roundOf([tableOf(1, "1a 1b", "2a 2b", 200, 160)], "3"),
    ],
    adjustments: [
      { id: "1a", points: -25, round: 1 },
      { id: "2", points: 10 },
    ],
  });

  it("takes the people of teams one by one, the substitute resting in his own round", () => {
    expect(line(individualStandings(teams, bookRules))).toEqual([
      ["3b", 0, 2, 200],
      ["1a", 2, 2, 115],
      ["3a", 0, 1, 100],
      ["3s", 0, 1, 100],
      ["2b", 2, 1, 60],
      ["1b", 2, 1, -60],
      ["1s", 0, 0, 0],
      ["2s", 0, 0, 0],
      ["2a", 2, 0, -140],
    ]);
  });

  it("adds them up to their teams, whose own adjustments are nobody's", () => {
    expect(line(computeStandings(teams, bookRules))).toEqual([
      ["3", 0, 4, 400],
      ["1", 4, 3, 55],
      ["2", 4, 1, -70],
    ]);
  });
});
