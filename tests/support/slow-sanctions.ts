import type { EventFormat } from "@/domain/rules/settings";
import type { RecordedIncident } from "@/domain/sanctions/incident";
import fededodo from "../golden/sanctions/fededodo-catalogue.json";
import femundo from "../golden/sanctions/femundo-catalogue.json";

// What an event's sanctions come to, a second time: read off the golden tables, person by person, counting the whole list
// again for every incident. Slow, and it shares nothing with the engine but the shape of an incident.

export type SlowTotals = {
  match: number;
  record: number;
  withWins: number;
  shared: number;
  wins: number;
  warnings: number;
  yellow: number;
  red: number;
  black: number;
};

type Row = {
  readonly choice?: string;
  readonly faceUp?: boolean;
  readonly given?: Readonly<Record<string, unknown>>;
  readonly offender?: number;
  readonly points?: number;
  readonly partner?: number;
  readonly opponents?: number;
  readonly on?: "match" | "record";
  readonly wins?: number;
  readonly others?: readonly unknown[];
  readonly card?: "yellow" | "red" | "black";
  readonly effects?: readonly string[];
  readonly within?: string;
  readonly partnerToo?: boolean;
  readonly match?: string;
};
type Entry = { readonly code: string; readonly steps: readonly (Row | readonly Row[])[] };
export type Book = "fededodo" | "femundo";

const TABLES: Readonly<Record<Book, readonly Entry[]>> = {
  fededodo: fededodo.rows as unknown as readonly Entry[],
  femundo: femundo.rows as unknown as readonly Entry[],
};
/** Rows of FEMUNDO that name their winners themselves, so that the partner is none of the sanctioned. */
const PERSONAL = ["FEM-7", "FEM-21", "FEM-21b", "FEM-26", "FEM-28"];
/** 8.7: the second time counts the pair. */
const PAIRED = "F-08.7";

/** Totals by person; people whom nothing reached are left out. */
export function slowSanctionTotals(
  book: Book,
  incidents: readonly RecordedIncident[],
  format: EventFormat,
): Readonly<Record<string, SlowTotals>> {
  const ordered = [...incidents].sort(
    (a, b) => a.round - b.round || a.ordinal - b.ordinal || (a.id < b.id ? -1 : 1),
  );
  const totals: Record<string, SlowTotals> = {};
  const shown: { person: string; token: string; match: string }[] = [];
  for (const [index, incident] of ordered.entries()) {
    const row = rowFor(book, incident, ordered.slice(0, index), format);
    if (row) addRow(book, format, incident, row, totals, shown);
  }
  if (book === "femundo") addCards(totals, shown);
  return totals;
}

/**
 * Whether an incident ends its match, given those that came before it in the event: by its own row, or by what it adds up
 * to. FEDEDODO: the third red of a person. FEMUNDO: a red or a black, and the second sanctioned fault in one match (28).
 */
export function endsMatch(
  book: Book,
  incident: RecordedIncident,
  earlier: readonly RecordedIncident[],
  format: EventFormat,
): boolean {
  if (rowFor(book, incident, earlier, format)?.match !== undefined) return true;
  const before = slowSanctionTotals(book, earlier, format);
  const after = slowSanctionTotals(book, [...earlier, incident], format);
  const hasNew = (person: string, card: "red" | "black") =>
    (after[person]?.[card] ?? 0) > (before[person]?.[card] ?? 0);
  if (book === "fededodo")
    return Object.keys(after).some((one) => hasNew(one, "red") && (after[one]?.red ?? 0) >= 3);
  const isSecond = earlier.some(
    (one) => one.match === incident.match && one.offender === incident.offender,
  );
  return isSecond || Object.keys(after).some((one) => hasNew(one, "red") || hasNew(one, "black"));
}

