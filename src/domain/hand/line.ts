import type { Tile } from "./hand";
import type { LineEnd, Move } from "./notation";
import { hasNumber, otherHalf } from "./tile";

// The line on the table, reduced to what decides play: its two open ends.

/** Open ends, left then right; null before the opening tile. */
export type Line = { readonly left: number; readonly right: number } | null;

export type Ends = readonly [number, number];

export function endsOf(line: Line): Ends | null {
  return line === null ? null : [line.left, line.right];
}

export function fitsLine(line: Line, tile: Tile): boolean {
  return line === null || hasNumber(tile, line.left) || hasNumber(tile, line.right);
}

/** The line after laying a tile at one end; null where it does not fit there. */
export function layAt(line: NonNullable<Line>, tile: Tile, end: LineEnd): Line {
  const open = end === "L" ? line.left : line.right;
  if (!hasNumber(tile, open)) return null;
  const next = otherHalf(tile, open);
  return end === "L" ? { left: next, right: line.right } : { left: line.left, right: next };
}

function sameEnds(a: NonNullable<Line>, b: NonNullable<Line>): boolean {
  return (a.left === b.left && a.right === b.right) || (a.left === b.right && a.right === b.left);
}

export type Laid =
  | { readonly ok: true; readonly line: NonNullable<Line> }
  /** `fits`: the ends where the tile does go, none for a chivo; two where the written move leaves open which. */
  | { readonly ok: false; readonly fits: readonly LineEnd[] };

/**
 * The line after a written move. An opening tile gives left and right as written; later the letter may be left out
 * where only one end fits, where both give the same ends, or where it is the last tile of the hand.
 */
export function layTile(
  line: Line,
  tile: Tile,
  move: Extract<Move, { readonly kind: "tile" }>,
  isLastTile: boolean,
): Laid {
  if (line === null) return { ok: true, line: { left: move.first, right: move.second } };
  const left = layAt(line, tile, "L");
  const right = layAt(line, tile, "R");
  if (move.end !== null) {
    const wanted = move.end === "L" ? left : right;
    if (wanted !== null) return { ok: true, line: wanted };
    return { ok: false, fits: left !== null ? ["L"] : right !== null ? ["R"] : [] };
  }
  if (left === null || right === null) {
    const only = left ?? right;
    return only === null ? { ok: false, fits: [] } : { ok: true, line: only };
  }
  if (isLastTile || sameEnds(left, right)) return { ok: true, line: left };
  return { ok: false, fits: ["L", "R"] };
}

/** A tile carries both of two different ends: going out with it is capicúa. A double never is. */
export function isCapicua(tile: Tile, ends: Ends): boolean {
  return ends[0] !== ends[1] && hasNumber(tile, ends[0]) && hasNumber(tile, ends[1]);
}
