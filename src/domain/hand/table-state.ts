import type { Seat, Side, TableShape } from "../rules/seat";
import { seatAfter, seatsOf } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import type { Deal, Hands } from "./deal";
import { stockSize, tilesAt } from "./deal";
import type { Lead } from "./first-lead";
import type { SeenTile, Tile } from "./hand";
import type { Line } from "./line";
import { fittingTiles } from "./line";
import { isSeen } from "./seen-tiles";
import { TILES } from "./tile";
import type { TileSet } from "./tile-set";
import { isSingle, NO_TILES, tilesIn } from "./tile-set";

// The table in the middle of a hand, and what a seat may do now. Values are replaced, never changed.

/** What a hand is played with: it stays as it is from the first move to the last. */
export type Game = {
  readonly shape: TableShape;
  readonly rules: RuleSettings;
  readonly leader: Seat;
  /** The tile that must open the hand, where the rules name one. */
  readonly lead: Lead | null;
  readonly seen: readonly SeenTile[];
  /** In the order drawn, as far as it is known, by place in `TILES`. */
  readonly stock: readonly number[];
  /** Tiles that may be drawn in all: the hidden ones never are (individual 11). */
  readonly mostDrawn: number;
};

/** The tile laid last: by whom, in which move, and the line before it. */
export type LastTile = {
  readonly seat: Seat;
  readonly tile: Tile;
  readonly at: number;
  readonly before: Line;
  /** It went out before the next player had his turn (16.3). */
  readonly isEarly: boolean;
};

export type Table = {
  readonly game: Game;
  readonly hands: Hands;
  readonly line: Line;
  readonly laid: TileSet;
  readonly drawn: number;
  readonly turn: Seat;
  /** Moves written so far. */
  readonly at: number;
  readonly last: LastTile | null;
  /** Passes since the last tile. */
  readonly passes: number;
  /** Sides that earned a pass bonus, in order. */
  readonly bonuses: readonly Side[];
  readonly ending: "domino" | "block" | null;
};

/** A table whose hand has ended. */
export type EndedTable = Table & {
  readonly ending: "domino" | "block";
  readonly last: LastTile;
};

export function hasEnded(table: Table): table is EndedTable {
  return table.ending !== null;
}

export type GameFacts = Omit<Game, "stock" | "mostDrawn">;

/** The table before the first move. */
export function tableAtStart(deal: Deal, facts: GameFacts): Table {
  const { shape, rules, leader, lead, seen } = facts;
  const mostDrawn = rules.stock === "none" ? 0 : Math.max(0, stockSize(shape) - rules.hiddenTiles);
  return {
    game: { shape, rules, leader, lead, seen, stock: deal.stock, mostDrawn },
    hands: deal.hands,
    line: null,
    laid: NO_TILES,
    drawn: 0,
    turn: leader,
    at: 0,
    last: null,
    passes: 0,
    bonuses: [],
    ending: null,
  };
}

/** Whether a seat's only tile is a seen one that the rules do not let it go out with. */
export function mayNotFinish(table: Table, seat: Seat): boolean {
  const { game, hands, at } = table;
  if (game.rules.seenTileFinish !== "forbidden" || !isSingle(tilesAt(hands, seat))) return false;
  return isSeen(game.seen, seat, tilesIn(tilesAt(hands, seat))[0] as Tile, at);
}

/** The tiles that a seat could lay now. */
export function playableTiles(table: Table, seat: Seat): TileSet {
  const fitting = tilesAt(table.hands, seat) & fittingTiles(table.line);
  return fitting !== NO_TILES && mayNotFinish(table, seat) ? NO_TILES : fitting;
}

/** The tile that comes next in the stock, where it was written down. */
export function nextInStock(table: Table): Tile | null {
  return TILES[table.game.stock[table.drawn] ?? -1] ?? null;
}

/** Tiles of the stock that may still be drawn. */
export function drawableTiles(table: Table): number {
  return table.game.mostDrawn - table.drawn;
}

/** Whether a seat can neither lay nor draw. */
export function mustPass(table: Table, seat: Seat): boolean {
  return drawableTiles(table) <= 0 && playableTiles(table, seat) === NO_TILES;
}

/** Nobody can lay a tile any more (10.1), nor draw one that would fit (individual 13). */
export function isBlocked(table: Table): boolean {
  const { line, hands, laid, game } = table;
  if (line === null) return false;
  const fitting = fittingTiles(line);
  if (((hands.A | hands.B | hands.C | hands.D) & fitting) !== NO_TILES) {
    const { seenTileFinish } = game.rules;
    if (seenTileFinish !== "forbidden" || game.seen.length === 0) return false;
    if (seatsOf(game.shape.players).some((seat) => playableTiles(table, seat) !== NO_TILES)) {
      return false;
    }
  }
  return drawableTiles(table) <= 0 || (fitting & ~laid) === NO_TILES;
}

/** The seat after another at this table. */
export function nextSeat(table: Table, seat: Seat): Seat {
  return seatAfter(seat, table.game.shape.players);
}

/** Seats from the one whose turn it is up to, not including, `seat`. */
export function seatsSkipped(table: Table, seat: Seat): readonly Seat[] {
  const skipped: Seat[] = [];
  for (let next = table.turn; next !== seat; next = nextSeat(table, next)) skipped.push(next);
  return skipped;
}
