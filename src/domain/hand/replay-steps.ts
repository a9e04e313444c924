import { reject } from "../kernel/result";
import type { PlayerCount, Seat } from "../rules/seat";
import { SEATS, seatsOf } from "../rules/seat";
import { readSeen, strangers } from "./adjudicate";
import type { PlayedClaim } from "./adjudicate-played";
import { readPlayed } from "./adjudicate-played";
import type { HandRequest } from "./adjudicate-request";
import { cited } from "./adjudicate-request";
import { afterMove } from "./apply-move";
import { moveProblems } from "./check-move";
import { isConsecutivePlay } from "./early-play";
import type { BySeat, HandProblem, Tile } from "./hand";
import { handShape } from "./hand-shape";
import type { LaidTile } from "./laid-line";
import { lineWith } from "./laid-line";
import type { Ends } from "./line";
import { endsOf } from "./line";
import type { Move } from "./notation";
import { unfinished } from "./replay";
import { rulesAtTable } from "./request-rules";
import type { Table } from "./table-state";
import { drawableTiles, hasEnded, playableTiles, seatsSkipped } from "./table-state";
import { indexOfHalves, parseTile, TILES, tileIndex } from "./tile";
import { onlyTile, pipsIn, tilesIn } from "./tile-set";

// A hand move by move, for a board: what lies on the table after each, and what everybody could know by then.

/** The table after some moves. */
export type ReplayStep = {
  /** Moves played; 0 for the table as it was dealt. */
  readonly at: number;
  /** The move that led here; null for the table as it was dealt. */
  readonly move: Move | null;
  /** Who moves next; null once the hand has ended. */
  readonly turn: Seat | null;
  readonly ends: Ends | null;
  /** From the left end to the right one. */
  readonly line: readonly LaidTile[];
  /** In the order taken, drawn tiles last. */
  readonly hands: BySeat<readonly Tile[]>;
  readonly pips: BySeat<number>;
  /** Numbers that a seat is known not to hold, by the ends at which it passed or drew. */
  readonly lacks: BySeat<readonly number[]>;
  /** What the seat to move may lay. */
  readonly playable: readonly Tile[];
  /** Tiles that may still be drawn. */
  readonly stock: number;
  readonly ending: "domino" | "block" | null;
};

/** The steps up to the first illegal move, the deal first (none where the deal itself cannot be), and what is wrong then. */
export type Replayed = {
  readonly steps: readonly ReplayStep[];
  readonly problems: readonly HandProblem[];
};

/** A request that tells every move. */
export type PlayedRequest = HandRequest & PlayedClaim;

type Racks = Readonly<Record<Seat, readonly Tile[]>>;

/** The tiles of each seat in the order that the request names them. */
function racksAsDealt(deal: PlayedClaim["deal"]): Racks {
  const racks = SEATS.map((seat) => [seat, (deal[seat] ?? []).map(parseTile)]);
  return Object.fromEntries(racks) as Racks;
}

function bySeat<Value>(players: PlayerCount, value: (seat: Seat) => Value): BySeat<Value> {
  return Object.fromEntries(seatsOf(players).map((seat) => [seat, value(seat)]));
}

function stepOf(table: Table, move: Move | null, board: Board): ReplayStep {
  const { at, line, hands, turn, game, ending } = table;
  const { players } = game.shape;
  const isOver = hasEnded(table);
  const isHeld = (seat: Seat) => (tile: Tile) => (hands[seat] & onlyTile(tileIndex(tile))) !== 0;
  return {
    at,
    move,
    turn: isOver ? null : turn,
    ends: endsOf(line),
    line: board.line,
    lacks: board.lacks,
    hands: bySeat(players, (seat) => board.racks[seat].filter(isHeld(seat))),
    pips: bySeat(players, (seat) => pipsIn(hands[seat])),
    playable: isOver ? [] : tilesIn(playableTiles(table, turn)),
    stock: Math.max(0, drawableTiles(table)),
    ending,
  };
}

/**
 * Numbers that each seat lacks after a move: the open ends, of whoever passed or was skipped because he could not play. A
 * drawn tile may show anything; once it is laid, or another drawn, the rest of that hand shows neither of the ends.
 */
function lacksAfter(
  table: Table,
  move: Move,
  previous: Move | null,
  lacks: ReplayStep["lacks"],
): ReplayStep["lacks"] {
  const { seat, kind } = move;
  const ends = endsOf(table.line) ?? [];
  const withEnds = (one: Seat) => [...new Set([...(lacks[one] ?? []), ...ends])].sort();
  if (kind === "draw") return { ...lacks, [seat]: [] };
  const hasDrawn = previous?.kind === "draw" && previous.seat === seat;
  if (kind === "pass" || hasDrawn) return { ...lacks, [seat]: withEnds(seat) };
  if (seat === table.turn || !isConsecutivePlay(table, move)) return lacks;
  const skipped = seatsSkipped(table, seat).map((one) => [one, withEnds(one)]);
  return { ...lacks, ...Object.fromEntries(skipped) };
}

/** The table as it was dealt and the moves as written; refuses what cannot be before any move is looked at. */
function readRequest(request: PlayedRequest) {
  const shape = handShape(request, request.rules);
  const outside = strangers(request, shape);
  if (outside.length > 0) return reject(...outside);
  const seen = readSeen(request);
  if (!seen.ok) return seen;
  return readPlayed(request, shape, rulesAtTable(request.rules, shape).rules, seen.value);
}

type Board = Pick<ReplayStep, "line" | "lacks"> & {
  readonly racks: Racks;
  readonly previous: Move | null;
};

/** What the board shows more than the table knows, after a legal move from `table` to `next`. */
function boardAfter(board: Board, table: Table, move: Move, next: Table): Board {
  const lacks = lacksAfter(table, move, board.previous, board.lacks);
  const known: Board = { ...board, lacks, previous: move };
  if (move.kind === "pass" || next.line === null) return known;
  const { seat } = move;
  const tile = TILES[indexOfHalves(move.first, move.second)] as Tile;
  if (move.kind === "draw") {
    return { ...known, racks: { ...board.racks, [seat]: [...board.racks[seat], tile] } };
  }
  const laid = { tile, seat, at: table.at };
  return { ...known, line: lineWith(board.line, table.line, next.line, laid, move.end) };
}

function walk(start: Table, moves: readonly Move[], racks: Racks): Replayed {
  let table = start;
  const lacks = bySeat<readonly number[]>(start.game.shape.players, () => []);
  let board: Board = { line: [], lacks, racks, previous: null };
  const steps: ReplayStep[] = [stepOf(table, null, board)];
  for (const move of moves) {
    const problems = moveProblems(table, move);
    if (problems.length > 0) return { steps, problems };
    const next = afterMove(table, move);
    board = boardAfter(board, table, move, next);
    table = next;
    steps.push(stepOf(table, move, board));
  }
  return { steps, problems: hasEnded(table) ? [] : [unfinished(table)] };
}

/**
 * Replays a hand for a board: the table after each move, up to the first that is illegal, and what is wrong there. A hand
 * whose moves stop before its end is `unfinished`.
 */
export function replaySteps(request: PlayedRequest): Replayed {
  const read = readRequest(request);
  const { steps, problems } = read.ok
    ? walk(read.value.start, read.value.moves, racksAsDealt(request.deal))
    : { steps: [], problems: read.problems };
  const { articles } = rulesAtTable(request.rules, handShape(request, request.rules));
  return { steps, problems: cited(problems, articles) };
}
