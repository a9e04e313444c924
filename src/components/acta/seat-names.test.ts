import { describe, expect, it } from "vitest";
import { calledNames, sideName } from "./seat-names";

const NAMES = { A: "Ana Cruz", B: "Luis Peña", C: "Ana Gil", D: "Diego" };

describe("names at a table", () => {
  it("are first names where nobody shares them", () => {
    expect(calledNames(NAMES)).toEqual({ A: "Ana Cruz", B: "Luis", C: "Ana Gil", D: "Diego" });
  });

  it("name a pair by its two people", () => {
    expect(sideName(NAMES, "BD")).toBe("Luis Peña y Diego");
    expect(sideName(NAMES, "B")).toBe("Luis Peña");
  });
});
