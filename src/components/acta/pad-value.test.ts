import { describe, expect, it } from "vitest";
import { isComplete, typedDigit, withoutLastDigit } from "./pad-value";

const SEVEN_TILES = 69;

function typed(digits: readonly number[], max = SEVEN_TILES) {
  return digits.reduce<number | null>(
    (pips, digit) => typedDigit(pips ?? undefined, digit, max),
    null,
  );
}

describe("typing pips", () => {
  it.each([
    [[5], 5],
    [[1, 2], 12],
    [[6, 9], 69],
    [[0, 4], 4],
    [[0], 0],
  ])("%j gives %i", (digits, pips) => {
    expect(typed(digits)).toBe(pips);
  });

  it("refuses a digit that makes more than the hand can hold", () => {
    expect(typedDigit(7, 3, SEVEN_TILES)).toBeNull();
    expect(typedDigit(6, 5, 61)).toBeNull();
    expect(typedDigit(6, 1, 61)).toBe(61);
    expect(typedDigit(12, 3, SEVEN_TILES)).toBeNull();
  });

  it("takes three digits where a stock was drawn", () => {
    expect(typed([1, 0, 4], 162)).toBe(104);
  });

  it("moves on at full length only", () => {
    const complete = (figures: readonly number[], max: number) =>
      figures.filter((pips) => isComplete(pips, max));
    expect(complete([0, 1, 6, 7, 9, 10, 69], SEVEN_TILES)).toEqual([10, 69]);
    expect(complete([9, 12, 17, 99, 100, 162], 162)).toEqual([100, 162]);
    expect(complete([0, 3, 9], 9)).toEqual([]);
  });

  it.each([
    [[7, 0], SEVEN_TILES],
    [[9, 9], SEVEN_TILES],
    [[1, 3], 12],
    [[1, 7, 0], 162],
  ])("%j with at most %i stays with one person and is refused there", (digits, max) => {
    const before = digits.slice(0, -1);
    const shown = typed(before, max);
    expect(shown).toBe(Number(before.join("")));
    expect(isComplete(Number(shown), max)).toBe(false);
    expect(typed(digits, max)).toBeNull();
  });

  it("erases digit by digit", () => {
    expect(withoutLastDigit(45)).toBe(4);
    expect(withoutLastDigit(4)).toBeUndefined();
    expect(withoutLastDigit(undefined)).toBeUndefined();
  });
});
