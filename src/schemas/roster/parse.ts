import type {
  ParsedRoster,
  RosterColumn,
  RosterFileProblem,
  RosterRow,
  RosterRowProblem,
} from "@/domain/tournament/roster";
import { ROSTER_LIMITS } from "@/domain/tournament/roster";
import { tidyText } from "@/domain/tournament/roster-name";
import { guessColumns } from "./guess";
import type { ColumnPlan } from "./headers";
import { planColumns } from "./headers";
import type { RosterRecord, Separator } from "./records";
import { declaredSeparator, detectSeparator, findHeader, readRecords } from "./records";
import { readRow } from "./rows";

/** Rows that are nobody: blank ones, a sum under the list, the header printed again on each page. */
function isPassedOver(record: RosterRecord, headerText: string | null): boolean {
  const filled = record.cells.map(tidyText).filter((cell) => cell !== "");
  if (filled.length === 0) return true;
  if (filled.length <= 2 && /^total(?:es)?\b/i.test(filled[0] ?? "")) return true;
  return headerText !== null && filled.join("|") === headerText;
}

function failed(
  separator: Separator,
  problem: RosterFileProblem,
  columns: readonly RosterColumn[] = [],
): ParsedRoster {
  return {
    separator,
    headerLine: null,
    columns,
    rows: [],
    rowProblems: [],
    fileProblems: [problem],
    skippedLines: [],
  };
}

function sizeProblem(records: readonly RosterRecord[]): RosterFileProblem | null {
  if (records.length > ROSTER_LIMITS.rows)
    return { code: "too-many-rows", rows: records.length, most: ROSTER_LIMITS.rows };
  const columns = records.reduce(
    (most, record) => Math.max(most, withoutEmptyEnd(record).cells.length),
    0,
  );
  return columns > ROSTER_LIMITS.columns
    ? { code: "too-many-columns", columns, most: ROSTER_LIMITS.columns }
    : null;
}

/** A row without the empty cells at its end: spreadsheets export as many as they please. */
function withoutEmptyEnd(record: RosterRecord): RosterRecord {
  const width = record.cells.findLastIndex((cell) => tidyText(cell) !== "") + 1;
  return { ...record, cells: record.cells.slice(0, width) };
}

function columnsOf(headers: readonly string[], plan: ColumnPlan): readonly RosterColumn[] {
  return headers.map((header, index) => ({
    header: tidyText(header),
    field: plan.fieldOf[index] ?? null,
  }));
}

function namesAreFound(plan: ColumnPlan): boolean {
  const { fullName, firstNames, lastNames } = plan.cellsOf;
  return fullName !== undefined || (firstNames !== undefined && lastNames !== undefined);
}

/**
 * Reads the text of a roster: finds separator, header and columns, and reads every row under it. Good rows are kept
 * whatever the others hold; each fault has its row, its field and its code. A file that cannot be read at all has
 * `fileProblems` and no rows.
 */
export function parseRoster(given: string): ParsedRoster {
  const text = given.replace(/^\uFEFF/, "");
  const separator = detectSeparator(text);
  const isDeclared = declaredSeparator(text) !== null;
  const all = readRecords(text, separator).slice(isDeclared ? 1 : 0);
  const tooBig = sizeProblem(all);
  if (tooBig !== null) return failed(separator, tooBig);
  const header = findHeader(all);
  const body = header === null ? all : all.filter(({ line }) => line > header.line);
  const headerText =
    header?.cells
      .map(tidyText)
      .filter((cell) => cell !== "")
      .join("|") ?? null;
  const skipped = new Set(body.filter((record) => isPassedOver(record, headerText)));
  const records = body.filter((record) => !skipped.has(record));
  const headerCells = header === null ? [] : withoutEmptyEnd(header).cells;
  const plan =
    header === null ? guessColumns(records.map(withoutEmptyEnd)) : planColumns(headerCells);
  if (plan === null) {
    const firstRow = (records[0]?.cells ?? []).map(tidyText).slice(0, 10);
    return failed(separator, { code: "no-header", firstRow });
  }
  const headers = header === null ? plan.fieldOf.map(() => "") : headerCells;
  const columns = columnsOf(headers, plan);
  if (!namesAreFound(plan)) {
    const named = columns.map(({ header: name }) => name);
    return failed(separator, { code: "no-name-column", headers: named }, columns);
  }
  const rows: RosterRow[] = [];
  const rowProblems: RosterRowProblem[] = [];
  for (const record of records) {
    const reading = readRow(withoutEmptyEnd(record), plan, separator);
    if (reading.ok) rows.push(reading.row);
    else rowProblems.push(...reading.problems);
  }
  const above = header === null ? [] : all.filter(({ line }) => line < header.line);
  return {
    separator,
    headerLine: header?.line ?? null,
    columns,
    rows,
    rowProblems,
    fileProblems: records.length === 0 ? [{ code: "no-rows" }] : [],
    skippedLines: [...above, ...skipped].map(({ line }) => line),
  };
}
