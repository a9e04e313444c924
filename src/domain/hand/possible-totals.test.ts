import { describe, expect, it } from "vitest";
import { possibleTotalsOfFew } from "../../../tests/support/totals-oracle";
import { TILES_SHOWING } from "./number-sets";
import { findTotals } from "./possible-totals";
import { ALL_TILES } from "./tile-set";

/** A block in four hands: any number closed, every other left an even number of times. */
function canBlock(pips: readonly number[]): boolean {
  const answer = findTotals(
    [0, 1, 2, 3, 4, 5, 6].map((number) => ({
      hands: pips.map((total) => ({ pips: total, min: 1, max: 7, own: 0 })),
      likely: [],
      maxTiles: 18,
      usable: ALL_TILES & ~(TILES_SHOWING[1 << number] ?? 0),
      odd: [0],
      accepts: () => "possible",
    })),
  );
  expect(answer).not.toBe("undecided");
  return answer === "possible";
}

describe("totals that tiles can make together", () => {
  it("agrees with trying every set, for totals so small that all can be tried", () => {
    const possible = possibleTotalsOfFew(3);
    for (let a = 0; a <= 3; a++) {
      for (let b = a; b <= 3; b++) {
        for (let c = b; c <= 3; c++) {
          for (let d = c; d <= 3; d++) {
            const totals = [a, b, c, d];
            expect(canBlock(totals), totals.join()).toBe(possible.has(totals.join()));
          }
        }
      }
    }
  });

  it.each([
    ["an odd sum", [5, 9, 6, 9], false],
    ["two lone 0-0", [0, 0, 10, 10], false],
    ["1-0 twice", [1, 1, 10, 10], false],
    ["three of the highest hands", [60, 60, 20, 4], false],
    ["the most that a block leaves", [31, 32, 31, 32], true],
    ["two pips more than a block leaves", [32, 32, 32, 32], false],
    ["an ordinary sheet", [6, 9, 6, 9], true],
  ])("%s", (_, pips, expected) => {
    expect(canBlock(pips)).toBe(expected);
  });
});
