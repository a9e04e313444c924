import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sameData } from "./same-data";

describe("sameData", () => {
  it.each([
    [{ a: 1, b: { c: [1, 2], d: null } }, { b: { d: null, c: [1, 2] }, a: 1 }, true],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [[{ player: "p", card: "red" }], [{ card: "red", player: "p" }], true],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [{}, null, false],
    [{ a: 1 }, { a: "1" }, false],
    [{ a: 1 }, { a: 1, b: null }, false],
    [[1], [1, undefined], false],
  ])("%j and %j: %s", (one, other, same) => {
    expect(sameData(one, other)).toBe(same);
    expect(sameData(other, one)).toBe(same);
  });

  it("knows a value again that was stored with its fields in another order", () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        expect(sameData(value, reordered(value))).toBe(true);
        expect(sameData([value], [value, 0])).toBe(false);
      }),
    );
  });
});

function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, reordered(part)] as const);
  return Object.fromEntries(entries.reverse());
}
