import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchesSearch, searchKey, searchWords } from "./search-key";

describe("searchKey", () => {
  it.each([
    ["Núñez", "nunez"],
    ["  ÁNGEL   María ", "angel maria"],
    ["Güira-Guáyiga, Íñigo", "guira guayiga inigo"],
    ['Mesa Redonda "La 28"', "mesa redonda la 28"],
    ["N\u0303ame", "name"],
    ["İSTANBUL", "istanbul"],
    ["Straße", "strasse"],
    ["¿?", ""],
  ])("%s → %s", (text, key) => expect(searchKey(text)).toBe(key));

  it("is idempotent and blind to composition and case", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const key = searchKey(text);
        expect(searchKey(key)).toBe(key);
        expect(searchKey(text.normalize("NFD"))).toBe(key);
      }),
    );
  });
});

describe("matchesSearch", () => {
  const key = searchKey("00042 Níspero Ñame Ana El 28");

  it.each(["nisp", "ÑAME", "name ana", "ana nispero", "00042", "42", "28", "", "  "])(
    "%j finds it",
    (query) => expect(matchesSearch(key, query)).toBe(true),
  );

  it.each(["ispero", "ana perez", "43", "002"])("%j does not", (query) =>
    expect(matchesSearch(key, query)).toBe(false),
  );

  it("splits queries into folded words", () => {
    expect(searchWords(" De la  Ñú ")).toEqual(["de", "la", "nu"]);
    expect(searchWords("--")).toEqual([]);
  });
});