function rowFor(
  book: Book,
  incident: RecordedIncident,
  earlier: readonly RecordedIncident[],
  format: EventFormat,
): Row | null {
  const entry = TABLES[book].find(({ code }) => code === incident.infraction);
  if (!entry || entry.steps.length === 0) return null;
  const same = earlier.filter(({ infraction }) => infraction === incident.infraction);
  const within = [entry.steps[0]].flat()[0]?.within;
  const isOne = book === "femundo" && format === "pairs" && !PERSONAL.includes(entry.code);
  const own = same.filter(
    (past) =>
      (past.offender === incident.offender || (isOne && past.partner === incident.offender)) &&
      (within !== "match" || past.match === incident.match),
  );
  const partners = same.filter(
    (past) =>
      past.offender === incident.partner && (format === "pairs" || past.match === incident.match),
  );
  const isPair = incident.infraction === PAIRED && own.length === 0 && partners.length > 0;
  const time = Math.min(isPair ? 2 : own.length + 1, entry.steps.length);
  const rows = [entry.steps[time - 1] ?? []].flat();
  if (rows.length === 1) return rows[0] ?? null;
  const facts = incident as unknown as Readonly<Record<string, unknown>>;
  if (book === "femundo")
    return rows.find(({ given = {} }) => Object.keys(given).length === 0) ?? null;
  return (
    rows.find(
      ({ choice, faceUp }) =>
        choice === facts.choice && (faceUp === undefined || faceUp === facts.faceUp),
    ) ?? null
  );
}

function addRow(
  book: Book,
  format: EventFormat,
  incident: RecordedIncident,
  row: Row,
  totals: Record<string, SlowTotals>,
  shown: { person: string; token: string; match: string }[],
): void {
  const { offender = "", partner = "", opponents = [], match } = incident;
  const of = (person: string): SlowTotals => {
    totals[person] ??= {
      match: 0,
      record: 0,
      withWins: 0,
      shared: 0,
      wins: 0,
      warnings: 0,
      yellow: 0,
      red: 0,
      black: 0,
    };
    return totals[person];
  };
  const isOne = book === "femundo" && format === "pairs" && !PERSONAL.includes(incident.infraction);
  const hit = isOne || row.partnerToo ? [offender, partner] : [offender];
  const winners =
    row.wins || row.others ? [partner, ...opponents].filter((person) => !hit.includes(person)) : [];
  for (const person of winners) of(person).wins += 1;
  const give = (person: string, points: number | undefined) => {
    if (points) of(person)[winners.includes(person) ? "withWins" : (row.on ?? "match")] += points;
  };
  give(offender, row.offender ?? row.points);
  give(partner, row.partner);
  for (const person of opponents) give(person, row.opponents);
  if (isOne && row.points) of(partner).shared += row.points;
  for (const person of hit) {
    for (const effect of row.effects ?? []) {
      if (effect !== "warned") continue;
      of(person).warnings += 1;
      shown.push({ person, token: "warned", match });
    }
    if (!row.card) continue;
    of(person)[row.card] += 1;
    shown.push({ person, token: row.card, match });
  }
}

/** FEMUNDO 29, by hand: pairs of warnings, pairs of yellows, red with yellow. */
function addCards(
  totals: Record<string, SlowTotals>,
  shown: readonly { readonly person: string; readonly token: string }[],
): void {
  for (const person of Object.keys(totals)) {
    const own = totals[person];
    let warned = 0;
    let yellow = 0;
    let red = 0;
    const show = (token: string): void => {
      if (token === "warned") {
        warned += 1;
        if (warned < 2) return;
        warned = 0;
        if (own) own.yellow += 1;
        show("yellow");
      } else if (token === "yellow") {
        yellow += 1;
        pair();
      } else if (token === "red") {
        red += 1;
        pair();
      }
    };
    const pair = (): void => {
      if (red > 0 && yellow > 0) {
        red -= 1;
        yellow -= 1;
        if (own) own.black += 1;
      } else if (yellow > 1) {
        yellow -= 2;
        if (own) own.red += 1;
        show("red");
      }
    };
    for (const one of shown) if (one.person === person) show(one.token);
  }
}
