import { expect, it } from "vitest";
import { HAND_ENDINGS } from "@/domain/hand/hand";
import { ENDING_LETTERS, endingLegend, endingOfLetter } from "./ending-letters";

it("reads the letter of every ending, and those of older Hojas", () => {
  for (const ending of HAND_ENDINGS) expect(endingOfLetter(ENDING_LETTERS[ending])).toBe(ending);
  expect(endingOfLetter("e")).toBe("block");
  expect(endingOfLetter("N")).toBe("annulled");
  expect(["", "X", "DT"].map(endingOfLetter)).toEqual([null, null, null]);
});

it("names the redeal only where the book has one", () => {
  expect(endingLegend(false)).toBe("D dominó, T tranque, A anulada, F falso tranque");
  expect(endingLegend(true)).toBe(`${endingLegend(false)}, R se reparte de nuevo`);
});
