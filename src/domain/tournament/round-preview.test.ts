import { describe, expect, it } from "vitest";
import type { PreviewChange } from "./round-preview";
import { changePreview, entrantsOfRound, standingChanges } from "./round-preview";

const round = {
  tables: [
    { table: 1, AC: ["1"], BD: ["2"] },
    { table: 2, AC: ["3"], BD: ["4"] },
  ],
  byes: ["5"],
};

describe("changePreview", () => {
  it("exchanges two entrants of different tables", () => {
    expect(changePreview(round, { kind: "swap-entrants", first: "2", second: "3" })).toEqual({
      ok: true,
      value: {
        tables: [
          { table: 1, AC: ["1"], BD: ["3"] },
          { table: 2, AC: ["2"], BD: ["4"] },
        ],
        byes: ["5"],
      },
    });
  });

  it("gives the rest to another", () => {
    const changed = changePreview(round, { kind: "swap-entrants", first: "5", second: "1" });
    expect(changed.ok && changed.value.byes).toEqual(["1"]);
    expect(changed.ok && [...entrantsOfRound(changed.value)].sort()).toEqual([
      "1",
      "2",
      "3",
      "4",
      "5",
    ]);
  });

  it("moves a table and keeps the list in order", () => {
    const changed = changePreview(round, { kind: "swap-tables", first: 1, second: 2 });
    expect(changed.ok && changed.value.tables.map((table) => [table.table, table.AC[0]])).toEqual([
      [1, "3"],
      [2, "1"],
    ]);
  });

  it.each([
    [{ kind: "swap-entrants", first: "9", second: "1" }, "entrant-not-in-round"],
    [{ kind: "swap-tables", first: 1, second: 7 }, "table-not-in-round"],
    [{ kind: "swap-tables", first: 1, second: 1 }, "nothing-to-swap"],
  ] as const)("refuses %o", (change, code) => {
    expect(changePreview(round, change)).toMatchObject({ ok: false, problems: [{ code }] });
  });
});

describe("standingChanges", () => {
  const swap: PreviewChange = { kind: "swap-entrants", first: "1", second: "3" };
  const tables: PreviewChange = { kind: "swap-tables", first: 1, second: 2 };

  it("takes the last change back when it is made again, either way round", () => {
    expect(standingChanges([tables, swap], { ...swap, first: "3", second: "1" })).toEqual([tables]);
  });

  it("adds anything else, also what undoes an earlier one", () => {
    expect(standingChanges([swap, tables], swap)).toEqual([swap, tables, swap]);
    const other: PreviewChange = { kind: "swap-entrants", first: "1", second: "2" };
    expect(standingChanges<PreviewChange>([other], tables)).toEqual([other, tables]);
  });
});
