import { describe, expect, it } from "vitest";
import type { JudgeCard, JudgeState } from "@/server/sanctions/judge-view";
import { countByState, shownTables } from "./table-filter";

function card(table: number, state: JudgeState, waitingSince: number | null = null): JudgeCard {
  return {
    version: 1,
    matchId: `m${table}`,
    table,
    state,
    stage: "playing",
    status: "playing",
    hands: 0,
    score: { AC: 0, BD: 0 },
    winner: null,
    people: {},
    waitingSince,
    isReopened: false,
    incidents: 0,
    signed: [],
    away: [],
    isOwn: false,
  };
}

const HALL = [
  card(1, "playing"),
  card(2, "to-verify", 9_000),
  card(3, "closed"),
  card(12, "to-verify", 4_000),
  card(13, "playing"),
];
const numbers = (state: JudgeState | null, number = "") =>
  shownTables(HALL, { state, number }).map(({ table }) => table);

describe("the tables of a judge", () => {
  it("puts who waits longest first", () => {
    expect(numbers(null)).toEqual([12, 2, 1, 3, 13]);
  });

  it("filters by state", () => {
    expect(numbers("playing")).toEqual([1, 13]);
    expect(countByState(HALL)).toMatchObject({
      playing: 2,
      "to-verify": 2,
      closed: 1,
      verified: 0,
    });
  });

  it("jumps to a number, whatever the filter", () => {
    expect(numbers("closed", "1")).toEqual([1]);
    expect(numbers(null, "13 ")).toEqual([13]);
    expect(shownTables(HALL.slice(1), { state: null, number: "1" }).map((t) => t.table)).toEqual([
      12, 13,
    ]);
    expect(numbers(null, "7")).toEqual([]);
  });
});
