import { describe, expect, it } from "vitest";
import type { UndoFacts } from "./undo-round";
import { undoBlockers } from "./undo-round";

const table = (more: Partial<UndoFacts["tables"][number]> = {}) => ({
  table: 4,
  hands: 0,
  isFinished: false,
  incidents: 0,
  claims: 0,
  openCalls: 0,
  events: [],
  ...more,
});
const facts = (more: Partial<UndoFacts> = {}): UndoFacts => ({
  round: 3,
  state: "published",
  last: 3,
  tables: [table()],
  ...more,
});

describe("taking a round back", () => {
  it("is possible while tables have only sat down", () => {
    const tables = [table({ events: ["seats-confirmed", "leader-drawn"] })];
    expect(undoBlockers(facts({ tables }))).toEqual([]);
  });

  it.each([
    ["hands", { hands: 1, events: ["hand-recorded"] }],
    ["result", { isFinished: true }],
    ["incident", { incidents: 1 }],
    ["claim", { claims: 1 }],
    ["call", { openCalls: 1 }],
    ["time", { events: ["seats-confirmed", "time-added"] }],
    ["time", { events: ["time-added", "time-withdrawn"] }],
    ["note", { events: ["time-added", "left-table"] }],
    // A hand that was taken out again was played all the same.
    ["note", { events: ["hand-recorded", "hand-removed"] }],
  ] as const)("is refused by table where there are %s", (has, more) => {
    expect(undoBlockers(facts({ tables: [table({ table: 1 }), table(more)] }))).toEqual([
      { code: "undo-table", table: 4, has },
    ]);
  });

  it("is only for the last round, while it is published", () => {
    expect(undoBlockers(facts({ last: 4 }))).toEqual([
      { code: "undo-not-last", round: 3, later: 4 },
    ]);
    expect(undoBlockers(facts({ state: "closed" }))).toEqual([
      { code: "undo-not-published", round: 3, state: "closed" },
    ]);
  });
});
