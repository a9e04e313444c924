import { describe, expect, it } from "vitest";
import { fewestPipsOfDomino } from "../support/short-hands";

// The limits of `summary-limits.ts` for dominoes: every line is tried.

describe("going out with few tiles on the table", () => {
  it.each([0, 1, 2, 3])(
    "takes eleven tiles and 39 pips, the closer %i after the leader",
    (closer) => {
      for (let tiles = 7; tiles <= 10; tiles++) {
        expect(fewestPipsOfDomino(4, tiles, closer), `${tiles}`).toBeNull();
      }
      expect(fewestPipsOfDomino(4, 11, closer)).toBe(closer === 3 ? 40 : 39);
    },
  );

  it("takes ten tiles and 37 pips where the leader lays his last one early", () => {
    for (let tiles = 7; tiles <= 9; tiles++) {
      expect(fewestPipsOfDomino(4, tiles, 0, true), `${tiles}`).toBeNull();
    }
    expect(fewestPipsOfDomino(4, 10, 0, true)).toBe(37);
    expect(fewestPipsOfDomino(4, 11, 0, true)).toBe(39);
  });

  it.each([1, 2, 3])(
    "takes as many as in turn where another does, %i after the leader",
    (closer) => {
      expect(fewestPipsOfDomino(4, 10, closer, true)).toBeNull();
      expect(fewestPipsOfDomino(4, 11, closer, true)).toBe(closer === 3 ? 40 : 39);
    },
  );

  it.each([0, 1, 2])(
    "takes nine tiles with three players, the closer %i after the leader",
    (closer) => {
      expect(fewestPipsOfDomino(3, 7, closer)).toBeNull();
      expect(fewestPipsOfDomino(3, 8, closer)).toBeNull();
    },
  );

  it("takes nine tiles where the leader of three goes out", () => {
    expect(fewestPipsOfDomino(3, 9, 0)).not.toBeNull();
  });
});
