// A figure typed digit by digit: the pips of one hand, never above what that hand can still hold.

/** The figure after one more digit; null where it would pass `max`. */
export function typedDigit(pips: number | undefined, digit: number, max: number): number | null {
  const next = (pips ?? 0) * 10 + digit;
  return next > max ? null : next;
}

/** Whether no further digit can follow. */
export function isComplete(pips: number, max: number): boolean {
  return pips * 10 > max;
}

/** The figure without its last digit; nothing when it had one. */
export function withoutLastDigit(pips: number | undefined): number | undefined {
  return pips === undefined || pips < 10 ? undefined : Math.floor(pips / 10);
}
