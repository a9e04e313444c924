import type { ActaEvent, IncidentNote } from "@/domain/match/acta";
import type { Seat } from "@/domain/rules/seat";
import { partnerOf, SEATS } from "@/domain/rules/seat";
import type { EventFormat } from "@/domain/rules/settings";
import type { RecordedIncident } from "@/domain/sanctions/incident";
import { database } from "@/server/db/client";
import type { Book, SlowTotals } from "./slow-sanctions";
import { endsMatch, slowSanctionTotals } from "./slow-sanctions";

// What an event's fines come to at each table, a second time: from the raw events of its actas and the golden tables. The
// rows of incidents, fines, cards and results are not looked at.

export type SlowFines = { match: number; record: number };
export type SlowCards = { yellow: number; red: number; black: number };
export type SlowLedger = {
  /** By match and person, as "match person"; who has nothing is left out. */
  readonly fines: Readonly<Record<string, SlowFines>>;
  /** By person, likewise. */
  readonly cards: Readonly<Record<string, SlowCards>>;
  /** Matches that ended through an incident. */
  readonly ended: readonly string[];
  /** Points of the hands by match; every hand of the tests that counts is AC's 90. */
  readonly points: Readonly<Record<string, number>>;
};

type Table = {
  readonly id: string;
  readonly round: number;
  readonly people: Readonly<Record<Seat, string>>;
  readonly events: readonly { readonly event: ActaEvent; readonly place: number }[];
};
type Noted = {
  readonly table: Table;
  readonly note: IncidentNote;
  /** The order of recording within the event. */
  readonly place: number;
};

async function readTables(tournamentId: string): Promise<readonly Table[]> {
  const matches = await database().match.findMany({
    where: { tournamentId },
    include: { round: true, seatings: true },
  });
  const rows = await database().actaEvent.findMany({
    where: { match: { tournamentId } },
    orderBy: [{ at: "asc" }, { seq: "asc" }],
  });
  return matches.map(({ id, round, seatings }) => ({
    id,
    round: round.number,
    people: Object.fromEntries(seatings.map((one) => [one.seat, one.playerId])) as Table["people"],
    events: rows.flatMap(({ matchId, payload }, place) =>
      matchId === id ? [{ event: payload as unknown as ActaEvent, place }] : [],
    ),
  }));
}

/** The incidents of a table that stand, as last written, in their first order. */
function standing(table: Table): readonly Noted[] {
  let noted: readonly Noted[] = [];
  const hands: string[] = [];
  for (const { event, place } of table.events) {
    if (event.type === "hand-recorded") hands.push(event.handId);
    else if (event.type === "hand-removed") {
      const gone = hands.indexOf(event.handId);
      hands.splice(gone, 1);
      noted = noted.map((one) => movedUp(one, gone));
    } else noted = withIncident(noted, { table, event, place });
  }
  return noted;
}
/** What was noted after a hand that is gone moves up with the hands. */
function movedUp(one: Noted, gone: number): Noted {
  const { afterHand } = one.note;
  return afterHand > gone ? { ...one, note: { ...one.note, afterHand: afterHand - 1 } } : one;
}

function withIncident(
  noted: readonly Noted[],
  { table, event, place }: { table: Table; event: ActaEvent; place: number },
): readonly Noted[] {
  switch (event.type) {
    case "incident-recorded":
      return [...noted, { table, note: event, place }];
    case "incident-corrected":
      return noted.map((one) =>
        one.note.incidentId === event.incidentId ? { ...one, note: event } : one,
      );
    case "incident-cancelled":
      return noted.filter(({ note }) => note.incidentId !== event.incidentId);
    default:
      return noted;
  }
}

/** Hands that stand, by id: whether each counts. */
function handsOf(table: Table): readonly boolean[] {
  const hands = new Map<string, boolean>();
  for (const { event } of table.events) {
    if (event.type === "hand-recorded" || event.type === "hand-corrected")
      hands.set(event.handId, !("annulled" in event.hand));
    if (event.type === "hand-removed") hands.delete(event.handId);
  }
  return [...hands.values()];
}

