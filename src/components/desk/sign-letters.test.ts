import { expect, it } from "vitest";
import type { PairSide } from "@/domain/rules/seat";
import { readSignLetters } from "./sign-letters";

const BOTH: readonly PairSide[] = ["AC", "BD"];
const ink = (side: PairSide, by: string) => ({ type: "signed", side, by, onPaper: true });

it.each([
  ["ab", [ink("AC", "A"), ink("BD", "B")]],
  ["D C", [ink("AC", "C"), ink("BD", "D")]],
])("reads who signed: %s", (typed, events) => {
  expect(readSignLetters(typed, BOTH)).toEqual({ ok: true, events });
});

it("asks only for the pair that has not signed", () => {
  expect(readSignLetters("d", ["BD"])).toEqual({ ok: true, events: [ink("BD", "D")] });
  expect(readSignLetters("a", ["BD"])).toMatchObject({ ok: false, wrong: "a" });
});

it.each([
  ["", null, BOTH],
  ["a", null, ["BD"]],
  ["ac", null, BOTH],
  ["ax", "x", ["BD"]],
])("says what is missing in «%s»", (typed, wrong, missing) => {
  expect(readSignLetters(typed, BOTH)).toEqual({ ok: false, wrong, missing });
});
