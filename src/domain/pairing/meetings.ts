import type { EventDocument, EventRound } from "../event/event-document";

/**
 * Who has sat with whom, for the entrants of one field by index. `opponents` and `partners` hold the last round of it
 * (0: never), `tables` how many times two sat at one table in any role.
 */
export type Meetings = {
  readonly size: number;
  readonly opponents: Int32Array;
  readonly partners: Int32Array;
  readonly tables: Int32Array;
};

type Note = (relation: Int32Array, a: number | undefined, b: number | undefined) => void;

function noteRound(
  round: EventRound,
  indexOf: ReadonlyMap<string, number>,
  note: Note,
  met: Meetings,
) {
  for (const { AC, BD } of round.tables) {
    for (const side of [AC, BD]) {
      for (const one of side) {
        for (const two of side) note(met.partners, indexOf.get(one), indexOf.get(two));
      }
    }
    for (const one of AC) {
      for (const two of BD) {
        note(met.opponents, indexOf.get(one), indexOf.get(two));
        note(met.opponents, indexOf.get(two), indexOf.get(one));
      }
    }
  }
}

/** Reads the meetings of all rounds of an event, played out or not. */
export function readMeetings(event: EventDocument, ids: readonly string[]): Meetings {
  const size = ids.length;
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  const met: Meetings = {
    size,
    opponents: new Int32Array(size * size),
    partners: new Int32Array(size * size),
    tables: new Int32Array(size * size),
  };
  event.rounds.forEach((round, index) => {
    noteRound(
      round,
      indexOf,
      (relation, a, b) => {
        if (a === undefined || b === undefined || a === b) return;
        relation[a * size + b] = index + 1;
        met.tables[a * size + b] = (met.tables[a * size + b] ?? 0) + 1;
      },
      met,
    );
  });
  return met;
}

/** Whether a meeting in `last` (0: never) is too recent for `round`; a cooldown of null never ends. */
export function isTooSoon(last: number, round: number, cooldown: number | null): boolean {
  return last > 0 && (cooldown === null || round - last <= cooldown);
}
