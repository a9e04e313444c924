import { sameData } from "../kernel/same-data";
import type { StandingRow } from "./standings";

/**
 * Whether the standings that were kept are no longer what the event gives: a figure or the order among those who were in
 * them changed. Who was registered since moves places, and overtakes nothing.
 */
export function isOvertaken(kept: readonly StandingRow[], now: readonly StandingRow[]): boolean {
  const known = new Set(kept.map(({ id }) => id));
  const figures = (rows: readonly StandingRow[]) =>
    rows.map(({ rank: _, decidedBy: __, ...row }) => row);
  return !sameData(figures(kept), figures(now.filter(({ id }) => known.has(id))));
}
