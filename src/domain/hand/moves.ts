import type { HandOffence } from "../rules/hand-infractions";
import { offenceFacts } from "../rules/hand-infractions";
import type { Seat } from "../rules/seat";
import { seatAfter } from "../rules/seat";
import type { Hands } from "./deal";
import type { HandProblem, Tile } from "./hand";
import { endsOf, layTile } from "./line";
import type { Move } from "./notation";
import type { Turn } from "./pass-bonus";
import { dueSeenTile } from "./seen-tiles";
import type { Table } from "./table-state";
import { drawableTiles, legalPlays, mayNotFinishWith, mustPass, seatsSkipped } from "./table-state";
import { parseTile } from "./tile";

// One move against the table: everything that is wrong with it, in order — whose turn, tile held, tile fits.

type TileMove = Extract<Move, { readonly kind: "tile" }>;
type DrawMove = Extract<Move, { readonly kind: "draw" }>;

/** The tile that must open the first hand, where the rules name one. */
export type RequiredLead = { readonly seat: Seat; readonly tile: Tile } | null;

/** Going on at once is right where everybody skipped truly cannot play (16.4; FEMUNDO 13). */
export function isConsecutivePlay(table: Table, move: Move): boolean {
  return (
    move.kind === "tile" &&
    move.seat !== table.turn &&
    table.last?.closer === move.seat &&
    seatsSkipped(table, move.seat).every((seat) => mustPass(table, seat))
  );
}

function offence(table: Table, kind: HandOffence) {
  return offenceFacts(table.rules.catalogue, kind);
}

function turnProblems(table: Table, move: Move, at: number): readonly HandProblem[] {
  if (move.seat === table.turn || isConsecutivePlay(table, move)) return [];
  return [
    {
      code: "out-of-turn",
      at,
      seat: move.seat,
      expected: table.turn,
      ...offence(table, table.line === null ? "wrong-lead" : "early-play"),
    },
  ];
}

function passProblems(table: Table, seat: Seat, at: number): readonly HandProblem[] {
  const playable = legalPlays(table, seat);
  if (playable.length > 0) {
    return [
      {
        code: "playable-tile-held",
        at,
        seat,
        tiles: playable,
        ends: endsOf(table.line),
        ...offence(table, "false-pass"),
      },
    ];
  }
  const stock = drawableTiles(table);
  return stock > 0 ? [{ code: "must-draw", at, seat, stock }] : [];
}

function drawProblems(table: Table, move: DrawMove, at: number): readonly HandProblem[] {
  const { seat } = move;
  const text = `${move.first}-${move.second}`;
  const playable = legalPlays(table, seat);
  const problems: HandProblem[] = [];
  if (playable.length > 0 || drawableTiles(table) === 0) {
    problems.push({ code: "must-not-draw", at, seat, tile: text, tiles: playable });
  }
  const tile = parseTile(text);
  const next = table.stock[table.drawn];
  if (tile === null) {
    problems.push({ code: "unknown-tile", at, seat, tile: text });
  } else if (
    table.laid.includes(tile) ||
    Object.values(table.hands).some((h) => h.includes(tile))
  ) {
    problems.push({ code: "duplicate-tile", at, seat, tile });
  } else if (next !== undefined && next !== tile) {
    problems.push({ code: "must-draw", at, seat, tile, expected: next });
  }
  return problems;
}

function leadProblems(table: Table, seat: Seat, tile: Tile, lead: RequiredLead, at: number) {
  if (table.line !== null || lead === null || lead.seat !== seat || lead.tile === tile) return [];
  return [{ code: "must-lead-with", at, seat, tile, expected: lead.tile } as const];
}

function seenProblems(table: Table, seat: Seat, tile: Tile, at: number): readonly HandProblem[] {
  if (table.seen.length === 0) return [];
  const due = dueSeenTile(table.seen, seat, at, legalPlays(table, seat));
  const problems: HandProblem[] = [];
  if (due !== null && due !== tile) {
    problems.push({
      code: "seen-tile-not-played",
      at,
      seat,
      tile,
      expected: due,
      ...offence(table, "seen-tile-held-back"),
    });
  }
  if (mayNotFinishWith(table, seat, tile)) {
    problems.push({ code: "seen-tile-cannot-finish", at, seat, tile });
  }
  return problems;
}

