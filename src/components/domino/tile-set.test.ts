import { describe, expect, it } from "vitest";
import { pipsOf, TILE_ROWS, tileHalves, tileWords } from "./tile-set";

describe("tile set", () => {
  it("shows each of the 28 tiles once, seven a row, larger half first", () => {
    const tiles = TILE_ROWS.flat();
    expect(new Set(tiles).size).toBe(28);
    expect(TILE_ROWS.map((row) => row.length)).toEqual([7, 7, 7, 7]);
    expect(tiles.every((tile) => tileHalves(tile)[0] >= tileHalves(tile)[1])).toBe(true);
  });

  it("counts 168 pips in a double-six set", () => {
    expect(pipsOf(TILE_ROWS.flat())).toBe(168);
  });

  it.each([
    ["6-4", "seis cuatro"],
    ["5-5", "doble cinco"],
    ["1-0", "uno blanco"],
    ["0-0", "doble blanco"],
  ] as const)("says %s as %s", (tile, words) => {
    expect(tileWords(tile)).toBe(words);
  });
});
