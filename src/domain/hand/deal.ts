import type { Result } from "../kernel/result";
import { accept, reject } from "../kernel/result";
import type { Seat, TableShape } from "../rules/seat";
import { SEATS, seatsOf } from "../rules/seat";
import type { BySeat, HandProblem, Tile } from "./hand";
import { HAND_SIZE, indexOfText, parseTile, SET_SIZE, TILES, tileIndex } from "./tile";
import type { TileSet } from "./tile-set";
import { NO_TILES, onlyTile } from "./tile-set";

// Reading tiles that people typed: every tile exists, and none is in two places.

/** What each seat holds; nothing at a seat that nobody uses. */
export type Hands = Readonly<Record<Seat, TileSet>>;

/** What a seat holds. Spelled out, because it is asked several times a move and a name known beforehand is found faster. */
export function tilesAt(hands: Hands, seat: Seat): TileSet {
  if (seat === "A") return hands.A;
  if (seat === "B") return hands.B;
  return seat === "C" ? hands.C : hands.D;
}

/** Who holds a tile. */
export function holderOf(hands: Hands, tile: Tile): Seat | null {
  const bit = onlyTile(tileIndex(tile));
  return SEATS.find((seat) => (hands[seat] & bit) !== 0) ?? null;
}

/** The dealt hands, and the stock in the order it is drawn as far as it was written down, by place in `TILES`. */
export type Deal = { readonly hands: Hands; readonly stock: readonly number[] };

type Place = Readonly<Record<string, unknown>>;

export type TileReader = {
  readonly read: (texts: readonly string[], where: Place) => Tile[];
  readonly problems: HandProblem[];
};

/** Reads lists of tiles one after another, noting unknown and repeated ones with where they stood. */
export function tileReader(): TileReader {
  const seen = new Set<Tile>();
  const problems: HandProblem[] = [];
  function read(texts: readonly string[], where: Place): Tile[] {
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

/** The set of written tiles, without those in `taken`; what is unknown or repeated goes to `problems`. */
function readSet(
  texts: readonly string[],
  taken: TileSet,
  where: Place,
  problems: HandProblem[],
): TileSet {
  let set = NO_TILES;
  for (const text of texts) {
    const index = indexOfText(text);
    if (index < 0) problems.push({ code: "unknown-tile", ...where, tile: text });
    else if (((taken | set) & onlyTile(index)) !== 0) {
      problems.push({ code: "duplicate-tile", ...where, tile: TILES[index] });
    } else set |= onlyTile(index);
  }
  return set;
}

function countProblem(count: number, expected: number, where: Place): HandProblem {
  return { code: "wrong-tile-count", ...where, count, expected };
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
  const problems: HandProblem[] = [];
  const counts: HandProblem[] = [];
  const hands: Record<Seat, TileSet> = { A: NO_TILES, B: NO_TILES, C: NO_TILES, D: NO_TILES };
  const inUse = seatsOf(shape.players);
  let taken = NO_TILES;
  for (const seat of SEATS) {
    const texts = dealt[seat];
    const expected = inUse.includes(seat) ? HAND_SIZE : 0;
    if (texts === undefined) {
      if (expected > 0) counts.push({ code: "missing-tiles", seat, expected });
      continue;
    }
    hands[seat] = readSet(texts, taken, { seat }, problems);
    taken |= hands[seat];
    if (texts.length !== expected) counts.push(countProblem(texts.length, expected, { seat }));
  }
  readSet(stock, taken, { place: "stock" }, problems);
  if (stock.length > stockSize(shape)) {
    counts.push(countProblem(stock.length, stockSize(shape), { place: "stock" }));
  }
  if (problems.length > 0 || counts.length > 0) return reject(...problems, ...counts);
  return accept({ hands, stock: stock.map(indexOfText) });
}
