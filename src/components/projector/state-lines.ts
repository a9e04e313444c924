import type { ActaStage } from "@/domain/match/acta";
import { owesHand } from "@/domain/match/match-clock";
import type { MatchStatus } from "@/domain/match/match-document";
import { riseOf } from "@/domain/tournament/hall";

// The state of the hall for everybody in it: groups of table numbers under a word, cut into pages that fit a screen.

/** What a table has to do, in the order in which the hall needs to know it. */
export const STATE_GROUPS = [
  "stays",
  "last-hand",
  "extra-hand",
  "tie-break-hand",
  "unanswered",
  "owed",
  "playing",
  "waiting",
  "rises",
] as const;
export type StateGroup = (typeof STATE_GROUPS)[number];

type StateTable = {
  readonly table: number;
  readonly stage: ActaStage;
  readonly status: MatchStatus;
  readonly isReopened: boolean;
};

export type GroupedTables = { readonly group: StateGroup; readonly tables: readonly number[] };

/** What is known of TIEMPO at a table, by number: whether it has rung, and whether the table has answered it. */
export type TableBells = {
  readonly rung: (table: number) => boolean;
  readonly answered: (table: number) => boolean;
};

/** The tables by what they have to do, empty groups left out. */
export function stateGroups(
  tables: readonly StateTable[],
  bells: TableBells,
): readonly GroupedTables[] {
  return STATE_GROUPS.flatMap((group) => {
    const own = tables.filter((table) => groupOf(table, bells) === group);
    return own.length === 0 ? [] : [{ group, tables: own.map(({ table }) => table) }];
  });
}

function groupOf(table: StateTable, { rung, answered }: TableBells): StateGroup {
  const { stage, status } = table;
  const rise = riseOf(table);
  if (rise !== "playing") return rise;
  if (status !== "playing" && status !== "finished") return status;
  if (stage === "issued") return "waiting";
  if (owesHand(status, answered(table.table))) return "owed";
  return rung(table.table) ? "unanswered" : "playing";
}

/** A line of the screen: the name of a group with how many tables it has, or numbers of it. */
export type StateLine =
  | { readonly kind: "name"; readonly group: StateGroup; readonly count: number }
  | { readonly kind: "numbers"; readonly group: StateGroup; readonly tables: readonly number[] };

/**
 * The groups as pages of at most `perPage` lines, `perLine` numbers a line. No name stands without a number under it, and
 * a group that goes on has its name again on the next page.
 */
export function statePages(
  groups: readonly GroupedTables[],
  { perLine, perPage }: { readonly perLine: number; readonly perPage: number },
): readonly (readonly StateLine[])[] {
  const most = Math.max(2, perPage);
  const pages: StateLine[][] = [[]];
  for (const { group, tables } of groups) {
    const name: StateLine = { kind: "name", group, count: tables.length };
    let isNamed = false;
    for (let from = 0; from < tables.length; from += perLine) {
      const needed = isNamed ? 1 : 2;
      if ((pages.at(-1)?.length ?? 0) + needed > most) {
        pages.push([]);
        isNamed = false;
      }
      const page = pages.at(-1) ?? [];
      if (!isNamed) page.push(name);
      page.push({ kind: "numbers", group, tables: tables.slice(from, from + perLine) });
      isNamed = true;
    }
  }
  return pages;
}
