import type { EventDocument } from "../../event/event-document";
import type { Finding } from "./finding";
import type { Owners } from "./owners";
import { readOwners, sidesOf } from "./owners";
import { coupleOf, partnersIn } from "./past";

// Everybody against everybody: how often two met or were partners over the rounds of one schedule.

/** A stretch of rounds (from 1, both ends in it) in which everybody meets everybody `cycles` times. */
export type Stretch = {
  readonly from: number;
  readonly to: number;
  readonly cycles: number;
  readonly ids: readonly string[];
};

type Meeting = {
  readonly round: number;
  readonly table: number;
  readonly ids: readonly [string, string];
};

const couplesOf = (ids: readonly string[]) =>
  ids.flatMap((a, at) => ids.slice(at + 1).map((b) => [a, b] as const));

/** Who met whom by entrant: opposite sides, or in teams all who share a table; of rotating partners, the partners. */
function meetingsIn(
  event: EventDocument,
  owners: Owners,
  { from, to }: Stretch,
): readonly Meeting[] {
  const rotating = event.format === "individual" && event.alone === undefined;
  return event.rounds.slice(from - 1, to).flatMap((made, index): readonly Meeting[] => {
    const round = from + index;
    if (rotating) {
      return partnersIn(made).map(({ table, a, b }) => ({ round, table, ids: [a, b] }));
    }
    const seen = new Set<string>();
    return made.tables.flatMap((table): readonly Meeting[] => {
      const entrants = [...new Set(sidesOf(owners, table).flat())];
      return couplesOf(entrants).flatMap(([a, b]): readonly Meeting[] => {
        // The people of two teams meet at several tables of one round.
        if (seen.has(coupleOf(a, b))) return [];
        seen.add(coupleOf(a, b));
        return [{ round, table: table.table, ids: [a, b] }];
      });
    });
  });
}

/** Whether somebody of a stretch was ever away, so that tables had to be mended. */
function wasAnybodyAway({ entrants }: EventDocument, { from, to, ids }: Stretch): boolean {
  return entrants.some((entrant) => {
    if (!ids.includes(entrant.id)) return false;
    const late = (entrant.from ?? 1) > from;
    const left = entrant.outFrom !== undefined && entrant.outFrom <= to;
    return late || left || (entrant.absent ?? []).some((round) => round >= from && round <= to);
  });
}

/** Rounds of one cycle, as many as it takes that each two come together once. */
function roundsOfCycle(event: EventDocument, size: number): number {
  if (size < 2) return 0;
  const rotating = event.format === "individual" && event.alone === undefined;
  if (rotating) return size % 4 === 0 ? size - 1 : size;
  return size % 2 === 0 ? size - 1 : size;
}

/**
 * Couples that came together more often than the schedule has it, and after its last round those that came together less.
 * Where somebody was away, or no such schedule exists (rotating partners whose number leaves two or three over), more is a
 * notice and less is nothing.
 */
export function checkSchedule(event: EventDocument, stretch: Stretch): readonly Finding[] {
  const meetings = meetingsIn(event, readOwners(event), stretch);
  const times = new Map<string, number>();
  const expected = stretch.cycles;
  const rotating = event.format === "individual" && event.alone === undefined;
  const mended = wasAnybodyAway(event, stretch);
  const isKept = !(rotating && (mended || stretch.ids.length % 4 > 1));
  const again = meetings.flatMap(({ round, table, ids }): readonly Finding[] => {
    const found = 1 + (times.get(coupleOf(...ids)) ?? 0);
    times.set(coupleOf(...ids), found);
    if (found <= expected) return [];
    const fact = { code: "cycle-repeated", round, table, ids, found, expected } as const;
    return [
      isKept ? { severity: "error", ...fact } : { severity: "notice", ...fact, avoidable: null },
    ];
  });
  const length = expected * roundsOfCycle(event, stretch.ids.length);
  const isOver = length > 0 && stretch.to - stretch.from + 1 >= length;
  if (!isOver || !isKept || mended) return again;
  const missing = couplesOf(stretch.ids).flatMap(([a, b]): readonly Finding[] => {
    const found = times.get(coupleOf(a, b)) ?? 0;
    if (found >= expected) return [];
    const fact = { round: 0, ids: [a, b], found, expected } as const;
    return [{ severity: "error", code: "cycle-incomplete", ...fact }];
  });
  return [...again, ...missing];
}
