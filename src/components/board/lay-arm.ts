// One arm of the line, from the opening tile to an open end, in a frame of its own: the opening lies at 0 0, the arm sets
// out to the right, turns only downwards, and comes back in the row below. The other arm is the same, half a turn round.

/** Where a tile lies: its centre, and the direction from its inner half to its outer one. Unit: the short side. */
export type Spot = {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
};

/** How far from 0 0 tiles may reach: to either side, and down. */
export type ArmRoom = { readonly side: number; readonly down: number };

/** The middle of the open edge, where the next tile touches, and the way that the line goes there. */
type Cursor = Spot & {
  /** The way of the last row, 1 to the right and −1 to the left. */
  readonly row: 1 | -1;
  /** Tiles laid since that row was left. */
  readonly below: number;
  readonly isAfterDouble: boolean;
};

type Step = { readonly spot: Spot; readonly next: Cursor; readonly cost: number };

/** Tiles between two rows where there is room; fewer cost a little, more cost more. */
const WANTED_BELOW = 2;
/** A row may be left when less than this is left of it. */
const EDGE_ZONE = 5;
const COSTS = {
  unusedEdge: 1,
  shortTurn: 1.5,
  longTurn: 4,
  /** The line leaves a double by its end, which is how it may turn there: beside it, unequal halves would touch. */
  turnAtDouble: 3,
} as const;

function straight(cursor: Cursor, isDouble: boolean): Step {
  const { x, y, dx, dy, row } = cursor;
  const length = isDouble ? 1 : 2;
  const isVertical = dy !== 0;
  const below = isVertical ? cursor.below + 1 : 0;
  return {
    spot: {
      x: x + (dx * length) / 2,
      y: y + (dy * length) / 2,
      ...(isDouble ? { dx: dy, dy: dx } : { dx, dy }),
    },
    next: {
      ...{ x: x + dx * length, y: y + dy * length, dx, dy, row, below },
      isAfterDouble: isDouble,
    },
    cost: below > WANTED_BELOW ? COSTS.longTurn : 0,
  };
}

/** The new way after a turn: from a row down, from below back into a row against the last one. */
function turnedWay({ dx, row }: Cursor): Pick<Cursor, "dx" | "dy" | "row" | "below"> {
  if (dx !== 0) return { dx: 0, dy: 1, row: dx > 0 ? 1 : -1, below: 1 };
  const back = row === 1 ? -1 : 1;
  return { dx: back, dy: 0, row: back, below: 0 };
}

/** The first half goes straight on and the second lies sideways: the corner keeps the equal halves together. */
function turned(cursor: Cursor, cost: number): Step {
  const way = turnedWay(cursor);
  const cornerX = cursor.x + cursor.dx / 2;
  const cornerY = cursor.y + cursor.dy / 2;
  return {
    spot: { x: cornerX + way.dx / 2, y: cornerY + way.dy / 2, dx: way.dx, dy: way.dy },
    next: {
      ...way,
      x: cornerX + way.dx * 1.5,
      y: cornerY + way.dy * 1.5,
      isAfterDouble: false,
    },
    cost,
  };
}

/** The line leaves the double just laid by its end instead of its side. */
function turnedAtDouble(cursor: Cursor, cost: number): Step {
  const way = turnedWay(cursor);
  const endX = cursor.x - cursor.dx / 2 + way.dx;
  const endY = cursor.y - cursor.dy / 2 + way.dy;
  return {
    spot: { x: endX + way.dx, y: endY + way.dy, dx: way.dx, dy: way.dy },
    next: { ...way, x: endX + way.dx * 2, y: endY + way.dy * 2, isAfterDouble: false },
    cost: cost + COSTS.turnAtDouble,
  };
}

/** What is left of a row before its edge. */
function leftOfRow({ x, dx }: Cursor, { side }: ArmRoom): number {
  return side - x * dx;
}

function stepsFrom(cursor: Cursor, isDouble: boolean, room: ArmRoom): readonly Step[] {
  const onward = straight(cursor, isDouble);
  if (isDouble) return [onward];
  const isInRow = cursor.dx !== 0;
  const left = leftOfRow(cursor, room);
  if (isInRow && left >= EDGE_ZONE) return [onward];
  const cost = isInRow
    ? (left - 1) * COSTS.unusedEdge
    : Math.max(0, WANTED_BELOW - cursor.below) * COSTS.shortTurn;
  return [onward, cursor.isAfterDouble ? turnedAtDouble(cursor, cost) : turned(cursor, cost)];
}

function isWithin({ x, y, dx }: Spot, { side, down }: ArmRoom): boolean {
  const [halfWidth, halfHeight] = dx !== 0 ? [1, 0.5] : [0.5, 1];
  return Math.abs(x) + halfWidth <= side && y + halfHeight <= down;
}

type Course = { readonly spot: Spot; readonly rest: Course | null };
type Found = { readonly course: Course | null; readonly cost: number };

/**
 * Lays the tiles of one arm, told by whether each is a double, from a first open edge `start` units right of the centre.
 * Rows run to the edge, turns are made with plain tiles where that can be, and doubles always lie across the way in which
 * the line reaches them. Null where the room is too small.
 */
export function layArm(
  doubles: readonly boolean[],
  start: number,
  startsAtDouble: boolean,
  room: ArmRoom,
): readonly Spot[] | null {
  const known = new Map<string, Found | null>();

  function bestFrom(index: number, cursor: Cursor): Found | null {
    const isDouble = doubles[index];
    if (isDouble === undefined) return { course: null, cost: 0 };
    const { x, y, dx, row, below, isAfterDouble } = cursor;
    const key = [index, x, y, dx, row, below, isAfterDouble].join(" ");
    const before = known.get(key);
    if (before !== undefined) return before;
    let best: Found | null = null;
    for (const { spot, next, cost } of stepsFrom(cursor, isDouble, room)) {
      const rest = isWithin(spot, room) ? bestFrom(index + 1, next) : null;
      if (rest !== null && (best === null || rest.cost + cost < best.cost)) {
        best = { course: { spot, rest: rest.course }, cost: rest.cost + cost };
      }
    }
    known.set(key, best);
    return best;
  }

  const found = bestFrom(0, {
    ...{ x: start, y: 0, dx: 1, dy: 0, row: 1, below: 0 },
    isAfterDouble: startsAtDouble,
  });
  if (found === null) return null;
  const spots: Spot[] = [];
  for (let course = found.course; course !== null; course = course.rest) spots.push(course.spot);
  return spots;
}
