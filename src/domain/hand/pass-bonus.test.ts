import { describe, expect, it } from "vitest";
import type { TableShape } from "../rules/seat";
import { passBonusAtBlock, passBonusSide } from "./pass-bonus";

const pairs: TableShape = { mode: "pairs", players: 4 };
const alone = (players: 2 | 3 | 4): TableShape => ({ mode: "alone", players });

describe("the pass bonus (DomiKapikua, El pase de 30)", () => {
  it.each([
    ["opening, the next one passes", true, 1, pairs, "AC"],
    ["opening, the partner passes too: cancelled", true, 2, pairs, null],
    ["opening, all three pass: earned again, once", true, 3, pairs, "AC"],
    ["opening, nobody passes", true, 0, pairs, null],
    ["later, all three pass", false, 3, pairs, "AC"],
    ["later, two pass", false, 2, pairs, null],
    ["later, one passes", false, 1, pairs, null],
    ["alone, opening, the next one passes", true, 1, alone(4), "A"],
    ["alone, opening, two pass", true, 2, alone(4), "A"],
    ["alone, opening, nobody passes", true, 0, alone(4), null],
    ["alone, later, two of three pass", false, 2, alone(4), null],
    ["two players, later, the other passes", false, 1, alone(2), "A"],
    ["three players, later, one passes", false, 1, alone(3), null],
  ] as const)("%s", (_, isOpening, passes, shape, side) => {
    expect(passBonusSide({ seat: "A", isOpening, passes }, shape, "next-opponent")).toBe(side);
  });

  it("is none where nobody can go on, but for the opening tile of a hand alone", () => {
    const opening = { seat: "B", isOpening: true, passes: 0 } as const;
    expect(passBonusAtBlock(opening, alone(2), "next-opponent")).toBe("B");
    expect(passBonusAtBlock(opening, pairs, "next-opponent")).toBeNull();
    expect(
      passBonusAtBlock({ ...opening, isOpening: false }, alone(2), "next-opponent"),
    ).toBeNull();
  });

  it.each([
    [1, null],
    [2, null],
    [3, "AC"],
  ] as const)("usual: the opening tile needs all three, and %i pass", (passes, side) => {
    expect(passBonusSide({ seat: "A", isOpening: true, passes }, pairs, "usual")).toBe(side);
  });

  it("usual: the opening tile earns none at once either", () => {
    const opening = { seat: "B", isOpening: true, passes: 0 } as const;
    expect(passBonusAtBlock(opening, alone(2), "usual")).toBeNull();
  });
});
