import { describe, expect, it } from "vitest";
import type { HandLine, LineRules } from "./hand-line";
import { cellsOf, EMPTY_LINE, findArticle, letterProblem, lineOf, readHandLine } from "./hand-line";

const rules: LineRules = { falseBlock: "award-unplayed", doublesRedeal: null };
const articles = [{ code: "F-08.7", article: "8.7" }] as const;
const typed = (
  ending: string,
  by: string,
  pips: string,
  more: Partial<HandLine> = {},
): HandLine => {
  const [A = "", B = "", C = "", D = ""] = pips.split(" ");
  return { ...EMPTY_LINE, ending, by, pips: { A, B, C, D }, ...more };
};

describe("readHandLine", () => {
  it.each([
    [
      "a dominó, whose closer has no cell",
      typed("d", "b", "10 - 17 8"),
      { ending: "domino", closer: "B", pips: { A: 10, B: 0, C: 17, D: 8 } },
    ],
    [
      "a block",
      typed("T", "C", "24 30 24 18"),
      { ending: "block", closer: "C", pips: { A: 24, B: 30, C: 24, D: 18 } },
    ],
    [
      "an annulled hand by its article",
      typed("A", "D", "", { article: "8.7" }),
      { annulled: { infraction: "F-08.7", by: "D" } },
    ],
    [
      "a false block with what was left",
      typed("F", "A", "10 11 12 13"),
      { falseBlock: { by: "A" }, pips: { A: 10, B: 11, C: 12, D: 13 } },
    ],
  ])("reads %s", (_, line, hand) => {
    expect(readHandLine(line, rules, articles)).toEqual({ ok: true, hand });
  });

  it("reads the letters of older Hojas: E a block whose points tie, N an annulled hand", () => {
    expect(readHandLine(typed("e", "C", "24 30 30 24"), rules, articles)).toEqual({
      ok: true,
      hand: { ending: "block", closer: "C", pips: { A: 24, B: 30, C: 30, D: 24 } },
    });
    expect(readHandLine(typed("N", "D", "", { article: "8.7" }), rules, articles)).toEqual({
      ok: true,
      hand: { annulled: { infraction: "F-08.7", by: "D" } },
    });
  });

  it("reads a redeal where the book knows one, and a false block without pips where it only fines", () => {
    const others: LineRules = { falseBlock: "fine", doublesRedeal: 5 };
    expect(readHandLine(typed("R", "C", "", { doubles: "5" }), others, [])).toEqual({
      ok: true,
      hand: { redeal: { by: "C", doubles: 5 } },
    });
    expect(readHandLine(typed("F", "C", ""), others, [])).toEqual({
      ok: true,
      hand: { falseBlock: { by: "C" } },
    });
  });

  it.each([
    [typed("X", "A", ""), "ending", "ending-unknown"],
    [typed("R", "A", ""), "ending", "ending-unknown"],
    [typed("D", "E", "1 2 3 4"), "by", "seat-unknown"],
    [typed("D", "A", "0 x 3 4"), "B", "number-expected"],
    [typed("T", "A", "1 2 3"), "D", "number-expected"],
    [typed("T", "A", "1 2 -3 4"), "C", "number-expected"],
    [typed("A", "A", "", { article: "99" }), "article", "article-unknown"],
  ])("names the first cell that says nothing: %o", (line, cell, code) => {
    expect(readHandLine(line, rules, articles)).toEqual({ ok: false, problem: { cell, code } });
  });
});

describe("cellsOf", () => {
  it("asks for no pips of who went out", () => {
    expect(cellsOf(typed("D", "C", ""), rules)).toEqual(["ending", "by", "A", "B", "D"]);
    expect(cellsOf(typed("T", "C", ""), rules)).toEqual(["ending", "by", "A", "B", "C", "D"]);
  });
});

it("finds an article however it is written", () => {
  expect(["8.7", "art. 8.7", "ART 08.7"].map((text) => findArticle(text, articles)?.code)).toEqual([
    "F-08.7",
    "F-08.7",
    "F-08.7",
  ]);
  expect(findArticle("", articles)).toBeNull();
});

it("gives back the line of every hand that it reads", () => {
  const lines = [
    typed("D", "B", "10 0 17 8"),
    typed("T", "C", "24 30 24 18"),
    typed("A", "D", "", { article: "8.7" }),
    typed("F", "A", "10 11 12 13"),
  ];
  for (const line of lines) {
    const read = readHandLine(line, rules, articles);
    expect(read.ok && lineOf(read.hand, null, articles)).toEqual(line);
  }
});

it("takes the counted pips of a hand that was told by its tiles", () => {
  const hand = { ending: "block", closer: "A", left: {} } as const;
  expect(lineOf(hand, { A: 1, B: 2, C: 3, D: 4 }, articles)).toEqual(typed("T", "A", "1 2 3 4"));
});

it("refuses a letter as it is typed, and lets a scanner type on", () => {
  const of = (ending: string, by = "") => letterProblem(typed(ending, by, ""), "ending", rules);
  expect(of("x")).toEqual({ cell: "ending", code: "ending-unknown" });
  expect(of("R")).toEqual({ cell: "ending", code: "ending-unknown" });
  expect(["", "D", "n", "1", "12", "ht", "http://club.do"].map((text) => of(text))).toEqual(
    Array.from({ length: 7 }, () => null),
  );
  expect(letterProblem(typed("D", "F", ""), "by", rules)).toEqual({
    cell: "by",
    code: "seat-unknown",
  });
  expect(letterProblem(typed("D", "c", ""), "by", rules)).toBeNull();
});
