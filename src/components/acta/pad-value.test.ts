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

  it("moves on when no digit can follow", () => {
    expect([0, 1, 6].map((pips) => isComplete(pips, SEVEN_TILES))).toEqual([false, false, false]);
    expect([7, 9, 10, 69].map((pips) => isComplete(pips, SEVEN_TILES))).not.toContain(false);
    expect(isComplete(12, 162)).toBe(false);
  });

  it("erases digit by digit", () => {
    expect(withoutLastDigit(45)).toBe(4);
    expect(withoutLastDigit(4)).toBeUndefined();
    expect(withoutLastDigit(undefined)).toBeUndefined();
  });
});
