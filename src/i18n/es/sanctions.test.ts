import { describe, expect, it } from "vitest";
import { assessIncident } from "@/domain/sanctions/assess";
import { FEDEDODO_CATALOGUE, INFRACTION_CODES } from "@/domain/sanctions/catalogue";
import { INFRACTION_TEXTS, sanctionProblemText, sanctionReasonText } from "./sanctions";

const context = { catalogue: FEDEDODO_CATALOGUE, format: "pairs" } as const;
const table = { offender: "a", partner: "c", opponents: ["b", "d"], round: 1, match: "m" };

describe("words of the sanctions", () => {
  it("has a title, a line and search words for every code, and no others", () => {
    expect(Object.keys(INFRACTION_TEXTS).sort()).toEqual([...INFRACTION_CODES].sort());
    for (const { title, summary, words } of Object.values(INFRACTION_TEXTS)) {
      expect(title).not.toBe("");
      expect(summary).toMatch(/\.$/);
      expect(words.length).toBeGreaterThan(0);
    }
  });

  it("says every reason of every infraction in a sentence", () => {
    for (const infraction of INFRACTION_CODES) {
      for (const choice of ["continue", "annul", "expel", "suspend"] as const) {
        const incident = { ...table, infraction, choice, faceUp: true };
        const verdict = assessIncident([incident, incident], incident, context);
        const texts = verdict.ok
          ? verdict.reasons.map((reason) => sanctionReasonText(reason))
          : verdict.problems.map(sanctionProblemText);
        for (const text of texts) expect(text).toMatch(/^[^ ].*\.$/);
        expect(texts.join()).not.toContain("undefined");
      }
    }
  });

  it("asks for a choice by its names", () => {
    const verdict = assessIncident([], { ...table, infraction: "F-13.3" }, context);
    expect(verdict.ok ? [] : verdict.problems.map(sanctionProblemText)).toEqual([
      "Chivo: falta escoger entre seguir la mano o anular la mano.",
    ]);
  });
});
