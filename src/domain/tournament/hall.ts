import type { ActaStage } from "../match/acta";
import { owesHand } from "../match/match-clock";
import type { MatchStatus } from "../match/match-document";
import type { ClockLimits, RoundClock } from "./clock";
import { readTableClock } from "./clock";
import type { TableNeed } from "./life-cycle-blockers";

// The hall at a glance: who may rise, what each table lacks, and what about it somebody must know.

/** A table as far as the hall is read by it. Instants are epoch milliseconds. */
export type HallFacts = {
  readonly table: number;
  readonly stage: ActaStage;
  readonly status: MatchStatus;
  /** What it lacks next; null when it is closed. */
  readonly needs: TableNeed | null;
  /** Since when it waits for a judge. */
  readonly waitingSince: number | null;
  /** Since when its call for a judge is open, and whether somebody is coming. */
  readonly call: { readonly at: number; readonly isTaken: boolean } | null;
  /** Infractions noted without an offender. */
  readonly openIncidents: number;
  /** Somebody left the table and has not come back. */
  readonly isAway: boolean;
  /** Its sheet was verified once and opened again: its people have gone. */
  readonly isReopened: boolean;
  /** A pair refused to sign. */
  readonly isRefused: boolean;
  readonly onPaper: boolean;
  /** The table has said what was going on when TIEMPO rang (23.3). */
  readonly isBellAnswered: boolean;
  /** Minutes given to this table alone. */
  readonly addedMinutes: number;
};

/**
 * Whether the people of a table may get up (11.2): nobody does before a judge has verified the sheet. A sheet that is
 * opened again calls nobody back.
 */
export type Rise = "playing" | "stays" | "rises";

export function riseOf({ stage, isReopened }: Pick<HallFacts, "stage" | "isReopened">): Rise {
  if (isReopened) return "rises";
  if (stage === "issued" || stage === "playing") return "playing";
  return stage === "finished" ? "stays" : "rises";
}

/** The tables whose people stay seated, who waits longest first, and those whose people may go, in the order given. */
export function riseGroups<
  Table extends Pick<HallFacts, "table" | "stage" | "waitingSince" | "isReopened">,
>(tables: readonly Table[]): { readonly stay: readonly Table[]; readonly rise: readonly Table[] } {
  const since = ({ waitingSince }: Table) => waitingSince ?? Number.MAX_SAFE_INTEGER;
  return {
    stay: tables
      .filter((table) => riseOf(table) === "stays")
      .toSorted((a, b) => since(a) - since(b) || a.table - b.table),
    rise: tables.filter((table) => riseOf(table) === "rises"),
  };
}

/** What about a table somebody must know, the most pressing first. */
export const HALL_MARKS = [
  "call",
  "open-incident",
  "bell-unanswered",
  "hand-owed",
  "refused",
  "claim",
  "away",
  "last-hand",
  "extra-time",
  "paper",
] as const;
export type HallMark = (typeof HALL_MARKS)[number];

const IS_MARKED: Readonly<Record<HallMark, (table: HallFacts, bell: boolean) => boolean>> = {
  call: ({ call }) => call !== null,
  "open-incident": ({ openIncidents }) => openIncidents > 0,
  "bell-unanswered": (table, bell) =>
    bell && !table.isBellAnswered && table.status === "playing" && isPlayed(table),
  "hand-owed": (table) => owesHand(table.status, table.isBellAnswered) && isPlayed(table),
  refused: ({ isRefused }) => isRefused,
  claim: ({ stage }) => stage === "claimed",
  away: (table) => table.isAway && riseOf(table) === "playing",
  "last-hand": (table) =>
    riseOf(table) === "playing" && table.status !== "playing" && table.status !== "finished",
  "extra-time": (table) => table.addedMinutes > 0 && riseOf(table) === "playing",
  paper: ({ onPaper, needs }) => onPaper && needs !== null,
};

function isPlayed({ stage, isReopened }: HallFacts): boolean {
  return stage === "playing" && !isReopened;
}

/** The marks of a table. `bell`: TIEMPO has rung for it (`hasRung`). */
export function hallMarks(table: HallFacts, bell: boolean): readonly HallMark[] {
  return HALL_MARKS.filter((mark) => IS_MARKED[mark](table, bell));
}

/** Whether the bell has rung for a table, its own minutes counted. */
export function hasRung(
  { addedMinutes }: Pick<HallFacts, "addedMinutes">,
  clock: RoundClock,
  limits: ClockLimits,
  now: number,
): boolean {
  return clock.startedAt !== null && readTableClock(clock, limits, addedMinutes, now).isCalled;
}

/** What the hall can be filtered by: what is missing, what is closed, and the marks. */
export type HallFilter = TableNeed | "closed" | HallMark;

export function passesFilter(
  table: HallFacts,
  filter: HallFilter | null,
  marks: readonly HallMark[],
): boolean {
  if (filter === null) return true;
  if (filter === "closed") return table.needs === null;
  return table.needs === filter || marks.some((mark) => mark === filter);
}
