import { describe, expect, it } from "vitest";
import { proposedTables } from "./round-origin";

const pairing = {
  tables: [
    { table: 1, AC: ["1", "8"], BD: ["4", "5"], why: [] },
    { table: 2, AC: ["2"], BD: ["3"], why: [] },
  ],
};

const proposed = proposedTables(pairing);

describe("proposedTables", () => {
  it("finds a table by its sides, whatever their order and number", () => {
    expect(proposed({ AC: ["5", "4"], BD: ["8", "1"] })?.table).toBe(1);
    expect(proposed({ AC: ["2"], BD: ["3"] })?.table).toBe(2);
  });

  it("finds none where partners or opponents were moved", () => {
    expect(proposed({ AC: ["1", "4"], BD: ["8", "5"] })).toBeNull();
    expect(proposed({ AC: ["2"], BD: ["9"] })).toBeNull();
  });
});
