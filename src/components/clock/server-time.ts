// The server's time as this device can best tell it. A reading always arrives late, so the largest offset seen is the
// truest one; `performance.now()` never jumps when somebody sets the phone's clock.

/** A reading this much lower than the best one means that the server's own clock was set back. */
const SET_BACK_MS = 30_000;

let best: number | null = null;

/**
 * Takes note of a server instant (epoch milliseconds) just received. `live` for one that cannot have been waiting in a
 * cache (the live stream's greeting); a page's own instant may have.
 */
export function noteServerTime(instant: number, options: { readonly live?: boolean } = {}): void {
  const offset = instant - performance.now();
  const wasSetBack = options.live === true && best !== null && offset < best - SET_BACK_MS;
  if (best === null || offset > best || wasSetBack) best = offset;
}

/** The server's time now, in epoch milliseconds; the device's own before the first reading. Browser only. */
export function serverTime(): number {
  return best === null ? Date.now() : best + performance.now();
}
