import type { EventRound, EventTable } from "../event/event-document";
import type { Result } from "../kernel/result";
import { accept, reject } from "../kernel/result";
import type { PairSide } from "../rules/seat";
import { PAIR_SIDES } from "../rules/seat";

// Changes that a director makes by hand to a round that is not published yet. Each keeps everybody placed exactly once;
// whether the outcome is wise is for the checker to say.

export type PreviewChange =
  | { readonly kind: "swap-entrants"; readonly first: string; readonly second: string }
  | { readonly kind: "swap-tables"; readonly first: number; readonly second: number };

export type PreviewProblem =
  | { readonly code: "entrant-not-in-round"; readonly id: string }
  | { readonly code: "table-not-in-round"; readonly table: number }
  | { readonly code: "nothing-to-swap" };

/** Exchanges the places of two entrants (seat for seat, or a seat for a rest), or the numbers of two tables. */
export function changePreview(
  round: EventRound,
  change: PreviewChange,
): Result<EventRound, PreviewProblem> {
  if (change.first === change.second) return reject({ code: "nothing-to-swap" });
  return change.kind === "swap-entrants"
    ? swapEntrants(round, change.first, change.second)
    : swapTables(round, change.first, change.second);
}

function swapEntrants(
  round: EventRound,
  first: string,
  second: string,
): Result<EventRound, PreviewProblem> {
  const placed = new Set(entrantsOfRound(round));
  const missing = [first, second].filter((id) => !placed.has(id));
  if (missing.length > 0) {
    return reject(...missing.map((id) => ({ code: "entrant-not-in-round", id }) as const));
  }
  const exchange = (id: string) => (id === first ? second : id === second ? first : id);
  return accept({
    tables: round.tables.map((table) => ({
      ...table,
      AC: table.AC.map(exchange),
      BD: table.BD.map(exchange),
    })),
    byes: round.byes.map(exchange),
  });
}

function swapTables(
  round: EventRound,
  first: number,
  second: number,
): Result<EventRound, PreviewProblem> {
  const numbers = new Set(round.tables.map((table) => table.table));
  const missing = [first, second].filter((table) => !numbers.has(table));
  if (missing.length > 0) {
    return reject(...missing.map((table) => ({ code: "table-not-in-round", table }) as const));
  }
  const exchange = (table: number) => (table === first ? second : table === second ? first : table);
  const tables = round.tables
    .map((table): EventTable => ({ ...table, table: exchange(table.table) }))
    .sort((a, b) => a.table - b.table);
  return accept({ ...round, tables });
}

/** Everybody who has a place in a round, at a table or resting. */
export function entrantsOfRound(round: EventRound): readonly string[] {
  return [
    ...round.tables.flatMap((table) => PAIR_SIDES.flatMap((side: PairSide) => table[side])),
    ...round.byes,
  ];
}

/** The changes that stand after one more: a change made again right after itself takes it back. */
export function standingChanges<Change extends PreviewChange>(
  changes: readonly Change[],
  change: Change,
): readonly Change[] {
  return takesBack(changes, change) ? changes.slice(0, -1) : [...changes, change];
}

/** Whether a change only takes the last one back. */
export function takesBack(changes: readonly PreviewChange[], change: PreviewChange): boolean {
  const last = changes.at(-1);
  return last !== undefined && isSameChange(last, change);
}

function isSameChange(one: PreviewChange, two: PreviewChange): boolean {
  if (one.kind !== two.kind) return false;
  const straight = one.first === two.first && one.second === two.second;
  return straight || (one.first === two.second && one.second === two.first);
}
