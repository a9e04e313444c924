// The server's time as this device can best tell it. A reading always arrives late, so the largest offset seen is the
// truest one; `performance.now()` never jumps when somebody sets the phone's clock, but stands still while the phone
// sleeps: then the phone's own clock says for how long, until the server is heard again.

/** A reading this much lower than the best one means that the server's own clock was set back. */
const SET_BACK_MS = 30_000;
/** The two clocks of a device drift apart a little by themselves; more is a sleep. */
const SLEEP_MS = 5_000;
const KEY = "capicua-hora";

type Reading = {
  /** Server instant less `performance.now()`. */
  readonly offset: number;
  /** The device's own clock less `performance.now()`, when it was read. */
  readonly skew: number;
};

let best: Reading | null = null;
/** The server was heard itself, not only by a page that may have come out of a cache. */
let isHeard = false;

/** How long the device has slept since a reading, as its own clock tells. */
function sleptSince({ skew }: Reading): number {
  const gap = Date.now() - performance.now() - skew;
  return gap > SLEEP_MS ? gap : 0;
}

/**
 * Takes note of a server instant (epoch milliseconds) just received. `live` for one that cannot have been waiting in a
 * cache (the live stream's greeting, an answer of /api); a page's own instant may have.
 */
export function noteServerTime(instant: number, options: { readonly live?: boolean } = {}): void {
  const offset = instant - performance.now();
  const slept = best === null ? 0 : sleptSince(best);
  const known = best === null ? null : best.offset + slept;
  const isLive = options.live === true;
  const isTruer = known === null || offset > known;
  const wasSetBack = isLive && known !== null && offset < known - SET_BACK_MS;
  // Only the server itself knows whether it was a sleep or somebody set the clock.
  if (isTruer || wasSetBack || (isLive && slept > 0)) {
    best = { offset, skew: Date.now() - performance.now() };
  }
  if (isLive) {
    isHeard = true;
    keep(instant - Date.now());
  }
}

/**
 * The server's time now, in epoch milliseconds. Until the server is heard it is the later of what the page says and what
 * the device's own clock says with its error of last time; before any of them, that clock as it is. Browser only.
 */
export function serverTime(): number {
  const told = best === null ? null : best.offset + sleptSince(best) + performance.now();
  if (told !== null && isHeard) return told;
  const error = keptError();
  const guess = error === null ? null : Date.now() + error;
  return Math.max(told ?? guess ?? Date.now(), guess ?? told ?? 0);
}

/** Server less device clock, of the last time that the server was heard; null where none is kept. */
function keptError(): number | null {
  try {
    const text = localStorage.getItem(KEY);
    const error = text === null ? Number.NaN : Number(text);
    return Number.isFinite(error) ? error : null;
  } catch {
    return null;
  }
}

function keep(error: number): void {
  try {
    const known = keptError();
    if (known === null || Math.abs(known - error) > 500) {
      localStorage.setItem(KEY, String(Math.round(error)));
    }
  } catch {
    // A phone that keeps nothing asks the server.
  }
}
