import type { HandOffence } from "../rules/hand-infractions";
import { offenceFacts } from "../rules/hand-infractions";
import type { Seat } from "../rules/seat";
import { tilesAt } from "./deal";
import { isConsecutivePlay, isEarlyLastTile } from "./early-play";
import type { HandProblem, Tile } from "./hand";
import { endsOf, fittingEnds, layTile } from "./line";
import type { Move } from "./notation";
import { dueSeenTiles } from "./seen-tiles";
import type { EndedTable, Table } from "./table-state";
import { drawableTiles, hasEnded, mayNotFinish, nextInStock, playableTiles } from "./table-state";
import { indexOfHalves, TILES } from "./tile";
import { isSingle, NO_TILES, onlyTile, tilesIn } from "./tile-set";

// One move against the table: everything that is wrong with it, in order — whose turn, tile held, tile fits. Facts are put
// together only for what is wrong: nearly every move of nearly every hand is right.

type TileMove = Extract<Move, { readonly kind: "tile" }>;
type DrawMove = Extract<Move, { readonly kind: "draw" }>;
type Found = HandProblem | null;

const NONE: readonly HandProblem[] = [];

function found(...problems: readonly Found[]): readonly HandProblem[] {
  return problems.filter((problem) => problem !== null);
}

function offence(table: Table, kind: HandOffence) {
  return offenceFacts(table.game.rules.catalogue, kind);
}

/** A move of another seat than the one whose turn it is: a wrong lead (15) or early play (16). */
function turnProblem(table: Table, move: Move): Found {
  const { turn, line, at } = table;
  if (move.seat === turn) return null;
  if (isConsecutivePlay(table, move) || isEarlyLastTile(table, move)) return null;
  const kind = line === null ? "wrong-lead" : "early-play";
  return { code: "out-of-turn", at, seat: move.seat, expected: turn, ...offence(table, kind) };
}

function passProblem(table: Table, seat: Seat): Found {
  const { at, line } = table;
  const playable = playableTiles(table, seat);
  if (playable !== NO_TILES) {
    return {
      code: "playable-tile-held",
      at,
      seat,
      tiles: tilesIn(playable),
      ends: endsOf(line),
      ...offence(table, "false-pass"),
    };
  }
  const stock = drawableTiles(table);
  return stock > 0 ? { code: "must-draw", at, seat, stock } : null;
}

/** Drawing is right for a seat that can lay nothing, while the stock has tiles to give. */
function drawProblem(table: Table, { seat, first, second }: DrawMove): Found {
  const playable = playableTiles(table, seat);
  if (playable === NO_TILES && drawableTiles(table) > 0) return null;
  const tile = `${first}-${second}`;
  return { code: "must-not-draw", at: table.at, seat, tile, tiles: tilesIn(playable) };
}

/** What is wrong with the tile that was drawn. */
function drawnTileProblem(table: Table, { seat, first, second }: DrawMove): Found {
  const { at, hands, laid } = table;
  const index = indexOfHalves(first, second);
  if (index < 0) return { code: "unknown-tile", at, seat, tile: `${first}-${second}` };
  const tile = TILES[index] as Tile;
  const elsewhere = hands.A | hands.B | hands.C | hands.D | laid;
  if ((elsewhere & onlyTile(index)) !== 0) return { code: "duplicate-tile", at, seat, tile };
  const expected = nextInStock(table);
  return expected !== null && expected !== tile
    ? { code: "must-draw", at, seat, tile, expected }
    : null;
}

function fitProblem(table: Table, move: TileMove, index: number): Found {
  const { line, hands, at } = table;
  if (
    line === null ||
    layTile(line, index, move.end, isSingle(tilesAt(hands, move.seat))) !== null
  ) {
    return null;
  }
  const fits = fittingEnds(line, index);
  // A tile that goes at the other end was only put down wrongly (13.2).
  const isChivo = fits.length === 0;
  return {
    code: "does-not-fit",
    at,
    seat: move.seat,
    tile: TILES[index],
    end: move.end,
    ends: endsOf(line),
    fits,
    ...(isChivo ? offence(table, "tile-does-not-fit") : {}),
  };
}

function leadProblem({ game, line, at }: Table, seat: Seat, tile: Tile): Found {
  const { lead } = game;
  if (line !== null || lead === null || lead.seat !== seat || lead.tile === tile) return null;
  return { code: "must-lead-with", at, seat, tile, expected: lead.tile };
}

/** A seen tile goes first, unless the rules name the tile that opens. */
function seenTileProblem(table: Table, seat: Seat, tile: Tile): Found {
  const { game, line, at, hands } = table;
  if (line === null && game.lead !== null) return null;
  const turn = { seat, at, held: tilesAt(hands, seat), playable: playableTiles(table, seat) };
  const due = dueSeenTiles(game.seen, game.rules.seenTileOrder, turn);
  const [expected] = due;
  if (expected === undefined || due.includes(tile)) return null;
  return {
    code: "seen-tile-not-played",
    at,
    seat,
    tile,
    expected,
    ...offence(table, "seen-tile-held-back"),
  };
}

function tileProblems(table: Table, move: TileMove): readonly HandProblem[] {
  const { at, hands, game } = table;
  const { seat, first, second } = move;
  const index = indexOfHalves(first, second);
  const turn = turnProblem(table, move);
  if (index < 0) {
    return found(turn, { code: "unknown-tile", at, seat, tile: `${first}-${second}` });
  }
  const tile = TILES[index] as Tile;
  const isHeld = (tilesAt(hands, seat) & onlyTile(index)) !== 0;
  const held: Found = isHeld ? null : { code: "tile-not-in-hand", at, seat, tile };
  const fit = fitProblem(table, move, index);
  const lead = leadProblem(table, seat, tile);
  const hasSeen = isHeld && game.seen.length > 0;
  const seen = hasSeen ? seenTileProblem(table, seat, tile) : null;
  const finish: Found =
    hasSeen && mayNotFinish(table, seat)
      ? { code: "seen-tile-cannot-finish", at, seat, tile }
      : null;
  const isRight = (turn ?? held ?? fit ?? lead ?? seen ?? finish) === null;
  return isRight ? NONE : found(turn, held, fit, lead, seen, finish);
}

function passProblems(table: Table, move: Move): readonly HandProblem[] {
  const turn = turnProblem(table, move);
  const pass = passProblem(table, move.seat);
  return (turn ?? pass) === null ? NONE : found(turn, pass);
}

function drawProblems(table: Table, move: DrawMove): readonly HandProblem[] {
  const turn = turnProblem(table, move);
  const draw = drawProblem(table, move);
  const drawn = drawnTileProblem(table, move);
  return (turn ?? draw ?? drawn) === null ? NONE : found(turn, draw, drawn);
}

/** After a block only its closing passes may follow, at most one a seat. */
function problemsAfterEnd(table: EndedTable, move: Move): readonly HandProblem[] {
  const { ending, last, at, passes, game } = table;
  if (move.kind !== "pass" || ending === "domino" || passes >= game.shape.players) {
    return [{ code: "played-after-end", at, seat: move.seat, ending, endedAt: last.at }];
  }
  const turn = turnProblem(table, move);
  return turn === null ? NONE : [turn];
}

/** Everything that is wrong with a move, whether the hand has ended or not; empty for a legal one. */
export function moveProblems(table: Table, move: Move): readonly HandProblem[] {
  if (hasEnded(table)) return problemsAfterEnd(table, move);
  if (move.kind === "tile") return tileProblems(table, move);
  if (move.kind === "pass") return passProblems(table, move);
  return drawProblems(table, move);
}
