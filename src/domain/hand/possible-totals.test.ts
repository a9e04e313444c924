import { describe, expect, it } from "vitest";
import { possibleTotalsOfFew } from "../../../tests/support/totals-oracle";
import { canMakeTotals } from "./possible-totals";
import { hasNumber, TILES } from "./tile";

/** A block in four hands: any number closed, every other left an even number of times. */
function canBlock(pips: readonly number[]): boolean {
  return canMakeTotals(
    [0, 1, 2, 3, 4, 5, 6].map((number) => ({
      hands: pips.map((total) => ({ pips: total, min: 1, max: 7 })),
      maxTiles: 18,
      excluded: TILES.flatMap((tile, place) => (hasNumber(tile, number) ? [place] : [])),
      owners: new Map(),
      odd: [0],
    })),
  );
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
