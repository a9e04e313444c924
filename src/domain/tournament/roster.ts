import type { NumberProblem } from "./roster-number";

// A list of people as a club sends it, once read: rows that are sound, and what is wrong with the others. Reading the
// file's bytes, separators and headers is not for the domain (schemas/roster).

/** What a column can say about a person. A full name stands for first and last names. */
export const ROSTER_FIELDS = [
  "number",
  "firstNames",
  "lastNames",
  "fullName",
  "nickname",
  "club",
  "city",
] as const;
export type RosterField = (typeof ROSTER_FIELDS)[number];

/** Sizes beyond which a file is not a roster. Text lengths in characters. */
export const ROSTER_LIMITS = {
  bytes: 5_000_000,
  rows: 20_000,
  columns: 60,
  firstNames: 60,
  lastNames: 60,
  fullName: 120,
  nickname: 40,
  club: 80,
  city: 60,
} as const;

/** Something that was read with a guess or repaired: the row is good, the reader is told. */
export type RosterNote =
  | { readonly code: "name-recased"; readonly from: string; readonly to: string }
  | { readonly code: "name-split"; readonly firstNames: string; readonly lastNames: string }
  | { readonly code: "nickname-taken-out"; readonly nickname: string }
  | { readonly code: "number-rewritten"; readonly from: string; readonly to: string }
  | { readonly code: "cells-joined"; readonly field: RosterField; readonly value: string }
  | { readonly code: "stray-quote" };

/** A sound row. `line`: the row's number in the file, counted from 1 with blank and title rows, as a spreadsheet shows it. */
export type RosterRow = {
  readonly line: number;
  /** Canonical federation number, or null where the row has none. */
  readonly number: string | null;
  readonly firstNames: string;
  readonly lastNames: string;
  /** The file wrote one full name and the division is our reading. */
  readonly isNameSplit: boolean;
  readonly nickname: string | null;
  readonly club: string | null;
  readonly city: string | null;
  readonly notes: readonly RosterNote[];
};

/** What makes a row unusable. `value` is what the file says. */
export type RosterRowProblem = { readonly line: number; readonly field: RosterField | null } & (
  | NumberProblem
  | { readonly code: "missing" }
  | { readonly code: "one-word-name"; readonly value: string }
  | { readonly code: "not-a-name"; readonly value: string }
  | { readonly code: "too-long"; readonly length: number; readonly most: number }
  | { readonly code: "too-many-cells"; readonly found: number; readonly expected: number }
  | { readonly code: "unreadable-character"; readonly value: string }
);

/** What is wrong with the file as a whole. */
export type RosterFileProblem =
  | { readonly code: "file-empty" }
  | { readonly code: "file-too-large"; readonly bytes: number; readonly most: number }
  | { readonly code: "file-is-not-text"; readonly kind: "spreadsheet" | "pdf" | "image" | "other" }
  | { readonly code: "too-many-rows"; readonly rows: number; readonly most: number }
  | { readonly code: "too-many-columns"; readonly columns: number; readonly most: number }
  | { readonly code: "no-header"; readonly firstRow: readonly string[] }
  | { readonly code: "no-name-column"; readonly headers: readonly string[] }
  | { readonly code: "no-rows" };

export type RosterColumn = {
  readonly header: string;
  /** null: not a column we keep; it is ignored. */
  readonly field: RosterField | null;
};

export type ParsedRoster = {
  readonly separator: "," | ";" | "\t" | "|";
  /** Where the header stands; null where the columns were guessed from what they hold. */
  readonly headerLine: number | null;
  readonly columns: readonly RosterColumn[];
  readonly rows: readonly RosterRow[];
  readonly rowProblems: readonly RosterRowProblem[];
  readonly fileProblems: readonly RosterFileProblem[];
  /** Rows that hold nothing, titles, repeated headers and totals: passed over. */
  readonly skippedLines: readonly number[];
};
