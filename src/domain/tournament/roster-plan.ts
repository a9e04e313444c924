import { groupBy } from "../kernel/group-by";
import { searchKey } from "../kernel/search-key";
import type { ParsedRoster, RosterRow, RosterRowProblem } from "./roster";
import type { PersonName } from "./roster-name";
import { compareNames, isPoorerSpelling, nameKey } from "./roster-name";
import type { Twins } from "./roster-twins";
import { twinsOf } from "./roster-twins";

// What importing a list would do, row by row. The preview shows this plan and the import carries out the very same, so
// it depends on nothing but the list and the people already there.

export type ExistingPerson = PersonName & {
  readonly id: string;
  readonly number: string | null;
  readonly nickname: string | null;
  readonly club: string | null;
  readonly city: string | null;
};

export type ExistingRoster = {
  readonly people: readonly ExistingPerson[];
  readonly clubs: readonly string[];
};

export const UPDATED_FIELDS = [
  "number",
  "firstNames",
  "lastNames",
  "nickname",
  "club",
  "city",
] as const;
export type UpdatedField = (typeof UPDATED_FIELDS)[number];

export type FieldChange = {
  readonly field: UpdatedField;
  readonly from: string | null;
  readonly to: string;
};

/** Somebody who may be the same person: in the file (`line`) or already there (`personId`). */
export type Likeness =
  | { readonly line: number }
  | { readonly personId: string; readonly number: string | null; readonly name: string };

export type RosterDecision =
  /** `alike`: same name and club under another number; probably a namesake, worth a look. */
  | { readonly action: "create"; readonly row: RosterRow; readonly alike: readonly Likeness[] }
  | {
      readonly action: "update";
      readonly row: RosterRow;
      readonly personId: string;
      readonly changes: readonly FieldChange[];
    }
  | { readonly action: "unchanged"; readonly row: RosterRow; readonly personId: string }
  /** Left out unless a person decides otherwise. */
  | {
      readonly action: "decide";
      readonly row: RosterRow;
      readonly why: "possible-duplicate" | "number-missing";
      readonly alike: readonly Likeness[];
    }
  /** The same person again in the same file. */
  | { readonly action: "repeated"; readonly row: RosterRow; readonly firstLine: number }
  /** One number, two names. */
  | { readonly action: "conflict"; readonly row: RosterRow; readonly with: readonly Likeness[] }
  | {
      readonly action: "error";
      readonly line: number;
      readonly problems: readonly RosterRowProblem[];
    };

export type RosterAction = RosterDecision["action"];

export type RosterPlan = {
  /** In the order of the file. */
  readonly decisions: readonly RosterDecision[];
  readonly counts: Readonly<Record<RosterAction, number>>;
  /** Clubs that the import would make, by the rows that it keeps. */
  readonly newClubs: readonly string[];
};

type Index = {
  readonly byNumber: ReadonlyMap<string, ExistingPerson>;
  readonly byName: ReadonlyMap<string, readonly ExistingPerson[]>;
  readonly clubs: ReadonlyMap<string, string>;
};

function indexOf(existing: ExistingRoster, rows: readonly RosterRow[]): Index {
  const clubs = new Map(existing.clubs.map((club) => [searchKey(club), club]));
  for (const { club } of rows)
    if (club !== null && !clubs.has(searchKey(club))) clubs.set(searchKey(club), club);
  return {
    byNumber: new Map(
      existing.people.flatMap((person) =>
        person.number === null ? [] : [[person.number, person]],
      ),
    ),
    byName: groupBy(existing.people, nameKey),
    clubs,
  };
}

function likenessOf(person: ExistingPerson): Likeness {
  return {
    personId: person.id,
    number: person.number,
    name: `${person.firstNames} ${person.lastNames}`,
  };
}

/** The changes that a row makes to a person: it fills and corrects, never erases, and never takes accents away. */
export function changesTo(person: ExistingPerson, row: RosterRow): readonly FieldChange[] {
  const keepsName = row.isNameSplit || compareNames(person, row) !== "same";
  return UPDATED_FIELDS.flatMap((field) => {
    const from = person[field];
    const to = row[field];
    if (to === null || to === from) return [];
    const isName = field === "firstNames" || field === "lastNames";
    if (isName && keepsName) return [];
    const sameText = from !== null && searchKey(from) === searchKey(to);
    if (sameText && (field === "club" || isPoorerSpelling(to, from))) return [];
    return [{ field, from, to }];
  });
}

