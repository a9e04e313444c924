import type { Seat } from "../rules/seat";
import type { Tile } from "./hand";
import type { Line, OpenLine } from "./line";
import type { LineEnd } from "./notation";
import { indexOfHalves, tileIndex } from "./tile";

// The line as it lies on the table, tile by tile. Play itself needs only its ends.

/** A tile in the line: the halves that look left and right, who laid it and in which move. */
export type LaidTile = {
  readonly tile: Tile;
  readonly left: number;
  readonly right: number;
  readonly seat: Seat;
  readonly at: number;
};

type NewTile = Pick<LaidTile, "tile" | "seat" | "at">;

function shows(tile: Tile, a: number, b: number): boolean {
  return tileIndex(tile) === indexOfHalves(a, b);
}

function atLeft(line: readonly LaidTile[], before: OpenLine, after: OpenLine, laid: NewTile) {
  if (after.right !== before.right || !shows(laid.tile, after.left, before.left)) return null;
  return [{ ...laid, left: after.left, right: before.left }, ...line];
}

function atRight(line: readonly LaidTile[], before: OpenLine, after: OpenLine, laid: NewTile) {
  if (after.left !== before.left || !shows(laid.tile, before.right, after.right)) return null;
  return [...line, { ...laid, left: before.right, right: after.right }];
}

/** The line with one tile more: at the end that was written, else at the one that the ends before and after tell. */
function joined(
  line: readonly LaidTile[],
  before: OpenLine,
  after: OpenLine,
  laid: NewTile,
  end: LineEnd | null,
): readonly LaidTile[] | null {
  return end === "R"
    ? (atRight(line, before, after, laid) ?? atLeft(line, before, after, laid))
    : (atLeft(line, before, after, laid) ?? atRight(line, before, after, laid));
}

/** The line after a legal tile, from left to right. */
export function lineWith(
  line: readonly LaidTile[],
  before: Line,
  after: OpenLine,
  laid: NewTile,
  end: LineEnd | null,
): readonly LaidTile[] {
  if (before === null) return [{ ...laid, left: after.left, right: after.right }];
  const straight = joined(line, before, after, laid, end);
  if (straight !== null) return straight;
  // This letter told that what was noted so far has its ends the other way round.
  const turned = { ...before, left: before.right, right: before.left };
  const other = line.toReversed().map((one) => ({ ...one, left: one.right, right: one.left }));
  return joined(other, turned, after, laid, end) ?? line;
}
