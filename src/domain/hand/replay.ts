import type { Result } from "../kernel/result";
import { accept, reject } from "../kernel/result";
import type { HandProblem } from "./hand";
import type { RequiredLead } from "./moves";
import { afterDraw, afterPass, afterTile, moveProblems } from "./moves";
import type { Move } from "./notation";
import type { Ended, Table } from "./table-state";
import { drawableTiles, isBlocked, legalPlays } from "./table-state";

// A whole line of play against the table. The first illegal move ends the check.

export type EndedTable = Table & { readonly ended: Ended };

function settle(table: Table): Table {
  if (table.last === null) return table;
  if (table.hands[table.last.closer].length === 0) {
    return { ...table, ended: { ending: "domino", ...table.last } };
  }
  if (!isBlocked(table)) return table;
  return {
    ...table,
    ended: { ending: "block", ...table.last },
    closingPasses: table.shape.players,
  };
}

function applyMove(table: Table, move: Move, at: number): Table {
  if (move.kind === "pass") return afterPass(table, move.seat, at);
  return settle(move.kind === "draw" ? afterDraw(table, move, at) : afterTile(table, move, at));
}

/** After a block only its closing passes may follow, at most one a seat. */
function afterEnd(table: Table, move: Move, at: number): Result<Table, HandProblem> {
  const ended = table.ended as Ended;
  if (move.kind !== "pass" || table.closingPasses === 0) {
    return reject({
      code: "played-after-end",
      at,
      seat: move.seat,
      ending: ended.ending,
      endedAt: ended.at,
    });
  }
  const problems = moveProblems(table, move, null, at).filter((p) => p.code === "out-of-turn");
  if (problems.length > 0) return reject(...problems);
  return accept({ ...afterPass(table, move.seat, at), closingPasses: table.closingPasses - 1 });
}

/** The passes of a block count as said even where nobody wrote them down. */
function withClosingPasses(table: Table): Table {
  let closed = table;
  for (let left = table.closingPasses; left > 0; left--)
    closed = afterPass(closed, closed.turn, closed.at);
  return { ...closed, closingPasses: 0 };
}

/** Plays a line to its end. Refuses the first illegal move with all that is wrong with it, and an unfinished line. */
export function replay(
  start: Table,
  moves: readonly Move[],
  lead: RequiredLead,
): Result<EndedTable, HandProblem> {
  let table = start;
  for (const [at, move] of moves.entries()) {
    if (table.ended !== null) {
      const after = afterEnd(table, move, at);
      if (!after.ok) return after;
      table = after.value;
      continue;
    }
    const problems = moveProblems(table, move, lead, at);
    if (problems.length > 0) return reject(...problems);
    table = applyMove(table, move, at);
  }
  if (table.ended === null) {
    return reject({
      code: "unfinished",
      at: moves.length,
      seat: table.turn,
      tiles: legalPlays(table, table.turn),
      stock: drawableTiles(table),
    });
  }
  const closed = withClosingPasses(table);
  return accept({ ...closed, ended: table.ended });
}
