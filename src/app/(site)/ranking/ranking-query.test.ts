import { describe, expect, it } from "vitest";
import { readRankingQuery, todayIn } from "./ranking-query";

const known = { seasons: [2026, 2025], clubs: [{ id: "c1" }] };

describe("readRankingQuery", () => {
  it("reads search, club and season", () => {
    expect(
      readRankingQuery({ q: "núñez", club: "c1", temporada: "2025", todos: "1" }, known),
    ).toEqual({
      query: "núñez",
      clubId: "c1",
      season: 2025,
      all: true,
    });
  });

  it("asks nothing with what it does not know", () => {
    expect(readRankingQuery({ q: ["a", "b"], club: "otro", temporada: "1999" }, known)).toEqual({
      query: "",
      clubId: null,
      season: null,
      all: false,
    });
  });
});

describe("todayIn", () => {
  it("is the day of the zone, not of the machine", () => {
    const lateEvening = Date.UTC(2026, 2, 7, 3, 0);
    expect(todayIn("America/Santo_Domingo", lateEvening)).toBe("2026-03-06");
  });
});
