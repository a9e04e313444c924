import { expect, it } from "vitest";
import { differenceWords, markedWords } from "./second-entry";

const article = () => "8.7";
const block = {
  ending: "block",
  by: "B",
  infraction: null,
  doubles: null,
  pips: { A: 15, B: 16, C: 29, D: 30 },
  points: { AC: 90, BD: 0 },
  running: { AC: 90, BD: 0 },
} as const;

it("puts both lines of a hand side by side, with who, figures and running score", () => {
  const annulled = {
    ...block,
    ending: "annulled",
    by: "D",
    infraction: "F-08.7",
    pips: {},
    running: {},
  } as const;
  expect(
    differenceWords({ what: "hand", hand: 2, first: block, second: annulled }, article),
  ).toEqual({
    where: "Mano 2",
    first: expect.stringMatching(/^Tranque B: A 15, B 16, C 29, D 30\. Van 90 a 0\.$/),
    second: expect.stringMatching(/^Mano anulada D: art\. 8\.7\. Van 0 a 0\.$/),
  });
  expect(
    differenceWords({ what: "hand", hand: 9, first: null, second: block }, article).first,
  ).toBe("No la tiene");
});

it("names leader, totals, winner and kind", () => {
  expect(differenceWords({ what: "leader", first: "A", second: "B" }, article)).toMatchObject({
    first: "A",
    second: "B",
  });
  const score = { AC: 200, BD: 120 };
  expect(
    differenceWords({ what: "score", first: score, second: { AC: 210, BD: 120 } }, article).second,
  ).toBe("A·C 210 y B·D 120");
  expect(differenceWords({ what: "winner", first: "AC", second: "BD" }, article).second).toBe(
    "B·D",
  );
  expect(differenceWords({ what: "kind", first: "totals", second: "hands" }, article).first).toBe(
    "Solo los totales",
  );
});

it("marks the figure that differs, and only it", () => {
  const differing = (text: string, other: string) =>
    markedWords(text, other).flatMap(({ word, differs }) => (differs ? [word] : []));
  const first = "Dominó A: B 15, C 3, D 12. Van 30 a 0.";
  expect(differing(first, "Dominó A: B 15, C 8, D 12. Van 30 a 0.")).toEqual(["3,"]);
  expect(differing(first, first)).toEqual([]);
  expect(differing("No la tiene", first)).toEqual(["No", "la", "tiene"]);
});
