import { expect, it } from "vitest";
import { figureOf, writtenRunning } from "./typed-totals";

it.each([
  ["0", 0],
  [" 205 ", 205],
  ["", null],
  ["-5", null],
  ["12a", null],
  [undefined, null],
])("reads a total: %s", (typed, figure) => {
  expect(figureOf(typed)).toBe(figure);
});

it("takes the lines of which both totals are there, in order", () => {
  const typed = {
    10: { AC: "180", BD: "20" },
    2: { AC: "90", BD: "0" },
    3: { AC: "90" },
    4: { AC: "x", BD: "1" },
  };
  expect(writtenRunning(typed)).toEqual([
    { hand: 2, score: { AC: 90, BD: 0 } },
    { hand: 10, score: { AC: 180, BD: 20 } },
  ]);
});
