import { describe, expect, it } from "vitest";
import { rankingPoints } from "./ranking-points";

describe("rankingPoints (decision 8)", () => {
  it.each([
    [{ played: 6, won: 6, place: 1, weight: "national" }, 6 + 18 + 75],
    [{ played: 6, won: 4, place: 2, weight: "regional" }, 6 + 12 + 36],
    [{ played: 5, won: 0, place: 10, weight: "club" }, 5 + 1],
    [{ played: 5, won: 2, place: 11, weight: "national" }, 5 + 6],
    [{ played: 5, won: 5, place: 1, weight: "open" }, 5 + 15],
  ] as const)("%o", (performance, points) => {
    expect(rankingPoints(performance)).toBe(points);
  });
});
