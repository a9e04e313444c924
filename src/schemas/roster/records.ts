import Papa from "papaparse";
import { headerScore, isHeaderRow } from "./headers";

// From text to rows of cells. Files with a stray quote are read line by line, so that one bad cell does not swallow the
// rest of the list.

export const SEPARATORS = [";", "\t", ",", "|"] as const;
export type Separator = (typeof SEPARATORS)[number];

export type RosterRecord = {
  /** From 1, blank rows included. */
  readonly line: number;
  readonly cells: readonly string[];
  /** It held a quote that opens or closes nothing. */
  readonly hasStrayQuote: boolean;
};

/** The rows that say what a file is like. */
const SAMPLE_LINES = 40;

function readLine(line: string, separator: Separator): Omit<RosterRecord, "line"> {
  const quoted = Papa.parse<string[]>(line, { delimiter: separator, newline: "\n" });
  if (quoted.errors.length === 0) return { cells: quoted.data[0] ?? [], hasStrayQuote: false };
  const cells = line.split(separator).map((cell) => {
    const whole = /^\s*"(.*)"\s*$/.exec(cell);
    return (whole?.[1] ?? cell.replace(/^\s*"(?=[^"]*$)/, "")).replaceAll('""', '"');
  });
  return { cells, hasStrayQuote: true };
}

function readLineByLine(text: string, separator: Separator): readonly RosterRecord[] {
  return text.split("\n").map((line, index) => ({ line: index + 1, ...readLine(line, separator) }));
}

/** All rows of a text. A quoted cell may hold separators, doubled quotes and line ends. */
export function readRecords(text: string, separator: Separator): readonly RosterRecord[] {
  const lines = text.replace(/\r\n?/g, "\n");
  const whole = Papa.parse<string[]>(lines, { delimiter: separator, newline: "\n" });
  const records = whole.errors.some(({ type }) => type === "Quotes")
    ? readLineByLine(lines, separator)
    : whole.data.map((cells, index) => ({ line: index + 1, cells, hasStrayQuote: false }));
  // Spreadsheets may export a million empty rows under a list of forty.
  return records.slice(0, records.findLastIndex((record) => !isBlank(record)) + 1);
}

/** Whether a row holds nothing to read. */
function isBlank({ cells }: RosterRecord): boolean {
  return cells.every((cell) => cell.trim() === "");
}

/** `sep=;` on the first line is how Excel is told the separator. */
export function declaredSeparator(text: string): Separator | null {
  const declared = /^"?sep=(.)"?\s*?(?:\r|\n|$)/i.exec(text)?.[1];
  return SEPARATORS.find((separator) => separator === declared) ?? null;
}

/** How far down a header is looked for: clubs put their name, the date and a title above it. */
const HEADER_DEPTH = 20;

/** The header: among the first rows that could be one, the first of those that name most columns. */
export function findHeader(records: readonly RosterRecord[]): RosterRecord | null {
  const filled = records.filter((record) => !isBlank(record));
  let best: RosterRecord | null = null;
  let most = 0;
  for (const record of filled.slice(0, HEADER_DEPTH)) {
    const named = isHeaderRow(record.cells) ? headerScore(record.cells) : 0;
    if (named <= most) continue;
    best = record;
    most = named;
  }
  return best;
}

/** How well a separator explains the beginning of a text: header cells first, then rows of equal width. */
function separatorScore(sample: string, separator: Separator): number {
  const records = readRecords(sample, separator).filter(({ cells }) =>
    cells.some((cell) => cell.trim() !== ""),
  );
  const header = findHeader(records);
  const widths = records.map(({ cells }) => cells.length).filter((width) => width > 1);
  const usual = Math.max(0, ...widths.map((width) => widths.filter((w) => w === width).length));
  const named = header === null ? 0 : headerScore(header.cells);
  return named * 1000 + usual;
}

/** The separator of a text; semicolons, tabs, commas, bars, in this order where nothing tells them apart. */
export function detectSeparator(text: string): Separator {
  const declared = declaredSeparator(text);
  if (declared !== null) return declared;
  const sample = text
    .slice(0, 50_000)
    .split(/\r\n?|\n/, SAMPLE_LINES)
    .join("\n");
  let best: Separator = ";";
  let most = 0;
  for (const separator of SEPARATORS) {
    const score = separatorScore(sample, separator);
    if (score <= most) continue;
    best = separator;
    most = score;
  }
  return best;
}
