import { describe, expect, it } from "vitest";
import { resolveRules } from "../rules/resolve-rules";
import { scoreProblems } from "./declared-score";
import { mostHandPoints } from "./play-line";

const rules = resolveRules("fededodo-2026", { mode: "pairs", players: 4, format: "pairs" });
const most = rules.target - 1 + mostHandPoints(rules);

describe("a final score by itself", () => {
  it("goes no further than the target and one last hand", () => {
    expect(scoreProblems({ AC: most, BD: 0 }, "AC", rules)).toEqual([]);
    expect(scoreProblems({ AC: most + 1, BD: 0 }, "AC", rules)).toEqual([
      { code: "score-too-high", side: "AC", points: most + 1, most },
    ]);
    expect(scoreProblems({ AC: 9999, BD: 0 }, "AC", rules)).toMatchObject([
      { code: "score-too-high", points: 9999 },
    ]);
  });

  it("is the Junta's own below the target", () =>
    expect(scoreProblems({ AC: 100, BD: 125 }, "BD", rules)).toEqual([]));
});
