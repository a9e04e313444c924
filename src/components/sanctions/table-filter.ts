import type { JudgeCard, JudgeState } from "@/server/sanctions/judge-view";

/** How many tables are in each state. */
export function countByState(tables: readonly JudgeCard[]): Readonly<Record<JudgeState, number>> {
  const counts = {
    "to-verify": 0,
    playing: 0,
    waiting: 0,
    verified: 0,
    closed: 0,
  };
  for (const { state } of tables) counts[state] += 1;
  return counts;
}

/**
 * The tables that a filter leaves, those waiting for the judge first, the longest wait before the others. A number that
 * is a table's own leaves that table alone, whatever its state; a part of one leaves those that begin with it.
 */
export function shownTables(
  tables: readonly JudgeCard[],
  filter: { readonly state: JudgeState | null; readonly number: string },
): readonly JudgeCard[] {
  const typed = filter.number.trim();
  if (typed !== "") {
    const exact = tables.filter(({ table }) => String(table) === typed);
    return exact.length > 0 ? exact : tables.filter(({ table }) => String(table).startsWith(typed));
  }
  const left = tables.filter(({ state }) => filter.state === null || state === filter.state);
  return left.toSorted((a, b) => wait(a) - wait(b) || a.table - b.table);
}

/** Smaller waits longer; who waits for nobody comes last. */
function wait({ waitingSince, state }: JudgeCard): number {
  return state === "to-verify" && waitingSince !== null ? waitingSince : Number.MAX_SAFE_INTEGER;
}
