import Papa from "papaparse";

/** What spreadsheets take for the beginning of a formula. */
const FORMULA_START = /^[\s]*[=+\-@|\t\r]/;

/** A cell that no spreadsheet runs: whatever looks like a formula is marked as text by an apostrophe. */
function safeCell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  return FORMULA_START.test(value) ? `'${value}` : value;
}

/**
 * A table as CSV that Excel opens by double click in Spanish: UTF-8 with byte-order mark, semicolons, CRLF, every cell
 * quoted where needed. Text that begins like a formula is neutralised; numbers stay numbers.
 */
export function toCsv(
  headers: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  const cells = [headers, ...rows].map((row) => row.map(safeCell));
  return `\uFEFF${Papa.unparse(cells, { delimiter: ";", newline: "\r\n" })}\r\n`;
}
