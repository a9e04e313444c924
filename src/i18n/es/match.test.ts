import { describe, expect, it } from "vitest";
import { foldActa } from "@/domain/match/fold-acta";
import { signingProblems } from "@/domain/match/signing";
import { resolveRules } from "@/domain/rules/resolve-rules";
import { actaWarningText, MATCH_PROBLEMS, matchProblemText, settlementReasonText } from "./match";

describe("words of the match", () => {
  it("says every problem in a sentence, with its facts", () => {
    for (const describe of Object.values(MATCH_PROBLEMS)) expect(describe({})).toMatch(/^.+\.$/s);
    expect(
      matchProblemText({ code: "hands-after-end", endsWith: 3, hands: [4, 5], handIds: [] }),
    ).toBe("Con ese cambio la partida termina en la mano 3 y sobran: 4, 5. Quítalas primero.");
    expect(matchProblemText({ code: "winner-mismatch", winner: "AC", higher: "BD" })).toContain(
      "BD",
    );
  });

  it("knows the problems that an empty sheet meets", () => {
    const rules = resolveRules("fededodo-2026", { mode: "pairs", players: 4, format: "pairs" });
    const state = foldActa([], { rules });
    const problems = [
      ...signingProblems(state, { type: "verified", asDirector: false }, { rules }),
      ...signingProblems(state, { type: "closed" }, { rules }),
    ];
    expect(problems.map(matchProblemText)).toEqual([
      "La partida todavía no ha terminado: faltan manos, o hay que fijar el resultado.",
      "Un juez tiene que verificar la Hoja primero.",
    ]);
  });

  it("leaves the problems of a hand to its own words", () => {
    expect(matchProblemText({ code: "not-blocked", hand: 1 })).toBeNull();
  });

  it("says warnings and reasons with the name of the infraction", () => {
    expect(
      actaWarningText({
        code: "annulled-without-incident",
        hand: 2,
        infraction: "F-14.2",
        seat: "D",
      }),
    ).toContain("Renuncio de D");
    expect(
      settlementReasonText({
        code: "given-win",
        infraction: "F-24.1",
        article: "24.1",
        incidentId: "i",
        for: 100,
        against: 0,
      }),
    ).toBe("Gana 100–0 por Ausencia de otro jugador (art. 24.1).");
  });
});
