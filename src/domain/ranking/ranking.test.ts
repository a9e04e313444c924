import { describe, expect, it } from "vitest";
import { nationalRanking, yearBefore } from "./national-ranking";
import { placePoints } from "./ranking-points";
import { computeStrengths } from "./strength";

describe("placePoints", () => {
  it.each([
    [1, "regional", 50],
    [2, "club", 18],
    [10, "national", 3],
    [11, "national", 0],
  ] as const)("place %i of a %s event gives %i", (place, weight, points) => {
    expect(placePoints(place, weight)).toBe(points);
  });
});

describe("nationalRanking", () => {
  const entry = (playerId: string, heldOn: string, points: number) => ({
    playerId,
    heldOn,
    points,
    played: 6,
    won: 3,
  });

  it("sums the last twelve months, and lets equals share a rank", () => {
    const entries = [
      entry("a", "2026-01-10", 30),
      entry("a", "2025-02-14", 10),
      entry("b", "2026-02-13", 40),
      entry("c", "2025-02-13", 99),
      entry("d", "2026-02-14", 99),
      entry("e", "2025-06-01", 5),
    ];
    expect(
      nationalRanking(entries, "2026-02-13").map(({ rank, playerId, points }) => [
        rank,
        playerId,
        points,
      ]),
    ).toEqual([
      [1, "a", 40],
      [1, "b", 40],
      [3, "e", 5],
    ]);
  });

  it("knows the day a year before, in leap years too", () => {
    expect(yearBefore("2026-02-13")).toBe("2025-02-13");
    expect(yearBefore("2024-02-29")).toBe("2023-02-28");
  });
});

describe("computeStrengths", () => {
  it("raises who wins, lowers who loses and grows surer", () => {
    const match = { winners: ["a", "b"], losers: ["c", "d"] };
    const once = computeStrengths([match]);
    const often = computeStrengths([match, match, match]);
    const of = (list: typeof once, id: string) => list.find(({ playerId }) => playerId === id);
    expect(of(once, "a")?.mean).toBeGreaterThan(1500);
    expect(of(once, "c")?.mean).toBeLessThan(1500);
    expect(of(often, "a")?.mean).toBeGreaterThan(of(once, "a")?.mean ?? 0);
    expect(of(often, "a")?.deviation).toBeLessThan(of(once, "a")?.deviation ?? 0);
    expect(of(often, "d")?.matches).toBe(3);
  });
});