function decideKnown(person: ExistingPerson, row: RosterRow): RosterDecision {
  if (compareNames(person, row) === "other")
    return { action: "conflict", row, with: [likenessOf(person)] };
  const changes = changesTo(person, row);
  return changes.length === 0
    ? { action: "unchanged", row, personId: person.id }
    : { action: "update", row, personId: person.id, changes };
}

function sameClub(one: string | null, two: string | null): boolean {
  return searchKey(one ?? "") === searchKey(two ?? "");
}

type RowContext = {
  readonly index: Index;
  readonly hasNumbers: boolean;
  readonly twins: Twins;
};

function atLine({ line }: RosterRow): Likeness {
  return { line };
}

function decideNumbered(row: RosterRow, number: string, context: RowContext): RosterDecision {
  const { twins } = context;
  const clashing = twins.clashing(row);
  if (clashing.length > 0) return { action: "conflict", row, with: clashing.map(atLine) };
  const first = twins.firstOfNumber(row);
  if (first !== undefined && first.line < row.line)
    return { action: "repeated", row, firstLine: first.line };
  const known = context.index.byNumber.get(number);
  if (known !== undefined) return decideKnown(known, row);
  const namesakes = context.index.byName.get(nameKey(row)) ?? [];
  // Somebody without a number who now has one: probably the same person, but only a person can say so.
  const unnumbered = namesakes.filter((person) => person.number === null);
  if (unnumbered.length > 0)
    return {
      action: "decide",
      row,
      why: "possible-duplicate",
      alike: unnumbered.map(likenessOf),
    };
  const alike: readonly Likeness[] = [
    ...namesakes.filter((person) => sameClub(person.club, row.club)).map(likenessOf),
    ...twins.namesakesBefore(row, true).map(atLine),
  ];
  return { action: "create", row, alike };
}

function decideUnnumbered(row: RosterRow, context: RowContext): RosterDecision {
  const [twin] = context.twins.namesakesBefore(row, false);
  if (twin !== undefined) return { action: "repeated", row, firstLine: twin.line };
  const namesakes = context.index.byName.get(nameKey(row)) ?? [];
  const alike: readonly Likeness[] = [
    ...namesakes.map(likenessOf),
    ...context.twins.numberedNamesakes(row).map(atLine),
  ];
  if (alike.length > 0) return { action: "decide", row, why: "possible-duplicate", alike };
  return context.hasNumbers
    ? { action: "decide", row, why: "number-missing", alike }
    : { action: "create", row, alike };
}

function lineOf(decision: RosterDecision): number {
  return decision.action === "error" ? decision.line : decision.row.line;
}

function count(decisions: readonly RosterDecision[]): RosterPlan["counts"] {
  const counts = {
    create: 0,
    update: 0,
    unchanged: 0,
    decide: 0,
    repeated: 0,
    conflict: 0,
    error: 0,
  };
  for (const { action } of decisions) counts[action]++;
  return counts;
}

/**
 * What importing a list would do. A number decides who is who: known with the same name, it updates; known with another
 * name, or twice in the file with two names, it is a conflict. Without a number a name already there is for a person to
 * decide, and in a list that has a column of numbers so is a row that lacks one.
 */
export function planRosterImport(parsed: ParsedRoster, existing: ExistingRoster): RosterPlan {
  const index = indexOf(existing, parsed.rows);
  const rows = parsed.rows.map((row) =>
    row.club === null ? row : { ...row, club: index.clubs.get(searchKey(row.club)) ?? row.club },
  );
  const hasNumbers = parsed.columns.some(({ field }) => field === "number");
  const context: RowContext = { index, hasNumbers, twins: twinsOf(rows) };
  const decided = rows.map((row) =>
    row.number === null ? decideUnnumbered(row, context) : decideNumbered(row, row.number, context),
  );
  const failed = [...groupBy(parsed.rowProblems, ({ line }) => String(line)).values()].flatMap(
    (problems): readonly RosterDecision[] => {
      const [first] = problems;
      return first === undefined ? [] : [{ action: "error", line: first.line, problems }];
    },
  );
  const decisions = [...decided, ...failed].sort((a, b) => lineOf(a) - lineOf(b));
  const known = new Set(existing.clubs.map(searchKey));
  const kept = decided.flatMap((decision) =>
    decision.action === "create" || decision.action === "update" || decision.action === "decide"
      ? (decision.row.club ?? [])
      : [],
  );
  const newClubs = [...new Set(kept)].filter((club) => !known.has(searchKey(club)));
  return { decisions, counts: count(decisions), newClubs };
}
