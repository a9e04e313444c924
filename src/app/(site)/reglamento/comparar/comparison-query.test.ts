import { describe, expect, it } from "vitest";
import { PRESET_IDS } from "@/domain/rules/rules-spec";
import { readComparison } from "./comparison-query";

describe("the address of the comparison", () => {
  it("shows every book from the first one when it says nothing", () => {
    expect(readComparison({})).toEqual({
      books: PRESET_IDS,
      base: "fededodo-2026",
      onlyDifferences: false,
      search: "",
    });
  });

  it("reads books, base, filter and words, and leaves out what it does not know", () => {
    const query = readComparison({
      libro: ["fndpr", "femundo-2025", "otro"],
      base: "fndpr",
      diferencias: "1",
      q: "tranque",
    });
    expect(query).toEqual({
      books: ["femundo-2025", "fndpr"],
      base: "fndpr",
      onlyDifferences: true,
      search: "tranque",
    });
  });

  it("always shows the base book, and takes the first one shown where none is named", () => {
    expect(readComparison({ libro: "fndpr", base: "individual" }).books).toEqual([
      "fndpr",
      "individual",
    ]);
    expect(readComparison({ libro: "fndpr" }).base).toBe("fndpr");
  });
});
