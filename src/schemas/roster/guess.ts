import { isPersonName, tidyText } from "@/domain/tournament/roster-name";
import { parseFederationNumber } from "@/domain/tournament/roster-number";
import type { ColumnPlan } from "./headers";
import type { RosterRecord } from "./records";

/** Of how many rows in ten a column must look alike to be evident. */
const NEARLY_ALL = 0.9;

function share(records: readonly RosterRecord[], column: number, test: (text: string) => boolean) {
  const passing = records.filter(({ cells }) => test(tidyText(cells[column] ?? ""))).length;
  return passing / records.length;
}

/**
 * Columns of a list without a header, only where they are evident: two columns, numbers that never repeat and names of
 * two words or more, in either order. null otherwise: three columns of names could be anything.
 */
export function guessColumns(records: readonly RosterRecord[]): ColumnPlan | null {
  const width = Math.max(0, ...records.map(({ cells }) => cells.length));
  if (width !== 2 || records.length < 3) return null;
  const isNumber = (text: string) => parseFederationNumber(text).ok;
  const isFullName = (text: string) => {
    const plain = text.replace(",", " ").replace(/\s+/g, " ");
    return isPersonName(plain) && plain.includes(" ");
  };
  for (const [number, name] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const numbers = new Set(records.map(({ cells }) => tidyText(cells[number] ?? "")));
    const areDistinct = numbers.size >= records.length * NEARLY_ALL;
    const isEvident =
      share(records, number, isNumber) >= NEARLY_ALL &&
      share(records, name, isFullName) >= NEARLY_ALL;
    if (areDistinct && isEvident)
      return {
        cellsOf: { number: [number], fullName: [name] },
        fieldOf: number === 0 ? ["number", "fullName"] : ["fullName", "number"],
        lastNamesFirst: false,
      };
  }
  return null;
}
