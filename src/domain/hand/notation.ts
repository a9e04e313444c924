import type { Result } from "../kernel/result";
import { accept, reject } from "../kernel/result";
import type { Seat } from "../rules/seat";

// How a line of play is written: `A:3-1 B:PASO C:1-1R D:+6-2`. It says nothing about whether the moves are legal.

export type LineEnd = "L" | "R";

/** One written move. `first` and `second` are the halves in the order written, which orients an opening tile. */
export type Move =
  | { readonly kind: "pass"; readonly seat: Seat }
  | { readonly kind: "draw"; readonly seat: Seat; readonly first: number; readonly second: number }
  | {
      readonly kind: "tile";
      readonly seat: Seat;
      readonly first: number;
      readonly second: number;
      readonly end: LineEnd | null;
    };

export type NotationProblem = { readonly at: number; readonly text: string };

const MOVE = /^([A-D]):(?:(PASO)|(\+?)(\d+)-(\d+)([LR]?))$/;

function parseMove(text: string): Move | null {
  const match = MOVE.exec(text);
  if (match === null) return null;
  const [, seatText, pass, plus, first, second, end] = match;
  const seat = seatText as Seat;
  if (pass !== undefined) return { kind: "pass", seat };
  const halves = { first: Number(first), second: Number(second) };
  if (plus !== "+")
    return { kind: "tile", seat, ...halves, end: end === "" ? null : (end as LineEnd) };
  return end === "" ? { kind: "draw", seat, ...halves } : null;
}

/**
 * Reads a line of play: moves apart by blanks, each `SEAT:TILE`, `SEAT:TILE` with `L` or `R`, `SEAT:PASO` or
 * `SEAT:+TILE` for a draw. Refuses, by place, what is not a move; numbers that no tile has are left to the engine.
 */
export function parsePlay(text: string): Result<readonly Move[], NotationProblem> {
  const moves: Move[] = [];
  const problems: NotationProblem[] = [];
  for (const [at, token] of text.split(/\s+/).filter(Boolean).entries()) {
    const move = parseMove(token);
    if (move === null) problems.push({ at, text: token });
    else moves.push(move);
  }
  return problems.length > 0 ? reject(...problems) : accept(moves);
}

function formatMove(move: Move): string {
  if (move.kind === "pass") return `${move.seat}:PASO`;
  const halves = `${move.first}-${move.second}`;
  return move.kind === "draw"
    ? `${move.seat}:+${halves}`
    : `${move.seat}:${halves}${move.end ?? ""}`;
}

/** Writes a line of play; `parsePlay` reads it back unchanged. */
export function formatPlay(moves: readonly Move[]): string {
  return moves.map(formatMove).join(" ");
}