/** The incident that the acta says has ended the match; null when none does. */
function endingOf(table: Table): string | null {
  let ending: string | null = null;
  for (const { event } of table.events) {
    if (event.type === "finished" && event.by) ending = event.by.incidentId;
    if (event.type === "incident-cancelled" && event.incidentId === ending) ending = null;
  }
  return ending;
}

function toIncident({ table, note, place }: Noted): RecordedIncident | null {
  const [seat] = note.offenders;
  if (seat === undefined) return null;
  const partner = partnerOf(seat);
  return {
    infraction: note.infraction,
    offender: table.people[seat],
    partner: table.people[partner],
    opponents: SEATS.filter((one) => one !== seat && one !== partner).map(
      (one) => table.people[one],
    ),
    round: table.round,
    match: table.id,
    id: note.incidentId,
    ordinal: place,
  };
}

const COLOURS = ["yellow", "red", "black"] as const;

/** The fines and cards of an event whose incidents have one offender each and no facts to be chosen. */
export async function slowLedger(
  tournamentId: string,
  book: Book,
  format: EventFormat,
): Promise<SlowLedger> {
  const tables = await readTables(tournamentId);
  const noted = tables.flatMap(standing);
  const incidents = noted
    .flatMap((one) => toIncident(one) ?? [])
    .sort((a, b) => a.round - b.round || a.ordinal - b.ordinal);
  const ends = new Set(
    incidents.filter((one, at) => endsMatch(book, one, incidents.slice(0, at), format)),
  );
  const ended = tables.filter((table) => {
    const own = standing(table).map(({ note }) => note.incidentId);
    const last = own.indexOf(endingOf(table) ?? "");
    return [...ends].some(({ id }) => own.slice(0, last + 1).includes(id));
  });
  const fines: Record<string, SlowFines> = {};
  for (const [at, incident] of incidents.entries()) {
    const one = noted.find(({ note }) => note.incidentId === incident.id);
    if (!one) throw new Error("an incident without its note");
    const isRecord = ended.includes(one.table) || isAfter(one);
    const before = slowSanctionTotals(book, incidents.slice(0, at), format);
    const after = slowSanctionTotals(book, incidents.slice(0, at + 1), format);
    for (const [person, totals] of Object.entries(after)) {
      const key = `${incident.match} ${person}`;
      const row = fines[key] ?? { match: 0, record: 0 };
      const more = (on: "match" | "record") => totals[on] - (before[person]?.[on] ?? 0);
      row[isRecord ? "record" : "match"] += more("match");
      row.record += more("record");
      if (row.match !== 0 || row.record !== 0 || fines[key]) fines[key] = row;
    }
  }
  return {
    fines: withoutNothing(fines),
    cards: withoutNothing(cardsOf(slowSanctionTotals(book, incidents, format))),
    ended: ended.map(({ id }) => id),
    points: Object.fromEntries(
      tables.map((table) => [table.id, handsOf(table).filter(Boolean).length * 90]),
    ),
  };
}

/** After the last hand of a match that was played to its end and that no incident ended. */
function isAfter({ table, note }: Noted): boolean {
  const hands = handsOf(table);
  const isPlayedOut = hands.filter(Boolean).length * 90 >= 200 && endingOf(table) === null;
  return isPlayedOut && note.afterHand >= hands.length;
}

function cardsOf(totals: Readonly<Record<string, SlowTotals>>): Record<string, SlowCards> {
  return Object.fromEntries(
    Object.entries(totals).map(([person, own]) => [
      person,
      Object.fromEntries(COLOURS.map((colour) => [colour, own[colour]])) as SlowCards,
    ]),
  );
}

function withoutNothing<Row extends object>(rows: Record<string, Row>): Record<string, Row> {
  return Object.fromEntries(
    Object.entries(rows).filter(([, row]) => Object.values(row).some((value) => value !== 0)),
  );
}
