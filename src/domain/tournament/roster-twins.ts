import { groupBy } from "../kernel/group-by";
import { searchKey } from "../kernel/search-key";
import type { RosterRow } from "./roster";
import { compareNameKeys, nameKey } from "./roster-name";

// Who else in a list could be the same person. Answers are a few names at most: a column that holds one number on twenty
// thousand rows must not compare each with each.

const ENOUGH = 5;

export type Twins = {
  /** Rows with the row's number and another name; the first few. */
  readonly clashing: (row: RosterRow) => readonly RosterRow[];
  /** The first row with the row's number. */
  readonly firstOfNumber: (row: RosterRow) => RosterRow | undefined;
  /** Rows before it with its name and club, numbered or not as asked; the first few. */
  readonly namesakesBefore: (row: RosterRow, numbered: boolean) => readonly RosterRow[];
  /** Numbered rows with its name, anywhere; the first few. */
  readonly numberedNamesakes: (row: RosterRow) => readonly RosterRow[];
};

function firstFew(
  rows: readonly RosterRow[] | undefined,
  test: (row: RosterRow) => boolean,
): readonly RosterRow[] {
  const found: RosterRow[] = [];
  for (const row of rows ?? []) {
    if (found.length === ENOUGH) break;
    if (test(row)) found.push(row);
  }
  return found;
}

/** Looks up the likenesses within a list, whose rows are in the order of the file. */
export function twinsOf(rows: readonly RosterRow[]): Twins {
  const keys = new Map(rows.map((row) => [row.line, nameKey(row)]));
  const keyOf = ({ line }: RosterRow) => keys.get(line) ?? "";
  const clubs = new Map(rows.map(({ club }) => [club, searchKey(club ?? "")]));
  const numbered = rows.filter((row) => row.number !== null);
  const byNumber = groupBy(numbered, (row) => row.number ?? "");
  /** One row a name under each number. */
  const namesOf = new Map(
    [...byNumber].map(([number, group]) => [
      number,
      [...groupBy(group, keyOf).values()].flatMap((same) => same.slice(0, 1)),
    ]),
  );
  const personKey = (row: RosterRow) =>
    `${keyOf(row)}|${clubs.get(row.club) ?? ""}|${row.number === null ? "" : "n"}`;
  const byPerson = groupBy(rows, personKey);
  const numberedByName = groupBy(numbered, keyOf);
  return {
    clashing: (row) =>
      firstFew(
        namesOf.get(row.number ?? ""),
        (other) => compareNameKeys(keyOf(other), keyOf(row)) === "other",
      ),
    firstOfNumber: (row) => byNumber.get(row.number ?? "")?.[0],
    namesakesBefore: (row, isNumbered) => {
      const number = isNumbered ? (row.number ?? "00000") : null;
      const group = byPerson.get(personKey({ ...row, number }));
      return firstFew(group, (other) => other.line < row.line);
    },
    numberedNamesakes: (row) => firstFew(numberedByName.get(keyOf(row)), () => true),
  };
}
