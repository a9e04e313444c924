import { describe, expect, it } from "vitest";
import type { PresetId } from "../rules/rules-spec";
import { assessRequest } from "./assess-request";
import { FEMUNDO_CATALOGUE, findInfraction } from "./catalogue";
import { stepQuestions } from "./choose-effects";
import type { Incident } from "./incident";

const assess = (rules: PresetId, incident: Partial<Incident> & Pick<Incident, "infraction">) =>
  assessRequest({
    rules,
    format: "individual",
    incident: {
      offender: "a",
      partner: "c",
      opponents: ["b", "d"],
      round: 1,
      match: "m",
      ...incident,
    },
  });

describe("what the judge lays down himself", () => {
  it.each([
    [{ points: -201 }, { what: "points", least: -200, most: 0 }],
    [{ points: 10 }, { what: "points", least: -200, most: 0 }],
    [{ card: "black" }, { what: "card", options: ["yellow", "red"] }],
    [{ handEffect: "award" }, { what: "handEffect", options: ["continue", "annul"] }],
  ] as const)("refuses %o where 17.2 has bounds", (laid, problem) => {
    expect(assess("fededodo-2026", { infraction: "F-17.2", ...laid })).toEqual({
      ok: false,
      problems: [
        { code: "judged-out-of-range", infraction: "F-17.2", article: "17.2", ...problem },
      ],
    });
  });

  it("takes no measure where the book has one, and says so", () => {
    const verdict = assess("fededodo-2026", { infraction: "F-14.2", points: -100, warning: true });
    expect(verdict).toMatchObject({
      ok: true,
      points: [{ player: "a", points: -25, on: "match" }],
      effects: [],
      reasons: expect.arrayContaining([
        { code: "not-left-to-judge", article: "14.2", what: "points" },
        { code: "not-left-to-judge", article: "14.2", what: "warning" },
      ]),
    });
  });

  it("no longer calls open what was decided", () => {
    const open = (more: Partial<Incident>) => {
      const verdict = assess("fededodo-2026", { infraction: "F-17.2", ...more });
      return verdict.ok
        ? verdict.reasons.flatMap((one) => (one.code === "judge-decides" ? [one.what] : []))
        : [];
    };
    expect(open({})).toEqual(["points", "card", "hand"]);
    expect(open({ points: -25, handEffect: "annul" })).toEqual(["card"]);
  });
});

describe("the questions of a step", () => {
  const chivo = findInfraction(FEMUNDO_CATALOGUE, "FEM-14");
  const asked = (facts: Partial<Incident>) =>
    chivo
      ? stepQuestions(chivo, 1, { infraction: "FEM-14", round: 1, match: "m", ...facts }).map(
          ({ needs, options, answer, byDefault }) => [needs, options, answer, byDefault],
        )
      : [];

  it("are asked in order, with the usual answer, as far as the answers lead", () => {
    expect(asked({})).toEqual([
      ["intentional", [false, true], null, false],
      ["corrected", [false, true], null, false],
      ["plays", [0, 4], null, 0],
    ]);
    expect(asked({ intentional: true })).toEqual([["intentional", [false, true], true, false]]);
    expect(asked({ plays: 7 })).toContainEqual(["plays", [0, 4], 4, 0]);
    expect(asked({ choice: "annul" })).toContainEqual(["plays", [0, 4], 4, 0]);
  });

  it("say among the reasons what was taken for granted", () => {
    const verdict = assess("femundo-2025", { infraction: "FEM-14", plays: 4 });
    const assumed = verdict.ok
      ? verdict.reasons.flatMap((one) => (one.code === "fact-assumed" ? [one.fact] : []))
      : [];
    expect(assumed).toEqual(["intentional", "corrected"]);
  });
});
