import type {
  RosterField,
  RosterNote,
  RosterRow,
  RosterRowProblem,
} from "@/domain/tournament/roster";
import { ROSTER_LIMITS } from "@/domain/tournament/roster";
import type { PersonName } from "@/domain/tournament/roster-name";
import {
  isAllCapitals,
  isPersonName,
  recased,
  splitFullName,
  tidyText,
} from "@/domain/tournament/roster-name";
import { parseFederationNumber } from "@/domain/tournament/roster-number";
import type { ColumnPlan } from "./headers";
import type { RosterRecord, Separator } from "./records";

// One row of cells into a person, or into the list of all that is wrong with it.

export type RowReading =
  | { readonly ok: true; readonly row: RosterRow }
  | { readonly ok: false; readonly problems: readonly RosterRowProblem[] };

/** What people write where there is nothing to write. */
const NOTHING =
  /^(?:[-–—.*_]+|n\/?a|s\/?n|s\/?c|no tiene|sin (?:numero|número|apodo|club)|ninguno|null)$/i;
const NICKNAME_INSIDE = /\s*["“”«(]\s*([^"“”«»()]+?)\s*["“”»)]\s*/;

/** Where the reading of one row gathers what it finds. */
type Draft = {
  readonly line: number;
  readonly notes: RosterNote[];
  readonly problems: RosterRowProblem[];
};

function textOf(record: RosterRecord, plan: ColumnPlan, field: RosterField): string {
  const parts = (plan.cellsOf[field] ?? []).map((index) => tidyText(record.cells[index] ?? ""));
  const text = parts.filter((part) => part !== "" && !NOTHING.test(part)).join(" ");
  // Excel's mark for "this is text" arrives where people typed it by hand.
  return field === "number" ? text : text.replace(/^'(?=\S)/, "");
}

/** The cells, where a row has more of them than the header: loose separators in a last column of text are taken back. */
function fitted(
  record: RosterRecord,
  plan: ColumnPlan,
  separator: Separator,
  draft: Draft,
): RosterRecord {
  const width = plan.fieldOf.length;
  const { cells } = record;
  if (cells.slice(width).every((cell) => cell.trim() === "")) return record;
  const last = plan.fieldOf.at(-1) ?? null;
  const found = cells.length;
  if (last === null || last === "number") {
    draft.problems.push({
      line: record.line,
      field: null,
      code: "too-many-cells",
      found,
      expected: width,
    });
    return record;
  }
  const value = tidyText(cells.slice(width - 1).join(separator));
  draft.notes.push({ code: "cells-joined", field: last, value });
  return { ...record, cells: [...cells.slice(0, width - 1), value] };
}

function checkText(field: Exclude<RosterField, "number">, value: string, draft: Draft): void {
  const most = ROSTER_LIMITS[field];
  const { line } = draft;
  if (value.length > most)
    draft.problems.push({ line, field, code: "too-long", length: value.length, most });
  else if (value.includes("\uFFFD"))
    draft.problems.push({ line, field, code: "unreadable-character", value });
}

function checkName(field: RosterField, value: string, draft: Draft): string {
  if (value === "") {
    draft.problems.push({ line: draft.line, field, code: "missing" });
    return value;
  }
  if (!value.includes("\uFFFD") && !isPersonName(value))
    draft.problems.push({ line: draft.line, field, code: "not-a-name", value: value.slice(0, 60) });
  if (!isAllCapitals(value)) return value;
  const to = recased(value);
  draft.notes.push({ code: "name-recased", from: value, to });
  return to;
}

type NameReading = { readonly name: PersonName; readonly isSplit: boolean };

function readFullName(full: string, plan: ColumnPlan, draft: Draft): NameReading {
  const name = splitFullName(full, plan.lastNamesFirst ? "last-first" : "first-last");
  if (name === null) {
    draft.problems.push(
      full === ""
        ? { line: draft.line, field: "fullName", code: "missing" }
        : { line: draft.line, field: "fullName", code: "one-word-name", value: full.slice(0, 60) },
    );
    return { name: { firstNames: "", lastNames: "" }, isSplit: true };
  }
  const firstNames = checkName("fullName", name.firstNames, draft);
  const lastNames = checkName("fullName", name.lastNames, draft);
  const isSplit = !full.includes(",");
  if (isSplit) draft.notes.push({ code: "name-split", firstNames, lastNames });
  return { name: { firstNames, lastNames }, isSplit };
}

/** First and last names, taking a nickname in quotes or brackets out of them. */
function readName(
  record: RosterRecord,
  plan: ColumnPlan,
  draft: Draft,
): NameReading & { readonly inside: string | null } {
  let inside: string | null = null;
  const withoutNickname = (text: string): string => {
    const found = NICKNAME_INSIDE.exec(text);
    if (found === null) return text;
    inside = found[1] ?? null;
    return tidyText(text.replace(NICKNAME_INSIDE, " "));
  };
  const texts = (["firstNames", "lastNames", "fullName"] as const).map((field) => {
    const text = withoutNickname(textOf(record, plan, field));
    checkText(field, text, draft);
    return text;
  });
  const [first = "", last = "", full = ""] = texts;
  const hasParts = plan.cellsOf.firstNames !== undefined && plan.cellsOf.lastNames !== undefined;
  if (!hasParts) {
    const reading = readFullName(full === "" ? `${first}${last}` : full, plan, draft);
    return { ...reading, inside };
  }
  const firstNames = checkName("firstNames", first, draft);
  const lastNames = checkName("lastNames", last, draft);
  return { name: { firstNames, lastNames }, isSplit: false, inside };
}

function readNumber(record: RosterRecord, plan: ColumnPlan, draft: Draft): string | null {
  const written = textOf(record, plan, "number");
  if (written === "") return null;
  const parsed = parseFederationNumber(written);
  if (!parsed.ok) {
    for (const problem of parsed.problems)
      draft.problems.push({ line: draft.line, field: "number", ...problem });
    return null;
  }
  // Zeros that a spreadsheet ate are no news.
  if (!/^\d+$/.test(written))
    draft.notes.push({ code: "number-rewritten", from: written, to: parsed.value });
  return parsed.value;
}

/** A person from a row, or everything that is wrong with it, with the row's number and the field of each fault. */
export function readRow(given: RosterRecord, plan: ColumnPlan, separator: Separator): RowReading {
  const draft: Draft = { line: given.line, notes: [], problems: [] };
  if (given.hasStrayQuote) draft.notes.push({ code: "stray-quote" });
  const record = fitted(given, plan, separator, draft);
  const number = readNumber(record, plan, draft);
  const { name, isSplit, inside } = readName(record, plan, draft);
  const [written = "", club = "", city = ""] = (["nickname", "club", "city"] as const).map(
    (field) => {
      const text = textOf(record, plan, field);
      checkText(field, text, draft);
      return text;
    },
  );
  if (inside !== null) draft.notes.push({ code: "nickname-taken-out", nickname: inside });
  if (draft.problems.length > 0) return { ok: false, problems: draft.problems };
  const nickname = written === "" ? inside : written;
  return {
    ok: true,
    row: {
      line: given.line,
      number,
      ...name,
      isNameSplit: isSplit,
      nickname,
      club: club === "" ? null : club,
      city: city === "" ? null : city,
      notes: draft.notes,
    },
  };
}
