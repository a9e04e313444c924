import type { EventEntrant } from "./event-document";

/** Whether an entrant is there to be paired in a round (from 1): arrived, not withdrawn, not excused that round. */
export function isPresent(entrant: EventEntrant, round: number): boolean {
  if (round < (entrant.from ?? 1)) return false;
  if (entrant.outFrom !== undefined && round >= entrant.outFrom) return false;
  return !(entrant.absent ?? []).includes(round);
}
