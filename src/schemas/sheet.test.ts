import { describe, expect, it } from "vitest";
import { sheetRequestSchema } from "./sheet";

const sheet = {
  event: { name: "Copa" },
  round: 1,
  table: 4,
  rules: "fededodo-2026",
  seats: { A: { name: "Ana Peña" } },
};
const record = { points: { AC: 200, BD: 90 }, winner: "AC", endedBy: "target" };

function pathsOf(input: unknown): string[] {
  const parsed = sheetRequestSchema.safeParse(input);
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.path.join("."));
}

describe("sheet request", () => {
  it("takes one sheet with its defaults and prints the figures of the rule book", () => {
    const request = sheetRequestSchema.parse(sheet);
    expect(request).toMatchObject({ paper: "letter", layout: "one" });
    expect(request.sheets[0]).toMatchObject({
      event: { timeZone: "America/Santo_Domingo" },
      rules: { name: "FEDEDODO 2026", target: 200, callMinutes: 35, slotMinutes: 40 },
      seats: { A: { name: "Ana Peña" }, B: null, C: null, D: null },
    });
  });

  it("takes a list, and settings that replace the book's", () => {
    const request = sheetRequestSchema.parse({
      v: 1,
      paper: "a4",
      layout: "two",
      sheets: [sheet, { ...sheet, table: 5, rules: { preset: "fededodo-2026", target: 150 } }],
    });
    expect(request.sheets.map((each) => each.rules.target)).toEqual([200, 150]);
  });

  it.each([
    ["another version", { ...sheet, v: 2 }, ["v"]],
    ["an unknown field", { ...sheet, colour: "red" }, [""]],
    ["an unknown field in a list", { sheets: [{ ...sheet, paper: "a4" }] }, ["sheets.0"]],
    ["an empty list", { sheets: [] }, ["sheets"]],
    ["a table that is none", { ...sheet, table: 0 }, ["table"]],
    ["an unknown paper", { ...sheet, paper: "a5" }, ["paper"]],
    [
      "a day that is none",
      { ...sheet, event: { name: "Copa", date: "2026-02-30" } },
      ["event.date"],
    ],
    [
      "a zone that is none",
      { ...sheet, event: { name: "Copa", timeZone: "Luna" } },
      ["event.timeZone"],
    ],
    ["a link that is none", { ...sheet, proof: { code: "K", url: "javascript:1" } }, ["proof.url"]],
    [
      "a signature from the other pair",
      { ...sheet, record: { ...record, signatures: [{ side: "AC", by: "B", refused: true }] } },
      ["record.signatures.0.by"],
    ],
    [
      "a signature that is neither drawn nor refused",
      { ...sheet, record: { ...record, signatures: [{ side: "AC", by: "A" }] } },
      ["record.signatures.0"],
    ],
    [
      "a signature that is both on paper and refused",
      {
        ...sheet,
        record: {
          ...record,
          signatures: [{ side: "AC", by: "A", onPaper: true, refused: true }],
        },
      },
      ["record.signatures.0"],
    ],
  ])("refuses %s at its path", (_, input, paths) => {
    expect(pathsOf(input)).toEqual(paths);
  });
});
