import type { Result } from "../kernel/result";
import { accept, reject } from "../kernel/result";
import type { Seat } from "../rules/seat";
import { SEATS } from "../rules/seat";

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

const LETTER_A = 65;
const LETTER_L = 76;
const LETTER_R = 82;
const COLON = 58;
const PLUS = 43;
const DASH = 45;
const ZERO = 48;
const NINE = 57;
const PASS = "PASO";

// The line is read once from left to right, by character codes: an archive holds many thousands of them.

/** Where the digits that begin at `from` end, at `to` at the latest. */
function endOfDigits(text: string, from: number, to: number): number {
  let place = from;
  for (; place < to; place++) {
    const code = text.charCodeAt(place);
    if (code < ZERO || code > NINE) break;
  }
  return place;
}

function numberAt(text: string, from: number, to: number): number {
  return to === from + 1 ? text.charCodeAt(from) - ZERO : Number(text.slice(from, to));
}

/** The letter that closes a move, null where there is none; undefined for anything else. */
function endLetter(text: string, from: number, to: number): LineEnd | null | undefined {
  if (from === to) return null;
  if (from + 1 !== to) return undefined;
  const code = text.charCodeAt(from);
  if (code === LETTER_L) return "L";
  return code === LETTER_R ? "R" : undefined;
}

/** The move written from `from` up to, not including, `to`; null where that is none. */
function scanMove(text: string, from: number, to: number): Move | null {
  const seat = SEATS[text.charCodeAt(from) - LETTER_A];
  if (seat === undefined || text.charCodeAt(from + 1) !== COLON) return null;
  const start = from + 2;
  if (to - start === PASS.length && text.startsWith(PASS, start)) return { kind: "pass", seat };
  const isDraw = text.charCodeAt(start) === PLUS;
  const firstAt = isDraw ? start + 1 : start;
  const dash = endOfDigits(text, firstAt, to);
  if (dash === firstAt || dash >= to || text.charCodeAt(dash) !== DASH) return null;
  const secondTo = endOfDigits(text, dash + 1, to);
  const end = endLetter(text, secondTo, to);
  if (secondTo === dash + 1 || end === undefined || (isDraw && end !== null)) return null;
  const first = numberAt(text, firstAt, dash);
  const second = numberAt(text, dash + 1, secondTo);
  return isDraw
    ? { kind: "draw", seat, first, second }
    : { kind: "tile", seat, first, second, end };
}

/** Space, tab, line breaks, and the space that word processors put in. */
function isBlank(code: number): boolean {
  return code <= 32 ? code === 32 || (code >= 9 && code <= 13) : code === 0xa0;
}

/**
 * Reads a line of play: moves apart by blanks, each `SEAT:TILE`, `SEAT:TILE` with `L` or `R`, `SEAT:PASO` or
 * `SEAT:+TILE` for a draw. Refuses, by place, what is not a move; numbers that no tile has are left to the engine.
 */
export function parsePlay(text: string): Result<readonly Move[], NotationProblem> {
  const moves: Move[] = [];
  const problems: NotationProblem[] = [];
  const length = text.length;
  let from = 0;
  for (;;) {
    while (from < length && isBlank(text.charCodeAt(from))) from++;
    if (from === length) break;
    let to = from + 1;
    while (to < length && !isBlank(text.charCodeAt(to))) to++;
    const move = scanMove(text, from, to);
    if (move !== null) moves.push(move);
    else problems.push({ at: moves.length + problems.length, text: text.slice(from, to) });
    from = to;
  }
  return problems.length > 0 ? reject(...problems) : accept(moves);
}

function formatMove(move: Move): string {
  if (move.kind === "pass") return `${move.seat}:${PASS}`;
  const halves = `${move.first}-${move.second}`;
  return move.kind === "draw"
    ? `${move.seat}:+${halves}`
    : `${move.seat}:${halves}${move.end ?? ""}`;
}

/** Writes a line of play; `parsePlay` reads it back unchanged. */
export function formatPlay(moves: readonly Move[]): string {
  return moves.map(formatMove).join(" ");
}
