import { describe, expect, it } from "vitest";
import {
  bookRules,
  entrantsOf,
  eventOf,
  roundOf,
  tableOf,
} from "../../../tests/support/event-builders";
import type { EventRound, FinalPhase } from "../event/event-document";
import { computeStandings } from "./standings";

const base = eventOf({ entrants: [] }).pairing;

/** Six pairs; after the first round they stand 1, 2, 3, 4, 5, 6. */
function withFinal(final: FinalPhase, ...rounds: readonly EventRound[]) {
  const first = roundOf([
    tableOf(1, "1", "6", 200, 50),
    tableOf(2, "2", "5", 200, 60),
    tableOf(3, "3", "4", 200, 70),
  ]);
  return eventOf({
    entrants: entrantsOf(6),
    pairing: { ...base, final },
    rounds: [first, ...rounds],
  });
}

const decided = (event: ReturnType<typeof withFinal>) =>
  computeStandings(event, bookRules).map(({ id, decidedBy }) => `${id} ${decidedBy ?? "-"}`);

describe("a final in the standings", () => {
  const knockout: FinalPhase = { kind: "knockout", entrants: 4, from: 2 };

  it("changes nothing before its first round", () => {
    expect(decided(withFinal(knockout))).toEqual([
      "1 net",
      "2 net",
      "3 wins",
      "4 net",
      "5 net",
      "6 -",
    ]);
  });

  it("orders a knockout by the round reached, then by the standing before it", () => {
    const semifinals = roundOf([tableOf(1, "1", "4", 100, 200), tableOf(2, "2", "3", 200, 10)]);
    expect(decided(withFinal(knockout, semifinals))).toEqual([
      "2 wins",
      "4 final",
      "1 net",
      "3 final",
      "5 net",
      "6 -",
    ]);
    const last = roundOf([tableOf(1, "2", "4", 190, 200)]);
    expect(decided(withFinal(knockout, semifinals, last))).toEqual([
      "4 final",
      "2 final",
      "1 net",
      "3 final",
      "5 net",
      "6 -",
    ]);
  });

  it("keeps who still plays above who has lost, and lets who rests go on", () => {
    const open = { table: 2, AC: ["2"], BD: ["3"] };
    const round = roundOf([tableOf(1, "1", "4", 100, 200), open], "5");
    expect(decided(withFinal({ ...knockout, entrants: 5 }, round))).toEqual([
      "4 net",
      "5 final",
      "2 net",
      "3 final",
      "1 final",
      "6 -",
    ]);
  });

  it("orders a round robin by its own results, then by the standing before it", () => {
    const final: FinalPhase = { kind: "round-robin", entrants: 3, from: 2 };
    const rounds = [
      roundOf([tableOf(1, "2", "3", 200, 100)], "1"),
      roundOf([tableOf(1, "1", "3", 100, 200)], "2"),
    ];
    expect(decided(withFinal(final, ...rounds))).toEqual([
      "2 final",
      "3 final",
      "1 final",
      "4 net",
      "5 net",
      "6 -",
    ]);
  });

  it("does not move the others by what is adjusted in the final, and shows it in their figures", () => {
    const semifinals = roundOf([tableOf(1, "1", "4", 200, 100), tableOf(2, "2", "3", 200, 10)]);
    const event = {
      ...withFinal(knockout, semifinals),
      adjustments: [{ id: "5", points: -500, round: 2 }],
    };
    const rows = computeStandings(event, bookRules);
    expect(rows.slice(4).map(({ id, net }) => [id, net])).toEqual([
      ["5", -640],
      ["6", -150],
    ]);
  });

  it("orders the last four players of a knockout with changing partners by their games", () => {
    const event = eventOf({
      format: "individual",
      entrants: entrantsOf(8),
      pairing: { ...base, final: { kind: "knockout", entrants: 8, from: 1 } },
      rounds: [
        roundOf([tableOf(1, "1 8", "4 5", 200, 100), tableOf(2, "2 7", "3 6", 100, 200)]),
        roundOf([tableOf(1, "1 8", "3 6", 100, 200)]),
        roundOf([tableOf(1, "1 6", "3 8", 150, 200)]),
        roundOf([tableOf(1, "1 3", "6 8", 200, 50)]),
      ],
    });
    const rows = computeStandings(event, bookRules);
    expect(rows.map(({ id }) => id)).toEqual(["3", "1", "6", "8", "2", "4", "5", "7"]);
    expect(rows[3]?.decidedBy).toBe("final");
  });
});
