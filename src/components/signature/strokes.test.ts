import { describe, expect, it } from "vitest";
import { ACTA_LIMITS } from "@/domain/match/acta-limits";
import { isSigned, strokesPath, toPoints, toStrokes } from "./strokes";

const line = (...points: readonly [number, number][]) => ({
  points: points.map(([x, y]) => ({ x, y })),
});

describe("a signature as vectors", () => {
  it("does not depend on the size of the screen", () => {
    const small = toStrokes([line([0, 0], [180, 90])], 360);
    const large = toStrokes([line([0, 0], [600, 300])], 1200);
    expect(small).toEqual(large);
    expect(small).toEqual([
      [
        [0, 0],
        [0.5, 0.25],
      ],
    ]);
  });

  it("comes back to where it was drawn", () => {
    const strokes = toStrokes([line([36, 72], [108, 18])], 360);
    expect(toPoints(strokes, 720)).toEqual([
      [
        { x: 72, y: 144 },
        { x: 216, y: 36 },
      ],
    ]);
    expect(strokesPath(strokes)).toBe("M100 200L300 50");
  });

  it("does not take a dot for a signature", () => {
    expect(isSigned(toStrokes([line([10, 10])], 360))).toBe(false);
    expect(isSigned([])).toBe(false);
    expect(isSigned(toStrokes([line([1, 1], [9, 9])], 360))).toBe(true);
  });

  it("keeps within what an acta takes", () => {
    const long = line(...Array.from({ length: 5000 }, (_, i): [number, number] => [i, i]));
    const strokes = toStrokes(
      Array.from({ length: 500 }, () => long),
      360,
    );
    expect([strokes.length, strokes[0]?.length]).toEqual([ACTA_LIMITS.strokes, ACTA_LIMITS.points]);
  });
});
