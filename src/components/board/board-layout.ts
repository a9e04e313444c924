import type { Tile } from "@/domain/hand/hand";
import type { LineEnd } from "@/domain/hand/notation";
import type { Spot } from "./lay-arm";
import { layArm } from "./lay-arm";

// Where the tiles of a line lie on the table, as at a real one: the opening in the middle, arms to its left and right,
// doubles across, turns at the edge. It knows geometry only; the unit is the short side of a tile.

/** A tile of the line. `inner` touches what lay there before and `outer` is open; of the opening, they are left and right. */
export type LineTile = {
  readonly tile: Tile;
  /** Where it was laid; null for the opening. */
  readonly end: LineEnd | null;
  readonly inner: number;
  readonly outer: number;
};

export type Box = { readonly width: number; readonly height: number };

/** A tile on the board: its centre from the box's top left corner, and how it lies. */
export type PlacedTile = {
  readonly tile: Tile;
  readonly x: number;
  readonly y: number;
  readonly orientation: "horizontal" | "vertical";
  /** The number at the left, or at the top. */
  readonly first: number;
};

export type Board = { readonly box: Box; readonly tiles: readonly PlacedTile[] };

function isDouble({ inner, outer }: LineTile): boolean {
  return inner === outer;
}

function placed(laid: LineTile, spot: Spot, box: Box): PlacedTile {
  const isOutward = spot.dx + spot.dy > 0;
  return {
    tile: laid.tile,
    x: spot.x + box.width / 2,
    y: spot.y + box.height / 2,
    orientation: spot.dx === 0 ? "vertical" : "horizontal",
    first: isOutward ? laid.inner : laid.outer,
  };
}

function halfTurned({ x, y, dx, dy }: Spot): Spot {
  return { x: -x, y: -y, dx: -dx, dy: -dy };
}

/**
 * Lays a line, in the order it was played, within a box. The left arm turns up and the right one down, so neither meets
 * the other. Gives a place for each tile, in the same order; null where the box is too small.
 */
export function layBoard(line: readonly LineTile[], box: Box): readonly PlacedTile[] | null {
  const [opening] = line;
  if (opening === undefined) return [];
  const room = { side: box.width / 2, down: box.height / 2 };
  const atDouble = isDouble(opening);
  if (room.side < 1 || room.down < 1) return null;
  const arms = (["L", "R"] as const).map((end) =>
    layArm(
      line.filter((laid) => laid.end === end).map(isDouble),
      atDouble ? 0.5 : 1,
      atDouble,
      room,
    ),
  );
  const [left, right] = arms;
  if (!left || !right) return null;
  const next = { L: left.map(halfTurned).values(), R: right.values() };
  return line.map((laid) => {
    const spot =
      laid.end === null
        ? { x: 0, y: 0, ...(atDouble ? { dx: 0, dy: 1 } : { dx: 1, dy: 0 }) }
        : next[laid.end].next().value;
    if (spot === undefined) throw new Error("an arm has a spot for each of its tiles");
    return placed(laid, spot, box);
  });
}

const LEAST_WIDTH = 10;
const LEAST_HEIGHT = 9;
const STEP = 0.5;
/** Width beyond what just holds the line, for wider turns. */
const EASE = 0.5;
/** A box of this width holds the whole set on one arm, whatever its shape. */
const MOST_WIDTH = 60;
/** Square units of a box where most whole sets find room: some four times what its tiles cover. */
const ROOMY_AREA = 200;

/** Half units only, so that no sum of places is off by a hair. */
function inSteps(length: number): number {
  return Math.floor(length / STEP) * STEP;
}

/**
 * Lays a line in the smallest box of about a shape (`aspect`, width by height) that holds it, so that its tiles are as
 * large as they can be; a short line keeps some cloth around it. Shapes from 0.5 to 3.
 */
export function fitBoard(line: readonly LineTile[], aspect: number): Board {
  const least = inSteps(Math.max(LEAST_WIDTH, LEAST_HEIGHT * aspect));
  for (let width = least; width <= MOST_WIDTH; width += STEP) {
    const box = { width, height: inSteps(width / aspect) };
    const tiles = layBoard(line, box);
    if (tiles === null) continue;
    const eased = { width: width + EASE, height: inSteps((width + EASE) / aspect) };
    const easier = layBoard(line, eased);
    return easier === null ? { box, tiles } : { box: eased, tiles: easier };
  }
  throw new Error(`no board of shape ${aspect} for ${line.length} tiles`);
}

/**
 * Lays a line in a box of about a shape that holds the whole set in nearly any way it may lie, so that the size of the
 * tiles stays the same while the line grows; a rare line that needs more gets the box that fits it.
 */
export function layRoomy(line: readonly LineTile[], aspect: number): Board {
  const width = inSteps(Math.sqrt(ROOMY_AREA * aspect));
  const box = { width, height: inSteps(width / aspect) };
  const tiles = layBoard(line, box);
  return tiles === null ? fitBoard(line, aspect) : { box, tiles };
}
