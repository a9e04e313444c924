import { describe, expect, it } from "vitest";
import { statementNames } from "./statement-names";

const times = (count: number, work: () => string) => Array.from({ length: count }, work);

describe("statementNames", () => {
  it("names what comes often, always the same, and each its own", () => {
    const nameOf = statementNames();
    const first = times(7, () => nameOf({ sql: "select 1", args: [] }));
    expect(first).toEqual(["", "", "", "", "c1", "c1", "c1"]);
    const second = times(5, () => nameOf({ sql: "select 2", args: [3] }));
    expect(second.at(-1)).toBe("c2");
  });

  it("names no list: each length of it is another statement", () => {
    const nameOf = statementNames();
    const list = { sql: "insert", args: Array.from({ length: 41 }) };
    expect(times(9, () => nameOf(list))).toEqual(times(9, () => ""));
  });

  it("stops at two hundred", () => {
    const nameOf = statementNames();
    const all = Array.from({ length: 250 }, (_, index) =>
      times(5, () => nameOf({ sql: `select ${index}`, args: [] })).at(-1),
    );
    expect(new Set(all).size).toBe(201);
    expect(all.at(-1)).toBe("");
    expect(nameOf({ sql: "select 0", args: [] })).toBe("c1");
  });
});
