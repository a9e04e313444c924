import { describe, expect, it } from "vitest";
import { isComplete, typedDigit, withoutLastDigit } from "./pad-value";

describe("typing pips", () => {
  it.each([
    [[5], 5],
    [[1, 2], 12],
    [[6, 9], 69],
    [[0, 4], 4],
    [[7, 3], 3],
    [[1, 2, 3], 3],
    [[0], 0],
  ])("%j gives %i", (digits, pips) => {
    expect(digits.reduce<number | undefined>(typedDigit, undefined)).toBe(pips);
  });

  it("moves on when no digit can follow", () => {
    expect([0, 1, 6].map(isComplete)).toEqual([false, false, false]);
    expect([7, 9, 10, 69].map(isComplete)).toEqual([true, true, true, true]);
  });

  it("erases digit by digit", () => {
    expect(withoutLastDigit(45)).toBe(4);
    expect(withoutLastDigit(4)).toBeUndefined();
    expect(withoutLastDigit(undefined)).toBeUndefined();
  });
});
