import { describe, expect, it } from "vitest";
import { criterionCostText, differenceText, differenceTexts, whyNotWords } from "./round-costs";

const names: Readonly<Record<string, string>> = { "1": "Los Ángeles", "2": "Peña y Núñez" };
const nameOf = (id: string) => names[id] ?? id;

describe("what another round would cost, in words", () => {
  it.each([
    ["rematch", 0, 2, "La ronda tendría 2 cruces repetidos más (2 en vez de 0)."],
    ["rematch", 2, 1, "La ronda tendría 1 cruce repetido menos (1 en vez de 2)."],
    [
      "win-difference",
      6,
      10,
      "La suma de los cuadrados de las diferencias de ganadas subiría de 6 a 10.",
    ],
  ] as const)("%s from %i to %i", (criterion, from, to, text) => {
    expect(differenceText({ criterion, hard: true, from, to })).toBe(text);
  });

  it("names who rests instead of giving a figure", () => {
    const rests = { from: ["2"], to: ["1"] };
    const difference = { criterion: "rests", hard: false, from: 3, to: 9 } as const;
    expect(differenceTexts([difference], rests, nameOf)).toEqual([
      "Descansaría Los Ángeles en vez de Peña y Núñez.",
    ]);
    expect(criterionCostText({ criterion: "rests", cost: 3 })).toBeNull();
  });

  it("answers why not, with what is known and what it would cost", () => {
    const words = whyNotWords(
      {
        asked: { kind: "meet", first: "1", second: "2" },
        where: [],
        facts: [{ code: "met", round: 2, tooSoon: true }],
        verdict: "worse",
        differences: [{ criterion: "rematch", hard: true, from: 0, to: 1 }],
        rests: null,
        proved: true,
      },
      nameOf,
    );
    expect(words).toEqual({
      lead: "Con Los Ángeles y Peña y Núñez en la misma mesa, la ronda costaría más.",
      facts: ["Ya jugaron en la ronda 2."],
      costs: ["La ronda tendría 1 cruce repetido más (1 en vez de 0)."],
      note: "Es la cuenta de la mejor ronda posible con ese cambio, comprobada.",
    });
  });

  it("asks about a rest in its own words", () => {
    const { lead } = whyNotWords(
      {
        asked: { kind: "rest", id: "1" },
        where: [],
        facts: [],
        verdict: "worse",
        differences: [],
        rests: null,
        proved: false,
      },
      nameOf,
    );
    expect(lead).toBe("Si descansara Los Ángeles, la ronda costaría más.");
  });
});
