import type { Result } from "../kernel/result";
import { accept, reject } from "../kernel/result";
import type { Seat, TableShape } from "../rules/seat";
import { SEATS, seatsOf } from "../rules/seat";
import type { BySeat, HandProblem, Tile } from "./hand";
import { HAND_SIZE, parseTile, SET_SIZE } from "./tile";

// Reading tiles that people typed: every tile exists, and none is in two places.

/** Tiles of each seat in use. */
export type Hands = Readonly<Record<Seat, readonly Tile[]>>;

/** The dealt hands, and the stock in the order it is drawn as far as it was written down. */
export type Deal = { readonly hands: Hands; readonly stock: readonly Tile[] };

export type TileReader = {
  readonly read: (texts: readonly string[], where: Readonly<Record<string, unknown>>) => Tile[];
  readonly problems: HandProblem[];
};

/** Reads lists of tiles one after another, noting unknown and repeated ones with where they stood. */
export function tileReader(): TileReader {
  const seen = new Set<Tile>();
  const problems: HandProblem[] = [];
  function read(texts: readonly string[], where: Readonly<Record<string, unknown>>): Tile[] {
    return texts.flatMap((text) => {
      const tile = parseTile(text);
      if (tile === null) problems.push({ code: "unknown-tile", ...where, tile: text });
      else if (seen.has(tile)) problems.push({ code: "duplicate-tile", ...where, tile });
      if (tile !== null) seen.add(tile);
      return tile === null ? [] : [tile];
    });
  }
  return { read, problems };
}

/** Tiles that are over after the deal. */
export function stockSize(shape: TableShape): number {
  return SET_SIZE - HAND_SIZE * shape.players;
}

/**
 * Checks a written deal: seven known tiles a seat, none twice, nothing at an empty seat, and a stock no larger than what
 * is over. The stock may be written only as far as it was drawn.
 */
export function readDeal(
  dealt: BySeat<readonly string[]>,
  stock: readonly string[],
  shape: TableShape,
): Result<Deal, HandProblem> {
  const reader = tileReader();
  const inUse = seatsOf(shape.players);
  const counts: HandProblem[] = [];
  const hands: Record<Seat, readonly Tile[]> = { A: [], B: [], C: [], D: [] };
  for (const seat of SEATS) {
    const texts = dealt[seat];
    const expected = inUse.includes(seat) ? HAND_SIZE : 0;
    if (texts === undefined) {
      if (expected > 0) counts.push({ code: "missing-tiles", seat, expected });
      continue;
    }
    hands[seat] = reader.read(texts, { seat });
    if (texts.length !== expected) {
      counts.push({ code: "wrong-tile-count", seat, count: texts.length, expected });
    }
  }
  const stockTiles = reader.read(stock, { place: "stock" });
  if (stock.length > stockSize(shape)) {
    counts.push({
      code: "wrong-tile-count",
      place: "stock",
      count: stock.length,
      expected: stockSize(shape),
    });
  }
  const problems = [...reader.problems, ...counts];
  return problems.length > 0 ? reject(...problems) : accept({ hands, stock: stockTiles });
}
