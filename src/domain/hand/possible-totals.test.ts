import { describe, expect, it } from "vitest";
import {
  couldBeBlock,
  couldBeDomino,
  possibleTotalsOfFew,
} from "../../../tests/support/totals-oracle";
import { firstPlace, NUMBERS_OF, TILES_SHOWING, tilesReached } from "./number-sets";
import { NUMBERS, ODD_ON_ANY_LINE } from "./numbers-left";
import { findTotals } from "./possible-totals";
import { ALL_TILES } from "./tile-set";

function hands(pips: readonly number[]) {
  return pips.map((total) => ({ pips: total, min: 1, max: 7, own: 0 }));
}

function isPossible(questions: Parameters<typeof findTotals>[0]): boolean {
  const answer = findTotals(questions, 1_000);
  expect(answer).not.toBe("undecided");
  return answer === "possible";
}

/** A block in four hands: any number closed, every other left an even number of times. */
function canBlock(pips: readonly number[]): boolean {
  return isPossible(
    NUMBERS.map((number) => ({
      hands: hands(pips),
      likely: [],
      maxTiles: 18,
      gone: 0,
      usable: ALL_TILES & ~(TILES_SHOWING[1 << number] ?? 0),
      odd: [0],
      accepts: () => "possible",
    })),
  );
}

/** A dominó with three hands left: two odd numbers at most, and the laid tiles hang together. */
function canGoOut(pips: readonly number[]): boolean {
  return isPossible([
    {
      hands: hands(pips),
      likely: [],
      maxTiles: 17,
      usable: ALL_TILES,
      gone: 0,
      odd: ODD_ON_ANY_LINE,
      accepts: (left) => {
        const laid = left.reduce((rest, set) => rest & ~set, ALL_TILES);
        const reached = tilesReached(laid, NUMBERS_OF[firstPlace(laid)] ?? 0);
        return reached === laid ? "possible" : "impossible";
      },
    },
  ]);
}

function ascending(length: number, most: number, least = 0): readonly (readonly number[])[] {
  if (length === 0) return [[]];
  const firsts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return firsts.flatMap((first) =>
    ascending(length - 1, most, first).map((rest) => [first, ...rest]),
  );
}

describe("totals that tiles can make together", () => {
  it.each([
    ["block", 4, 4, canBlock, couldBeBlock],
    ["dominó", 3, 5, canGoOut, couldBeDomino],
  ] as const)(
    "agrees with trying every set, for totals so small that all can be tried: %s",
    (_, count, most, can, couldBeLeft) => {
      const possible = possibleTotalsOfFew(most, count, couldBeLeft);
      for (const totals of ascending(count, most)) {
        expect(can(totals), totals.join()).toBe(possible.has(totals.join()));
      }
    },
  );

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