function fitProblems(table: Table, move: TileMove, tile: Tile, at: number): readonly HandProblem[] {
  const laid = layTile(table.line, tile, move, table.hands[move.seat].length === 1);
  if (laid.ok) return [];
  const facts = { at, seat: move.seat, tile, end: move.end, ends: endsOf(table.line) };
  // A tile that goes at the other end was only put down wrongly (13.2).
  const isChivo = laid.fits.length === 0;
  return [
    {
      code: "does-not-fit",
      ...facts,
      fits: laid.fits,
      ...(isChivo ? offence(table, "tile-does-not-fit") : {}),
    },
  ];
}

function tileProblems(
  table: Table,
  move: TileMove,
  lead: RequiredLead,
  at: number,
): readonly HandProblem[] {
  const { seat } = move;
  const text = `${move.first}-${move.second}`;
  const tile = parseTile(text);
  if (tile === null) return [{ code: "unknown-tile", at, seat, tile: text }];
  const isHeld = table.hands[seat].includes(tile);
  const held: readonly HandProblem[] = isHeld ? [] : [{ code: "tile-not-in-hand", at, seat, tile }];
  const required = leadProblems(table, seat, tile, lead, at);
  const mustOpen = table.line === null && lead !== null;
  return [
    ...held,
    ...fitProblems(table, move, tile, at),
    ...required,
    ...(mustOpen || !isHeld ? [] : seenProblems(table, seat, tile, at)),
  ];
}

/** Everything that is wrong with a move before the hand has ended; empty for a legal one. */
export function moveProblems(
  table: Table,
  move: Move,
  lead: RequiredLead,
  at: number,
): readonly HandProblem[] {
  const turn = turnProblems(table, move, at);
  if (move.kind === "pass") return [...turn, ...passProblems(table, move.seat, at)];
  if (move.kind === "draw") return [...turn, ...drawProblems(table, move, at)];
  return [...turn, ...tileProblems(table, move, lead, at)];
}

function withHand(hands: Hands, seat: Seat, tiles: readonly Tile[]): Hands {
  return {
    A: seat === "A" ? tiles : hands.A,
    B: seat === "B" ? tiles : hands.B,
    C: seat === "C" ? tiles : hands.C,
    D: seat === "D" ? tiles : hands.D,
  };
}

function passTurns(seats: readonly Seat[]): readonly Turn[] {
  return seats.map((seat) => ({ seat, kind: "pass" }));
}

/** The table after a legal pass, the move numbered `at`. */
export function afterPass(table: Table, seat: Seat, at: number): Table {
  return {
    ...table,
    at: at + 1,
    turns: [...table.turns, { seat, kind: "pass" }],
    turn: seatAfter(seat, table.shape.players),
  };
}

/** The table after a legal draw: the turn stays. */
export function afterDraw(table: Table, move: DrawMove, at: number): Table {
  const tile = parseTile(`${move.first}-${move.second}`) as Tile;
  return {
    ...table,
    at: at + 1,
    hands: withHand(table.hands, move.seat, [...table.hands[move.seat], tile]),
    drawn: table.drawn + 1,
  };
}

/** The table after a legal tile, with the passes of consecutive play filled in. */
export function afterTile(table: Table, move: TileMove, at: number): Table {
  const { seat } = move;
  const tile = parseTile(`${move.first}-${move.second}`) as Tile;
  const hand = table.hands[seat];
  const laid = layTile(table.line, tile, move, hand.length === 1);
  if (!laid.ok) throw new Error(`Illegal tile applied at move ${at}`);
  const passed = passTurns(seatsSkipped(table, seat));
  // Written out, not spread: this runs for every tile of every hand.
  return {
    shape: table.shape,
    rules: table.rules,
    seen: table.seen,
    leader: table.leader,
    hands: withHand(
      table.hands,
      seat,
      hand.filter((held) => held !== tile),
    ),
    line: laid.line,
    laid: [...table.laid, tile],
    stock: table.stock,
    drawn: table.drawn,
    turn: seatAfter(seat, table.shape.players),
    turns: [...table.turns, ...passed, { seat, kind: "tile" }],
    at: at + 1,
    last: { closer: seat, lastTile: tile, at, endsBefore: endsOf(table.line) },
    ended: table.ended,
    closingPasses: table.closingPasses,
  };
}
