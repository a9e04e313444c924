import type { EventDocument } from "../event/event-document";

// Most of a field never meets: what is kept grows with the tables played, not with the square of the field.

/**
 * Who has sat with whom, for the entrants of one field by index. The others that unit `a` has sat with stand from
 * `start[a]` to `end[a]` of the four lists: who it was, the last round against and beside it (0: never), and how many
 * times at one table in any role.
 */
export type Meetings = {
  readonly size: number;
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly others: Int32Array;
  readonly opponents: Int32Array;
  readonly partners: Int32Array;
  readonly tables: Int32Array;
};

/** Where in the lists of unit `a` another stands; -1 where they never sat together. */
function placeOf(met: Meetings, a: number, b: number): number {
  const end = met.end[a] ?? 0;
  for (let at = met.start[a] ?? 0; at < end; at++) if (met.others[at] === b) return at;
  return -1;
}

/** The last round in which two were opponents; 0: never. */
export function lastAsOpponents(met: Meetings, a: number, b: number): number {
  return met.opponents[placeOf(met, a, b)] ?? 0;
}

/** The last round in which two were partners; 0: never. */
export function lastAsPartners(met: Meetings, a: number, b: number): number {
  return met.partners[placeOf(met, a, b)] ?? 0;
}

/** One of the relations of all couples as a × size + b, for searches that ask for most of them. */
export function denseMeetings(
  met: Meetings,
  relation: "opponents" | "partners" | "tables",
): Int32Array {
  const dense = new Int32Array(met.size * met.size);
  for (let a = 0; a < met.size; a++) {
    const end = met.end[a] ?? 0;
    for (let at = met.start[a] ?? 0; at < end; at++) {
      dense[a * met.size + (met.others[at] ?? 0)] = met[relation][at] ?? 0;
    }
  }
  return dense;
}

type Seats = { readonly AC: readonly number[]; readonly BD: readonly number[] };

/** The tables of every round by index of unit; who is not in the field is left out. */
function seatsOf(event: EventDocument, ids: readonly string[]): readonly (readonly Seats[])[] {
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  const known = (side: readonly string[]) => side.flatMap((id) => indexOf.get(id) ?? []);
  return event.rounds.map(({ tables }) =>
    tables.map(({ AC, BD }) => ({ AC: known(AC), BD: known(BD) })),
  );
}

function emptyMeetings(size: number, rounds: readonly (readonly Seats[])[]): Meetings {
  const start = new Int32Array(size + 1);
  for (const { AC, BD } of rounds.flat()) {
    const others = AC.length + BD.length - 1;
    for (const side of [AC, BD]) {
      for (const unit of side) start[unit + 1] = (start[unit + 1] ?? 0) + others;
    }
  }
  for (let unit = 0; unit < size; unit++)
    start[unit + 1] = (start[unit + 1] ?? 0) + (start[unit] ?? 0);
  const room = start[size] ?? 0;
  return {
    size,
    start,
    end: start.slice(0, size),
    others: new Int32Array(room),
    opponents: new Int32Array(room),
    partners: new Int32Array(room),
    tables: new Int32Array(room),
  };
}

function note(met: Meetings, relation: Int32Array, a: number, b: number, round: number): void {
  if (a === b) return;
  let at = placeOf(met, a, b);
  if (at === -1) {
    at = met.end[a] ?? 0;
    met.end[a] = at + 1;
    met.others[at] = b;
  }
  relation[at] = round;
  met.tables[at] = (met.tables[at] ?? 0) + 1;
}

function noteTable(met: Meetings, { AC, BD }: Seats, round: number): void {
  for (const side of [AC, BD]) {
    for (const a of side) for (const b of side) note(met, met.partners, a, b, round);
  }
  for (const a of AC) {
    for (const b of BD) {
      note(met, met.opponents, a, b, round);
      note(met, met.opponents, b, a, round);
    }
  }
}

/** Reads the meetings of all rounds of an event, played out or not. */
export function readMeetings(event: EventDocument, ids: readonly string[]): Meetings {
  const rounds = seatsOf(event, ids);
  const met = emptyMeetings(ids.length, rounds);
  rounds.forEach((tables, index) => {
    for (const seats of tables) noteTable(met, seats, index + 1);
  });
  return met;
}

/** Whether a meeting in `last` (0: never) is too recent for `round`; a cooldown of null never ends. */
export function isTooSoon(last: number, round: number, cooldown: number | null): boolean {
  return last > 0 && (cooldown === null || round - last <= cooldown);
}
