import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasNumber, largerHalf, otherHalf, smallerHalf, TILES } from "@/domain/hand/tile";
import type { Board, LineTile, PlacedTile } from "./board-layout";
import { fitBoard, layBoard, layRoomy } from "./board-layout";

// Lines as long as they get, with any share of tiles at either end, and what a table demands of how they lie.

const line = fc
  .record({
    choices: fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
    toLeft: fc.constantFrom(0, 10, 50, 90, 100),
  })
  .map(({ choices, toLeft }) => grownLine(choices.values(), toLeft));

function grownLine(choices: Iterator<number>, toLeft: number): readonly LineTile[] {
  const pick = () => Number(choices.next().value ?? 0);
  const rest = [...TILES];
  const take = (fits: readonly (typeof rest)[number][]) => {
    const tile = fits[pick() % fits.length];
    if (tile !== undefined) rest.splice(rest.indexOf(tile), 1);
    return tile;
  };
  const opening = take(rest) ?? "6-6";
  const ends = { L: largerHalf(opening), R: smallerHalf(opening) };
  const laid: LineTile[] = [{ tile: opening, end: null, inner: ends.L, outer: ends.R }];
  for (;;) {
    const wanted = pick() % 100 < toLeft ? "L" : "R";
    const other = wanted === "L" ? "R" : "L";
    const end = rest.some((tile) => hasNumber(tile, ends[wanted])) ? wanted : other;
    const inner = ends[end];
    const tile = take(rest.filter((each) => hasNumber(each, inner)));
    if (tile === undefined) return laid;
    const outer = otherHalf(tile, inner);
    laid.push({ tile, end, inner, outer });
    ends[end] = outer;
  }
}

type Rect = { readonly x0: number; readonly x1: number; readonly y0: number; readonly y1: number };

function rectOf({ x, y, orientation }: PlacedTile): Rect {
  const [w, h] = orientation === "horizontal" ? [1, 0.5] : [0.5, 1];
  return { x0: x - w, x1: x + w, y0: y - h, y1: y + h };
}

function halvesOf({ tile, x, y, orientation, first }: PlacedTile) {
  const [dx, dy] = orientation === "horizontal" ? [0.5, 0] : [0, 0.5];
  return [
    { number: first, x: x - dx, y: y - dy },
    { number: otherHalf(tile, first), x: x + dx, y: y + dy },
  ];
}

/** The places before each in its own arm: the last of the arm, or the opening. */
function neighbours(laid: readonly LineTile[], tiles: readonly PlacedTile[]) {
  const last = { L: 0, R: 0 };
  return laid.flatMap(({ end, inner }, index) => {
    if (end === null) return [];
    const pair = [tiles[last[end]], tiles[index]] as const;
    last[end] = index;
    return [{ before: pair[0] as PlacedTile, after: pair[1] as PlacedTile, number: inner }];
  });
}

function isDoubleTile({ tile }: PlacedTile): boolean {
  return largerHalf(tile) === smallerHalf(tile);
}

function expectLikeATable(laid: readonly LineTile[], { box, tiles }: Board): void {
  expect(tiles.map(({ tile }) => tile)).toEqual(laid.map(({ tile }) => tile));
  const rects = tiles.map(rectOf);
  for (const [index, a] of rects.entries()) {
    expect(Math.min(a.x0, a.y0, box.width - a.x1, box.height - a.y1)).toBeGreaterThanOrEqual(0);
    const overlapping = rects
      .slice(index + 1)
      .filter((b) => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1);
    expect(overlapping).toEqual([]);
  }
  for (const { before, after, number } of neighbours(laid, tiles)) {
    const touching = halvesOf(before).flatMap((a) =>
      halvesOf(after).map((b) => ({ a, b, distance: Math.abs(a.x - b.x) + Math.abs(a.y - b.y) })),
    );
    // Squares that touch have centres 1 apart; the middle of a double's side lies between its two halves.
    const nearest = touching.toSorted((p, q) => p.distance - q.distance)[0];
    expect(nearest?.distance).toBeLessThanOrEqual(1.5);
    expect([nearest?.a.number, nearest?.b.number]).toEqual([number, number]);
  }
}

describe("layBoard", () => {
  it("lays any line without overlaps, inside the box, equal numbers touching", () => {
    fc.assert(
      fc.property(line, fc.double({ min: 0.6, max: 2.4, noNaN: true }), (laid, aspect) => {
        expectLikeATable(laid, fitBoard(laid, aspect));
        expectLikeATable(laid, layRoomy(laid, aspect));
      }),
    );
  });

  it("lays doubles across the way in which the line reaches them", () => {
    fc.assert(
      fc.property(line, (laid) => {
        const { tiles } = fitBoard(laid, 1.5);
        for (const { before, after, number } of neighbours(laid, tiles)) {
          if (!isDoubleTile(after)) continue;
          const open = halvesOf(before).find((half) => half.number === number);
          const isReachedSideways = open?.y === after.y;
          expect(after.orientation).toBe(isReachedSideways ? "vertical" : "horizontal");
        }
        const [opening] = tiles;
        if (opening === undefined) throw new Error("every line has an opening");
        expect(opening.orientation).toBe(isDoubleTile(opening) ? "vertical" : "horizontal");
      }),
    );
  });

  it("grows alike to both sides of the middle", () => {
    const laid: readonly LineTile[] = [
      { tile: "6-6", end: null, inner: 6, outer: 6 },
      { tile: "6-4", end: "L", inner: 6, outer: 4 },
      { tile: "6-2", end: "R", inner: 6, outer: 2 },
      { tile: "4-4", end: "L", inner: 4, outer: 4 },
    ];
    expect(layBoard(laid, { width: 12, height: 6 })).toEqual([
      { tile: "6-6", x: 6, y: 3, orientation: "vertical", first: 6 },
      { tile: "6-4", x: 4.5, y: 3, orientation: "horizontal", first: 4 },
      { tile: "6-2", x: 7.5, y: 3, orientation: "horizontal", first: 6 },
      { tile: "4-4", x: 3, y: 3, orientation: "vertical", first: 4 },
    ]);
  });

  it("turns down at the right edge, equal halves together", () => {
    const laid: readonly LineTile[] = [
      { tile: "1-0", end: null, inner: 1, outer: 0 },
      { tile: "5-0", end: "R", inner: 0, outer: 5 },
      { tile: "5-4", end: "R", inner: 5, outer: 4 },
      { tile: "4-3", end: "R", inner: 4, outer: 3 },
    ];
    expect(layBoard(laid, { width: 8, height: 6 })?.slice(1)).toEqual([
      { tile: "5-0", x: 6, y: 3, orientation: "horizontal", first: 0 },
      { tile: "5-4", x: 7.5, y: 3.5, orientation: "vertical", first: 5 },
      { tile: "4-3", x: 7, y: 5, orientation: "horizontal", first: 3 },
    ]);
  });

  it("says when a box is too small", () => {
    const laid: readonly LineTile[] = [
      { tile: "1-0", end: null, inner: 1, outer: 0 },
      { tile: "5-0", end: "R", inner: 0, outer: 5 },
    ];
    expect(layBoard(laid, { width: 2, height: 2 })).toBeNull();
    expect(layBoard([], { width: 2, height: 2 })).toEqual([]);
  });
});
