import { describe, expect, it } from "vitest";
import { togglePick } from "./picked-tiles";

describe("togglePick", () => {
  it("gives a free tile to the hand", () => {
    expect(togglePick({}, "A", "6-4")).toEqual({ A: ["6-4"] });
  });

  it("takes a tile back from the hand that has it", () => {
    expect(togglePick({ A: ["6-4", "1-0"] }, "A", "6-4")).toEqual({ A: ["1-0"] });
  });

  it("replaces the only tile where a hand holds one", () => {
    expect(togglePick({ A: ["6-4"] }, "A", "1-0", 1)).toEqual({ A: ["1-0"] });
  });

  it("moves a tile from another hand", () => {
    expect(togglePick({ A: ["6-4"], B: ["5-5"] }, "B", "6-4")).toEqual({
      A: [],
      B: ["5-5", "6-4"],
    });
  });
});
