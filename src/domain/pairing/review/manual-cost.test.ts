import { describe, expect, it } from "vitest";
import { answerOf } from "../../../../tests/support/all-rounds";
import {
  bookRules,
  entrantsOf,
  eventOf,
  roundOf,
  tableOf,
} from "../../../../tests/support/event-builders";
import { gradeOfChange, manualCosts, onlyIn } from "./manual-cost";
import type { ManualWarning } from "./manual-round";

const found = (more: Partial<ManualWarning>): ManualWarning => ({
  grade: "warning",
  code: "same-club",
  round: 2,
  ids: ["1", "2"],
  ...more,
});

describe("what a change by hand costs", () => {
  const event = eventOf({
    entrants: entrantsOf(4),
    rounds: [roundOf([tableOf(1, "1", "4", 200, 50), tableOf(2, "2", "3", 200, 60)])],
  });
  const answer = answerOf(event);
  const again = {
    tables: [
      { AC: ["1"], BD: ["4"] },
      { AC: ["2"], BD: ["3"] },
    ],
    byes: [],
  };

  it("is told against the engine's answer, the weightiest criterion first", () => {
    const costs = manualCosts(event, bookRules, answer);
    expect(costs.against(answer)).toEqual([]);
    expect(costs.against(again)?.[0]).toEqual({ criterion: "rematch", hard: true, from: 0, to: 2 });
  });

  it("is not told for rounds that no criteria made", () => {
    const scheduled = { ...event, pairing: { ...event.pairing, system: "round-robin" as const } };
    expect(manualCosts(scheduled, bookRules, answer).against(again)).toBeNull();
  });

  it.each([
    ["info", [], [{ criterion: "method-order", hard: false, from: 0, to: 3 }]],
    ["info", [], [{ criterion: "win-difference", hard: false, from: 4, to: 2 }]],
    ["warning", [], [{ criterion: "win-difference", hard: false, from: 2, to: 4 }]],
    ["confirm", [], [{ criterion: "rematch", hard: true, from: 0, to: 1 }]],
    ["confirm", [found({ grade: "confirm" })], []],
    ["refuse", [found({ grade: "refuse" }), found({})], []],
  ] as const)("is graded %s", (grade, gained, differences) => {
    expect(gradeOfChange(gained, differences)).toBe(grade);
  });

  it("brings nothing by moving a table, and something by seating who should rest", () => {
    const at = (table?: number) =>
      found({ code: "withdrawn-paired", ids: ["5"], ...(table === undefined ? {} : { table }) });
    expect(onlyIn([at(1)], [at(3)])).toEqual([]);
    expect(onlyIn([at(1)], [at()])).toEqual([at(1)]);
    expect(onlyIn([at()], [at(1)])).toEqual([]);
  });
});
