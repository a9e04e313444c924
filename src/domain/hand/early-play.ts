import type { OpenLine } from "./line";
import { fittingEnds, fittingTiles, layTile } from "./line";
import type { Move } from "./notation";
import type { Table } from "./table-state";
import { mustPass, nextSeat, playableTiles, seatsSkipped } from "./table-state";
import { indexOfHalves } from "./tile";
import { isSingle, onlyTile, places } from "./tile-set";

// The two cases in which a tile laid before its turn is no early play.

/** Going on at once is right where everybody skipped truly cannot play (16.4; FEMUNDO 13). */
export function isConsecutivePlay(table: Table, move: Move): boolean {
  return (
    move.kind === "tile" &&
    table.last?.seat === move.seat &&
    seatsSkipped(table, move.seat).every((seat) => mustPass(table, seat))
  );
}

/** Whether a tile still goes out whatever the seat to play does first, with any tile at either end. */
function winsAnyway(table: Table, line: OpenLine, tile: number): boolean {
  const { turn, hands } = table;
  const options = places(playableTiles(table, turn));
  if (options.length > 0 && isSingle(hands[turn])) return false;
  return options.every((option) =>
    fittingEnds(line, option).every((end) => {
      const after = layTile(line, option, end, false);
      return after !== null && (fittingTiles(after) & onlyTile(tile)) !== 0;
    }),
  );
}

/**
 * A player with one tile left, whose partner has had his turn, may lay it before the next player has had his, where it
 * wins (16.3): it goes out now, and the next player could do nothing against it.
 */
export function isEarlyLastTile(table: Table, move: Move): boolean {
  const { game, turn, line, hands } = table;
  if (move.kind !== "tile" || line === null || game.shape.mode !== "pairs") return false;
  if (game.rules.lastTileEarly === "forbidden") return false;
  const index = indexOfHalves(move.first, move.second);
  const isOnlyTile = index >= 0 && hands[move.seat] === onlyTile(index);
  // One seat is skipped, so the partner's turn was the one before.
  if (!isOnlyTile || nextSeat(table, turn) !== move.seat) return false;
  return (fittingTiles(line) & onlyTile(index)) !== 0 && winsAnyway(table, line, index);
}
