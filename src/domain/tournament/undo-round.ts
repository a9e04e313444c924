import type { RoundState } from "./life-cycle";

// Taking a published round back is for a mistake seen at once: nothing may have come of it. Seats that were confirmed and
// the lead that was drawn are nothing yet; a hand, a result, an infraction, a claim or a call are.

/** What a table has that keeps its round from being taken back. */
export type TableTrace = "hands" | "result" | "incident" | "claim" | "call" | "time" | "note";

export type UndoBlocker =
  | { readonly code: "undo-not-published"; readonly round: number; readonly state: RoundState }
  | { readonly code: "undo-not-last"; readonly round: number; readonly later: number }
  | { readonly code: "undo-table"; readonly table: number; readonly has: TableTrace };

export type UndoFacts = {
  readonly round: number;
  readonly state: RoundState;
  /** Number of the last round there is, drafts included. */
  readonly last: number;
  readonly tables: readonly {
    readonly table: number;
    readonly hands: number;
    readonly isFinished: boolean;
    readonly incidents: number;
    readonly claims: number;
    readonly openCalls: number;
    /** Types of the acta's events. */
    readonly events: readonly string[];
  }[];
};

/** Events that come before anything has been played or decided. */
const HARMLESS = [
  "seats-confirmed",
  "leader-drawn",
  "call-noted",
  "call-withdrawn",
  "medium-changed",
];

/** Time given to one table, and taken back: the round is not the one that was published. */
const TIME = ["time-added", "time-withdrawn"];

function traceOf(table: UndoFacts["tables"][number]): TableTrace | null {
  if (table.hands > 0) return "hands";
  if (table.isFinished) return "result";
  if (table.incidents > 0) return "incident";
  if (table.claims > 0) return "claim";
  if (table.openCalls > 0) return "call";
  const left = table.events.filter((type) => !HARMLESS.includes(type));
  if (left.length === 0) return null;
  return left.every((type) => TIME.includes(type)) ? "time" : "note";
}

/** What keeps a published round from being taken back, by table; nothing where it may be. */
export function undoBlockers(facts: UndoFacts): readonly UndoBlocker[] {
  const { round, state, last, tables } = facts;
  if (state !== "published") return [{ code: "undo-not-published", round, state }];
  const later: readonly UndoBlocker[] =
    last > round ? [{ code: "undo-not-last", round, later: last }] : [];
  const traced = tables.flatMap((table): readonly UndoBlocker[] => {
    const has = traceOf(table);
    return has === null ? [] : [{ code: "undo-table", table: table.table, has }];
  });
  return [...later, ...traced];
}
