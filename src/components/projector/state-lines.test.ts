import { describe, expect, it } from "vitest";
import { stateGroups, statePages } from "./state-lines";

const table = (number: number, stage = "playing", status = "playing", isReopened = false) =>
  ({ table: number, stage, status, isReopened }) as Parameters<typeof stateGroups>[0][number];

describe("the state of the hall", () => {
  it("puts first who stays seated, then the last hands, and who may rise at the end", () => {
    const tables = [
      table(1, "closed", "finished"),
      table(2),
      table(3, "finished", "finished"),
      table(4, "playing", "last-hand"),
      table(5, "playing", "extra-hand"),
      table(6, "playing", "tie-break-hand"),
      table(7, "issued"),
      table(8),
      table(9, "verified", "finished"),
      table(10, "finished", "finished", true),
      table(11),
    ];
    expect(
      stateGroups(tables, {
        rung: (number) => number === 8 || number === 11,
        // An answer that names the hand leaves nothing owed.
        answered: (number) => number === 11 || number === 4,
      }),
    ).toEqual([
      { group: "stays", tables: [3] },
      { group: "last-hand", tables: [4] },
      { group: "extra-hand", tables: [5] },
      { group: "tie-break-hand", tables: [6] },
      { group: "unanswered", tables: [8] },
      { group: "owed", tables: [11] },
      { group: "playing", tables: [2] },
      { group: "waiting", tables: [7] },
      { group: "rises", tables: [1, 9, 10] },
    ]);
  });
});

describe("its pages", () => {
  const numbers = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => from + i);
  const brief = (pages: ReturnType<typeof statePages>) =>
    pages.map((page) =>
      page.map((line) =>
        line.kind === "name" ? `${line.group} ${line.count}` : line.tables.join(" "),
      ),
    );

  it("repeat the name of a group that goes on, and leave none alone at the end", () => {
    const groups = [
      { group: "stays", tables: numbers(1, 5) },
      { group: "playing", tables: numbers(10, 3) },
    ] as const;
    expect(brief(statePages(groups, { perLine: 2, perPage: 3 }))).toEqual([
      ["stays 5", "1 2", "3 4"],
      ["stays 5", "5"],
      ["playing 3", "10 11", "12"],
    ]);
  });

  it.each([1, 2, 7, 40])("hold every table once, %i lines a page", (perPage) => {
    const groups = [
      { group: "stays", tables: numbers(1, 17) },
      { group: "rises", tables: numbers(50, 103) },
    ] as const;
    const pages = statePages(groups, { perLine: 11, perPage });
    const told = pages.flat().flatMap((line) => (line.kind === "numbers" ? line.tables : []));
    expect(told).toEqual(groups.flatMap(({ tables }) => tables));
    expect(Math.max(...pages.map((page) => page.length))).toBeLessThanOrEqual(Math.max(2, perPage));
  });

  it("are one empty page without tables", () =>
    expect(statePages([], { perLine: 5, perPage: 5 })).toEqual([[]]));
});
