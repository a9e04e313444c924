// A figure typed digit by digit: the pips of one hand, never above what that hand can still hold.

/** The figure after one more digit; null where it would pass `max`. */
export function typedDigit(pips: number | undefined, digit: number, max: number): number | null {
  const next = (pips ?? 0) * 10 + digit;
  return next > max ? null : next;
}

/**
 * Whether the pad may go on to the next person by itself: the figure has two digits or more, and as many as the largest
 * one. A 7 alone stays where it is, though nothing can follow it: the 0 of a "70" typed fast must be refused there, and
 * not become the figure of the next person.
 */
export function isComplete(pips: number, max: number): boolean {
  return pips >= 10 && String(pips).length === String(max).length;
}

/** The figure without its last digit; nothing when it had one. */
export function withoutLastDigit(pips: number | undefined): number | undefined {
  return pips === undefined || pips < 10 ? undefined : Math.floor(pips / 10);
}
