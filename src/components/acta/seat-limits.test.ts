import { describe, expect, it } from "vitest";
import { resolveRules } from "@/domain/rules/resolve-rules";
import { mostPipsOn, seatLimits } from "./seat-limits";

const PAIRS = { mode: "pairs", players: 4 } as const;
const TWO = { mode: "alone", players: 2 } as const;

describe("what a hand can still hold", () => {
  it("is 69 pips on seven tiles", () => {
    expect(mostPipsOn(7)).toBe(69);
    expect(mostPipsOn(28)).toBe(168);
  });

  it("is a tile less for who led and for who closed", () => {
    const rules = resolveRules("fededodo-2026", { ...PAIRS, format: "pairs" });
    const facts = { rules, shape: PAIRS, ending: "block", leader: "A", closer: "C" } as const;
    expect(seatLimits(facts, "A")).toEqual({ tiles: 6, pips: 61 });
    expect(seatLimits(facts, "B")).toEqual({ tiles: 7, pips: 69 });
    expect(seatLimits(facts, "C")).toEqual({ tiles: 6, pips: 61 });
    expect(seatLimits({ ...facts, ending: "domino" }, "C")).toEqual({ tiles: 0, pips: 0 });
  });

  it("has room for what was drawn from the stock", () => {
    const rules = resolveRules("individual", { ...TWO, format: "individual" });
    const facts = { rules, shape: TWO, ending: "domino", leader: "A", closer: "A" } as const;
    expect(seatLimits(facts, "B").tiles).toBeGreaterThan(7);
  });
});
