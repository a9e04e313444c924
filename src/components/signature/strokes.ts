import { ACTA_LIMITS } from "@/domain/match/acta-limits";

/** A signature as vectors: each stroke a list of `[x, y]`, both in widths of the pad, from its upper left corner. */
export type Strokes = readonly (readonly (readonly [number, number])[])[];

type Group = { readonly points: readonly { readonly x: number; readonly y: number }[] };

/** Thousandths of the width: finer than a pen, and short to store. */
const GRAIN = 1000;

/** Drawn points (in pixels) as strokes, independent of the screen. Dots and what is over the limits of an acta are dropped. */
export function toStrokes(groups: readonly Group[], width: number): Strokes {
  const scaled = (value: number) => Math.round((value / width) * GRAIN) / GRAIN;
  return groups
    .filter(({ points }) => points.length > 1)
    .slice(0, ACTA_LIMITS.strokes)
    .map(({ points }) =>
      points.slice(0, ACTA_LIMITS.points).map(({ x, y }) => [scaled(x), scaled(y)] as const),
    );
}

/** Strokes as points on a pad of that width, for drawing them again after it turned. */
export function toPoints(
  strokes: Strokes,
  width: number,
): readonly (readonly { readonly x: number; readonly y: number }[])[] {
  return strokes.map((stroke) => stroke.map(([x, y]) => ({ x: x * width, y: y * width })));
}

/** Strokes as the path of an SVG whose view box is a thousand units wide. */
export function strokesPath(strokes: Strokes): string {
  return strokes
    .map((stroke) =>
      stroke.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x * GRAIN} ${y * GRAIN}`).join(""),
    )
    .join("");
}

/** Whether anything was drawn that can be read as a signature. */
export function isSigned(strokes: Strokes): boolean {
  return strokes.some((stroke) => stroke.length > 1);
}
