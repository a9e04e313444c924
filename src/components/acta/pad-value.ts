// A figure typed digit by digit: the pips of one hand, two digits at most.

/** Seven tiles hold 69 pips at most, so after 7, 8 or 9 no digit can follow. */
const LAST_TENS = 6;

/** The figure after one more digit; on a complete one a digit starts anew. */
export function typedDigit(pips: number | undefined, digit: number): number {
  return pips === undefined || pips === 0 || isComplete(pips) ? digit : pips * 10 + digit;
}

/** Whether no further digit can follow. */
export function isComplete(pips: number): boolean {
  return pips > LAST_TENS;
}

/** The figure without its last digit; nothing when it had one. */
export function withoutLastDigit(pips: number | undefined): number | undefined {
  return pips === undefined || pips < 10 ? undefined : Math.floor(pips / 10);
}
