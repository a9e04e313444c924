import type { EventEntrant } from "./event-document";

/** Orders ids as people read them: numbers by value, everything else by code unit. A total order. */
export function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  if (/^\d{1,15}$/.test(a) && /^\d{1,15}$/.test(b) && Number(a) !== Number(b)) {
    return Number(a) - Number(b);
  }
  return a < b ? -1 : 1;
}

/** Registration order: by rank, then by id. It never depends on where an entrant stands in the document. */
export function byRegistration(a: EventEntrant, b: EventEntrant): number {
  return a.rank - b.rank || compareIds(a.id, b.id);
}
