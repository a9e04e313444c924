import { describe, expect, it } from "vitest";
import type { HandRequest } from "@/domain/hand/adjudicate-request";
import { adjudicateRequest } from "@/domain/hand/adjudicate-request";
import { HAND_PROBLEM_CODES, HAND_REASON_CODES } from "@/domain/hand/hand";
import { describeHandProblem, describeHandReason, explainHand } from "./hand";

function block(pips: Readonly<Record<string, number>>) {
  const request: HandRequest = {
    rules: "fededodo-2026",
    leader: "A",
    ending: "block",
    closer: "C",
    pips,
  };
  return adjudicateRequest(request);
}

describe("reasons in Spanish", () => {
  it("shows the arithmetic and the article of a block", () => {
    const verdict = block({ A: 5, B: 10, C: 7, D: 8 });
    if (!verdict.ok) throw new Error("a block of 30 pips is possible");
    expect(explainHand(verdict)).toBe(
      "Tranque de jugador C: pareja AC anota 5 + 10 + 7 + 8 = 30. Sale jugador B.",
    );
    expect(verdict.reasons.map((reason) => describeHandReason(reason))).toContain(
      "Artículo 10.3: Gana la pareja con menos puntos: pareja AC 12, pareja BD 18.",
    );
  });

  it("cites the article of a tie that nobody wins", () => {
    const verdict = block({ A: 6, B: 9, C: 9, D: 6 });
    if (!verdict.ok) throw new Error("a block of 30 pips is possible");
    expect(verdict.reasons.map((reason) => describeHandReason(reason))).toContain(
      "Artículo 10.4: Empate a 15: nadie gana y no se anotan puntos.",
    );
    expect(explainHand(verdict, { C: "Rosa", B: "Luis" })).toBe(
      "Tranque de Rosa: nadie anota. Sale Luis.",
    );
  });

  it("says why an odd sum cannot be a block", () => {
    const verdict = block({ A: 5, B: 10, C: 7, D: 9 });
    if (verdict.ok) throw new Error("31 pips cannot be left after a block");
    expect(verdict.problems.map((problem) => describeHandProblem(problem))).toEqual([
      "Tras un tranque la suma de lo que queda es par, y A 5, B 10, C 7, D 9 suman 31: vuelvan a contar; cuadraría con una sola de esas cifras corregida.",
    ]);
  });

  it("has a sentence for every code, facts or not", () => {
    for (const code of HAND_REASON_CODES) {
      expect(describeHandReason({ code })).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/u);
    }
    for (const code of HAND_PROBLEM_CODES) {
      expect(describeHandProblem({ code })).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/u);
    }
  });
});
