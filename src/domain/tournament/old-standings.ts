import type { EventDocument } from "../event/event-document";
import type { RuleSettings } from "../rules/settings";
import type { StandingRow } from "../standings/standings";
import { computeStandings } from "../standings/standings";

/** An entrant whose line is another one now than when a round was paired on it. */
export type MovedRow = {
  readonly id: string;
  readonly rank: readonly [then: number, now: number];
  readonly wins: readonly [then: number, now: number];
  readonly net: readonly [then: number, now: number];
};

/**
 * Whose line moved between the standings that a round was paired on and the same standings as results are now, the first
 * places first. `event` ends before that round. Who arrived later is left out of both.
 */
export function movedRows(
  kept: readonly StandingRow[],
  event: EventDocument,
  rules: RuleSettings,
): readonly MovedRow[] {
  const then = new Map(kept.map((row) => [row.id, row]));
  const entrants = event.entrants.filter(({ id }) => then.has(id));
  return computeStandings({ ...event, entrants }, rules).flatMap((row): readonly MovedRow[] => {
    const old = then.get(row.id);
    if (!old) return [];
    if (old.rank === row.rank && old.wins === row.wins && old.net === row.net) return [];
    return [
      {
        id: row.id,
        rank: [old.rank, row.rank],
        wins: [old.wins, row.wins],
        net: [old.net, row.net],
      },
    ];
  });
}
