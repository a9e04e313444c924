import type { Ends } from "@/domain/hand/line";
import type { Move } from "@/domain/hand/notation";
import type { Names } from "./hand-facts";
import { endsText, nameOf } from "./hand-facts";

// The moves of a hand in words, for readers and for the line under a board.

/** The tiles that carry a number, as they are called at the table. */
export const NUMBER_NAMES = [
  "blancos",
  "unos",
  "doses",
  "treses",
  "cuatros",
  "cincos",
  "seises",
] as const;

/** A move without its seat, as the notation writes it: `6-4L`, `PASO`, `+6-2`. */
export function moveNotation(move: Move): string {
  if (move.kind === "pass") return "PASO";
  const tile = `${move.first}-${move.second}`;
  return move.kind === "draw" ? `+${tile}` : `${tile}${move.end ?? ""}`;
}

function doneText(move: Move, isOpening: boolean): string {
  if (move.kind === "pass") return "pasó";
  const tile = `la ${move.first}-${move.second}`;
  if (move.kind === "draw") return `robó ${tile}`;
  if (isOpening) return `salió con ${tile}`;
  if (move.end === null) return `puso ${tile}`;
  return `puso ${tile} por la ${move.end === "L" ? "izquierda" : "derecha"}`;
}

/** `Jugada 5: jugador B puso la 6-4 por la izquierda. Extremos: 4 y 2.` `ends` are those after the move. */
export function describeMove(
  move: Move,
  facts: { readonly at: number; readonly isOpening: boolean; readonly ends: Ends | null },
  names: Names = {},
): string {
  const ends = facts.ends === null ? "" : ` Extremos: ${endsText(facts.ends)}.`;
  return `Jugada ${facts.at + 1}: ${nameOf(move.seat, names)} ${doneText(move, facts.isOpening)}.${ends}`;
}
