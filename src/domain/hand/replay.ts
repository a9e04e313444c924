import type { Result } from "../kernel/result";
import { accept, reject } from "../kernel/result";
import { afterMove } from "./apply-move";
import { moveProblems } from "./check-move";
import type { HandProblem } from "./hand";
import type { Move } from "./notation";
import type { EndedTable, Table } from "./table-state";
import { drawableTiles, hasEnded, playableTiles } from "./table-state";
import { tilesIn } from "./tile-set";

// A whole line of play against the table. The first illegal move ends the check.

/** What is missing of a hand that has not ended. */
export function unfinished(table: Table): HandProblem {
  const { at, turn } = table;
  const tiles = tilesIn(playableTiles(table, turn));
  return { code: "unfinished", at, seat: turn, tiles, stock: Math.max(0, drawableTiles(table)) };
}

/** Plays a line to its end. Refuses the first illegal move with all that is wrong with it, and an unfinished line. */
export function replay(start: Table, moves: readonly Move[]): Result<EndedTable, HandProblem> {
  let table = start;
  for (const move of moves) {
    const problems = moveProblems(table, move);
    if (problems.length > 0) return reject(...problems);
    table = afterMove(table, move);
  }
  return hasEnded(table) ? accept(table) : reject(unfinished(table));
}
