import { describe, expect, it } from "vitest";
import { handRequestSchema } from "./hand";
import { rulesSpecSchema } from "./rules";

const totals = {
  rules: "fededodo-2026",
  leader: "A",
  ending: "block",
  closer: "C",
  pips: { A: 6, B: 9, C: 6, D: 9 },
};

function paths(request: unknown): readonly string[] {
  const parsed = handRequestSchema.safeParse(request);
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.path.join("."));
}

describe("the hand request", () => {
  it.each([
    ["totals", totals],
    ["version 1", { ...totals, v: 1 }],
    [
      "settings replaced",
      { ...totals, rules: { preset: "fndpr", target: 150, callMinutes: null } },
    ],
    ["annulled", { rules: "fndpr", leader: "A", annulled: { infraction: "F-14.2", by: "D" } }],
    [
      "annulled, FEMUNDO",
      { rules: "fndpr", leader: "A", annulled: { infraction: "FEM-16", by: "D" } },
    ],
    [
      "annulled, generic",
      { rules: "fndpr", leader: "A", annulled: { infraction: "F-27.1", by: "D" } },
    ],
    ["false block, uncounted", { rules: "femundo-2025", leader: "A", falseBlock: { by: "A" } }],
  ])("accepts %s", (_, request) => {
    expect(paths(request)).toEqual([]);
  });

  it.each([
    ["another version", { ...totals, v: 2 }, ["v"]],
    ["an unknown field", { ...totals, points: 3 }, [""]],
    ["an unknown setting", { ...totals, rules: { preset: "fndpr", targt: 1 } }, ["rules"]],
    ["an unknown preset", { ...totals, rules: "fifa" }, ["rules"]],
    ["half a pip", { ...totals, pips: { A: 1.5, B: 9, C: 6, D: 9 } }, ["pips.A"]],
    ["left and pips", { ...totals, left: { A: [] } }, ["pips"]],
    ["no totals", { ...totals, pips: undefined }, ["pips"]],
    ["two tellings", { ...totals, redeal: { by: "A", doubles: 5 } }, ["redeal"]],
    ["no telling", { rules: "fndpr", leader: "A" }, [""]],
    ["a score of no side", { ...totals, score: { A: 3 } }, ["score.A"]],
    ["three in pairs", { ...totals, mode: "pairs", players: 3 }, ["players"]],
    [
      "a move that is none",
      { rules: "fndpr", leader: "A", deal: {}, play: "A:6-6 B:PASO C:hola" },
      ["play.2"],
    ],
    [
      "no code of an infraction",
      { rules: "fndpr", leader: "A", annulled: { infraction: "x", by: "D" } },
      ["annulled.infraction"],
    ],
  ])("refuses %s by its path", (_, request, expected) => {
    expect(paths(request)).toEqual(expected);
  });
});

describe("a rules spec", () => {
  it("needs a preset", () => {
    expect(rulesSpecSchema.safeParse({ target: 100 }).success).toBe(false);
    expect(rulesSpecSchema.parse({ preset: "individual", hiddenTiles: 0 })).toEqual({
      preset: "individual",
      hiddenTiles: 0,
    });
  });
});
