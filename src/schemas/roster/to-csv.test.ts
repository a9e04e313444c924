import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { parseRoster } from "./parse";
import { toCsv } from "./to-csv";

describe("toCsv", () => {
  it("writes what Excel opens by itself", () =>
    expect(
      toCsv(
        ["Número", "Club"],
        [
          ["00007", 'Mesa "La 28"'],
          [7, null],
        ],
      ),
    ).toBe('\uFEFFNúmero;Club\r\n00007;"Mesa ""La 28"""\r\n7;\r\n'));

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "  =cmd|' /C calc'!A0", "|x"])(
    "neutralises %j",
    (cell) =>
      expect(Papa.parse<string[]>(toCsv(["a"], [[cell]]).slice(1)).data[1]).toEqual([`'${cell}`]),
  );

  it("leaves no cell that a spreadsheet would run", () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), (cells) => {
        const text = toCsv(["h"], [cells]).slice(1);
        const { data } = Papa.parse<string[]>(text, { delimiter: ";" });
        for (const cell of data.slice(1).flat()) expect(cell).not.toMatch(/^\s*[=+\-@]/);
      }),
    );
  });

  it("is read back by the import as it was", () => {
    const csv = toCsv(
      ["Número", "Nombres", "Apellidos", "Apodo", "Club"],
      [["00042", "Begoña", "Níspero Güira", "+28", "Doble Seis; Santiago"]],
    );
    expect(parseRoster(csv).rows[0]).toMatchObject({
      number: "00042",
      firstNames: "Begoña",
      lastNames: "Níspero Güira",
      nickname: "+28",
      club: "Doble Seis; Santiago",
      notes: [],
    });
  });
});
