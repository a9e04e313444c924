import { describe, expect, it } from "vitest";
import { findInfractions, listedInfractions } from "./infraction-search";

const listed = listedInfractions({ preset: "fededodo-2026" });
const codes = (query: string) =>
  findInfractions(listed, query).map(({ infraction }) => infraction.code);

describe("the searchable list of infractions", () => {
  it("shows the most used first and nothing that is computed or no infraction", () => {
    expect(listed.slice(0, 20).every(({ infraction }) => infraction.usual)).toBe(true);
    expect(codes("")).not.toContain("F-25.3r");
    expect(codes("")).not.toContain("F-13.2");
  });

  it.each([
    ["golpe", "F-21.1"],
    ["GOLPEO", "F-21.1"],
    ["renuncio", "F-14.2"],
    ["capicua", null],
    ["manos", "F-08.7"],
    ["8.7", "F-08.7"],
    ["se fue", "F-19.2b"],
    ["ausente", "F-24.1"],
    ["señas", "F-19.5"],
    ["senas", "F-19.5"],
  ] as const)("finds by the words that people use: %s", (query, code) => {
    if (code === null) expect(codes(query)).toEqual([]);
    else expect(codes(query)).toContain(code);
  });

  it("has a title and a line for every entry", () => {
    for (const { title, summary, infraction } of listed) {
      expect(title, infraction.code).not.toBe(infraction.code);
      expect(summary, infraction.code).not.toBe("");
    }
  });
});
