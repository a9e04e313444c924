import type { Seat } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import type { Hands } from "./deal";
import { holderOf } from "./deal";
import type { Tile } from "./hand";
import { isDouble, largerHalf, TILES, tilePips } from "./tile";

/** Larger first: by the sum and then the larger half, or by the larger half and then the smaller one (7.1). */
function compareDrawn(a: Tile, b: Tile, rank: RuleSettings["drawRank"]): number {
  const bySum = tilePips(b) - tilePips(a);
  const byHalf = largerHalf(b) - largerHalf(a);
  return rank === "sum-then-half" ? bySum || byHalf : byHalf || bySum;
}

/**
 * Who draws the start of the match and with which tile (7.1): the highest of one tile a seat. Null without tiles, and
 * where the highest are equal in rank, which happens with no two tiles of one set.
 */
export function drawnLeader(
  drawn: Readonly<Partial<Record<Seat, Tile>>>,
  rank: RuleSettings["drawRank"],
): Seat | null {
  const entries = Object.entries(drawn) as [Seat, Tile][];
  const [first, second] = entries.toSorted((a, b) => compareDrawn(a[1], b[1], rank));
  if (first === undefined) return null;
  if (second !== undefined && compareDrawn(first[1], second[1], rank) === 0) return null;
  return first[0];
}

/** The tile that must open a hand and who holds it. */
export type Lead = { readonly seat: Seat; readonly tile: Tile };

/** Every tile in the order in which it would have to open: doubles down from 6-6, then the mixed ones. */
function openingOrder(rank: RuleSettings["drawRank"]): readonly Tile[] {
  const ordered = TILES.toSorted((a, b) => compareDrawn(a, b, rank));
  return [...ordered.filter(isDouble), ...ordered.filter((tile) => !isDouble(tile))];
}

/** The order of those that may open a first hand, by how the book ranks drawn tiles. */
export const OPENING_ORDERS: Readonly<Record<RuleSettings["drawRank"], readonly Tile[]>> = {
  lexicographic: openingOrder("lexicographic"),
  "sum-then-half": openingOrder("sum-then-half"),
};

/** The tile that opens the first hand and its holder: the highest double dealt, else the highest mixed tile. */
export function firstHandLead(hands: Hands, rank: RuleSettings["drawRank"]): Lead | null {
  for (const tile of OPENING_ORDERS[rank]) {
    const seat = holderOf(hands, tile);
    if (seat !== null) return { seat, tile };
  }
  return null;
}
