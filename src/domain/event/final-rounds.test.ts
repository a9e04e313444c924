import { describe, expect, it } from "vitest";
import { finalRounds } from "./final-rounds";

describe("rounds of a final", () => {
  it.each([
    ["pairs", { kind: "knockout", entrants: 8 }, 3],
    ["pairs", { kind: "knockout", entrants: 5 }, 3],
    ["teams", { kind: "knockout", entrants: 2 }, 1],
    ["individual", { kind: "knockout", entrants: 4 }, 3],
    ["individual", { kind: "knockout", entrants: 16 }, 5],
    ["pairs", { kind: "round-robin", entrants: 4 }, 3],
    ["pairs", { kind: "round-robin", entrants: 5 }, 5],
  ] as const)("%s %j: %i", (format, final, rounds) => {
    expect(finalRounds({ format, final })).toBe(rounds);
  });

  it("is shorter where each plays for himself, and nothing where there is none", () => {
    const final = { kind: "knockout", entrants: 8 } as const;
    expect(finalRounds({ format: "individual", alone: 2, final })).toBe(3);
    expect(finalRounds({ format: "pairs" })).toBe(0);
  });
});
