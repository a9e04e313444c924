import type { Tile } from "./hand";
import type { LineEnd } from "./notation";
import { hasNumber, TILES, tilePips } from "./tile";
import type { TileSet } from "./tile-set";
import { ALL_TILES, onlyTile, tilesWith } from "./tile-set";

// The line on the table, reduced to what decides play: its two open ends. Tiles go by their place in `TILES`.

/**
 * The open ends. `isTurnable`: a tile was laid without a letter where both ends were the same number, so that nobody has
 * said yet which of the two is the left one.
 */
export type OpenLine = {
  readonly left: number;
  readonly right: number;
  readonly isTurnable: boolean;
};

/** Null before the opening tile. */
export type Line = OpenLine | null;

export type Ends = readonly [number, number];

export function endsOf(line: Line): Ends | null {
  return line === null ? null : [line.left, line.right];
}

/** The tiles that fit a line: all of them before the opening. */
export function fittingTiles(line: Line): TileSet {
  return line === null ? ALL_TILES : tilesWith(line.left) | tilesWith(line.right);
}

const PIPS: readonly number[] = TILES.map(tilePips);

function fits(tile: number, number: number): boolean {
  return (tilesWith(number) & onlyTile(tile)) !== 0;
}

/** The ends of a line where a tile goes. */
export function fittingEnds(line: OpenLine, tile: number): readonly LineEnd[] {
  return [
    ...(fits(tile, line.left) ? (["L"] as const) : []),
    ...(fits(tile, line.right) ? (["R"] as const) : []),
  ];
}

/** The line after a tile at an end that it fits: its other half is open there now. */
function laidAt(line: OpenLine, tile: number, end: LineEnd, isTurnable: boolean): OpenLine {
  const matched = end === "L" ? line.left : line.right;
  const open = (PIPS[tile] as number) - matched;
  return end === "L"
    ? { left: open, right: line.right, isTurnable }
    : { left: line.left, right: open, isTurnable };
}

function turned(line: OpenLine): OpenLine {
  return { left: line.right, right: line.left, isTurnable: line.isTurnable };
}

/** A tile laid where the letter says. In a line that may be turned it is this letter that tells which end is which. */
function layAtLetter(line: OpenLine, tile: number, end: LineEnd): OpenLine | null {
  if (fits(tile, end === "L" ? line.left : line.right)) return laidAt(line, tile, end, false);
  if (!line.isTurnable || !fits(tile, end === "L" ? line.right : line.left)) return null;
  return laidAt(turned(line), tile, end, false);
}

/** A tile laid without a letter: where only one end takes it, where both are the same number, or to go out. */
function layAnywhere(line: OpenLine, tile: number, isLastTile: boolean): OpenLine | null {
  const { left, right, isTurnable } = line;
  if (!fits(tile, left)) return fits(tile, right) ? laidAt(line, tile, "R", isTurnable) : null;
  if (left === right) return laidAt(line, tile, "L", true);
  return isLastTile || !fits(tile, right) ? laidAt(line, tile, "L", isTurnable) : null;
}

/** The line after a tile at the written end; null where it does not fit there, or the end had to be written. */
export function layTile(
  line: OpenLine,
  tile: number,
  end: LineEnd | null,
  isLastTile: boolean,
): OpenLine | null {
  return end === null ? layAnywhere(line, tile, isLastTile) : layAtLetter(line, tile, end);
}

/** A tile carries both of two different ends: going out with it is capicúa. A double never is. */
export function isCapicua(tile: Tile, ends: Ends): boolean {
  return ends[0] !== ends[1] && hasNumber(tile, ends[0]) && hasNumber(tile, ends[1]);
}
