const MINUTE_MS = 60_000;

/** Whole minutes since an instant (epoch milliseconds); null where there is none. */
export function wholeMinutes(since: number | null, now: number): number | null {
  return since === null ? null : Math.max(0, Math.floor((now - since) / MINUTE_MS));
}
