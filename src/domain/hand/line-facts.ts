import { seatsOf } from "../rules/seat";
import { OPENING_ORDERS } from "./first-lead";
import type { SeenTile, Tile } from "./hand";
import type { Ends } from "./line";
import type { LineQuestion, Opening } from "./line-question";
import type { SummaryFrame } from "./summary-limits";
import { mayBeEarly } from "./summary-limits";
import { HAND_SIZE, SET_SIZE, tileIndex } from "./tile";
import type { TileSet } from "./tile-set";
import { ALL_TILES, onlyTile } from "./tile-set";

// What a summary claims beside the tiles or pips left, made ready for the searches.

export type SummaryFacts = {
  readonly lastTile: Tile | null;
  readonly ends: Ends | null;
  readonly firstHand: boolean;
  readonly seen: readonly SeenTile[];
};

export function tileSetOf(tiles: readonly Tile[]): TileSet {
  return tiles.reduce((set, tile) => set | onlyTile(tileIndex(tile)), 0);
}

/** The tiles that may have opened: all, or where the highest double must, the highest that was dealt. */
function openings(frame: SummaryFrame, facts: SummaryFacts): readonly Opening[] {
  if (!facts.firstHand || frame.rules.firstLeader !== "highest-double") {
    return [{ place: null, pool: ALL_TILES }];
  }
  // One opens if all that rank above it lie out of play.
  const outOfPlay = SET_SIZE - HAND_SIZE * frame.shape.players;
  const order = OPENING_ORDERS[frame.rules.drawRank].slice(0, outOfPlay + 1);
  return order.map((tile, rank) => ({
    place: tileIndex(tile),
    pool: ALL_TILES & ~tileSetOf(order.slice(0, rank)),
  }));
}

/** Where a player may not go out with a seen tile he may pass with it, and then passes tell nothing (17.2). */
export function mayPassWithTile(frame: SummaryFrame, facts: SummaryFacts): boolean {
  return frame.rules.seenTileFinish === "forbidden" && facts.seen.length > 0;
}

/** By seat the tiles that only that seat can have held. */
export function ownTiles(frame: SummaryFrame, facts: SummaryFacts): readonly TileSet[] {
  return seatsOf(frame.shape.players).map((seat) =>
    tileSetOf(facts.seen.filter((entry) => entry.seat === seat).map((entry) => entry.tile)),
  );
}

/** The question about a line that leaves these tiles (sets in seat order), where nothing is drawn. */
export function lineQuestion(
  frame: SummaryFrame,
  facts: SummaryFacts,
  left: readonly TileSet[],
): LineQuestion {
  const { ending, shape, leader, closer } = frame;
  const seats = seatsOf(shape.players);
  return {
    ending,
    players: shape.players,
    leader: seats.indexOf(leader),
    closer: closer === null ? null : seats.indexOf(closer),
    left,
    openings: openings(frame, facts),
    lastTile: facts.lastTile === null ? null : tileIndex(facts.lastTile),
    ends: facts.ends,
    own: ownTiles(frame, facts),
    mayBeEarly: mayBeEarly(frame),
  };
}
