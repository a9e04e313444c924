import type { Side } from "../rules/seat";
import type { Hands } from "./deal";
import { tilesAt } from "./deal";
import { isConsecutivePlay } from "./early-play";
import type { Tile } from "./hand";
import type { Line } from "./line";
import { layTile } from "./line";
import type { Move } from "./notation";
import { passBonusAtBlock, passBonusSide } from "./pass-bonus";
import type { LastTile, Table } from "./table-state";
import { isBlocked, mustPass, nextSeat, seatsSkipped } from "./table-state";
import { indexOfHalves, TILES } from "./tile";
import type { TileSet } from "./tile-set";
import { isSingle, NO_TILES, onlyTile } from "./tile-set";

// The table after a legal move. Legality is not asked again: `moveProblems` has found nothing. Tables are written out, not
// spread: this runs for every move of every hand.

type TileMove = Extract<Move, { readonly kind: "tile" }>;
type DrawMove = Extract<Move, { readonly kind: "draw" }>;

function withTiles(hands: Hands, seat: Move["seat"], tiles: TileSet): Hands {
  return {
    A: seat === "A" ? tiles : hands.A,
    B: seat === "B" ? tiles : hands.B,
    C: seat === "C" ? tiles : hands.C,
    D: seat === "D" ? tiles : hands.D,
  };
}

function withBonus(bonuses: readonly Side[], side: Side | null): readonly Side[] {
  return side === null ? bonuses : [...bonuses, side];
}

/** Whether the tile laid last opened the hand. */
function answered(table: Table, last: LastTile) {
  return { seat: last.seat, isOpening: isSingle(table.laid), passes: table.passes };
}

/** Notes a block where nobody can go on. */
function settled(table: Table): Table {
  if (table.last === null || !isBlocked(table)) return table;
  const { shape, rules } = table.game;
  const side = passBonusAtBlock(answered(table, table.last), shape, rules.openingPassBonus);
  return { ...table, ending: "block", bonuses: withBonus(table.bonuses, side) };
}

function afterPass(table: Table): Table {
  return {
    game: table.game,
    hands: table.hands,
    line: table.line,
    laid: table.laid,
    drawn: table.drawn,
    turn: nextSeat(table, table.turn),
    at: table.at + 1,
    last: table.last,
    passes: table.passes + 1,
    bonuses: table.bonuses,
    ending: table.ending,
  };
}

function afterDraw(table: Table, { seat, first, second }: DrawMove): Table {
  const drawn = onlyTile(indexOfHalves(first, second));
  const hands = withTiles(table.hands, seat, tilesAt(table.hands, seat) | drawn);
  return settled({
    game: table.game,
    hands,
    line: table.line,
    laid: table.laid,
    drawn: table.drawn + 1,
    turn: table.turn,
    at: table.at + 1,
    last: table.last,
    passes: table.passes,
    bonuses: table.bonuses,
    ending: null,
  });
}

function lineAfter(line: Line, index: number, move: TileMove, isLastTile: boolean): Line {
  return line === null
    ? { left: move.first, right: move.second, isTurnable: false }
    : layTile(line, index, move.end, isLastTile);
}

/** The passes that a tile out of turn stands for: of everybody skipped who could not play (16.4). */
function passesSkipped(table: Table, seat: Move["seat"]): number {
  return seatsSkipped(table, seat).filter((skipped) => mustPass(table, skipped)).length;
}

function afterTile(table: Table, move: TileMove): Table {
  const { game, last, hands, turn } = table;
  const { seat } = move;
  const index = indexOfHalves(move.first, move.second);
  const held = tilesAt(hands, seat);
  const left = held & ~onlyTile(index);
  const isInTurn = seat === turn;
  const passes = isInTurn ? table.passes : table.passes + passesSkipped(table, seat);
  const bonus =
    last === null || passes === 0
      ? null
      : passBonusSide(
          { ...answered(table, last), passes },
          game.shape,
          game.rules.openingPassBonus,
        );
  const after: Table = {
    game,
    hands: withTiles(hands, seat, left),
    line: lineAfter(table.line, index, move, left === NO_TILES),
    laid: table.laid | onlyTile(index),
    drawn: table.drawn,
    turn: nextSeat(table, seat),
    at: table.at + 1,
    last: {
      seat,
      tile: TILES[index] as Tile,
      at: table.at,
      before: table.line,
      isEarly: !isInTurn && !isConsecutivePlay(table, move),
    },
    passes: 0,
    bonuses: withBonus(table.bonuses, bonus),
    ending: left === NO_TILES ? "domino" : null,
  };
  return after.ending === null ? settled(after) : after;
}

/**
 * The table after a legal move. A draw leaves the turn where it is; a tile may end the hand, and after a block the passes
 * that only say so may still follow.
 */
export function afterMove(table: Table, move: Move): Table {
  if (move.kind === "tile") return afterTile(table, move);
  return move.kind === "pass" ? afterPass(table) : afterDraw(table, move);
}
