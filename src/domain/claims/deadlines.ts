// Until when a claim may be filed and by when the Junta answers (26.2). Instants are epoch milliseconds and parameters.

const HOUR_MS = 3_600_000;

/**
 * The terms of 26.2 as read (K59): a claim until the first TIEMPO of the next round, an answer within 48 hours. After
 * the last round there is no next TIEMPO: 24 hours from the closing of the sheet, whether or not the event is closed by
 * then, so that closing early takes nobody's claim away.
 */
export const CLAIM_TERMS = { boardHours: 48, lastRoundHours: 24 } as const;

export type FilingFacts = {
  /** First TIEMPO of the next round, where it was sung. */
  readonly nextRoundStartedAt: number | null;
  /** No round follows: all planned ones are played, or the event is closed. */
  readonly isLastRound: boolean;
  /** When the sheet was last closed. */
  readonly sealedAt: number | null;
};

/** `next-round`: until its first TIEMPO. `last-round`: hours from the closing of the sheet. `at` is null until known. */
export type FilingDeadline = {
  readonly kind: "next-round" | "last-round";
  readonly at: number | null;
};

/** The last moment at which a claim about a match may be filed. */
export function filingDeadline(facts: FilingFacts): FilingDeadline {
  if (facts.nextRoundStartedAt !== null)
    return { kind: "next-round", at: facts.nextRoundStartedAt };
  if (!facts.isLastRound) return { kind: "next-round", at: null };
  const at = facts.sealedAt === null ? null : facts.sealedAt + CLAIM_TERMS.lastRoundHours * HOUR_MS;
  return { kind: "last-round", at };
}

/** Whether a claim filed at `now` comes out of time; at the very moment it is still in time. */
export function isLate(deadline: FilingDeadline, now: number): boolean {
  return deadline.at !== null && now > deadline.at;
}

/** When the Junta must have answered a claim filed at `filedAt`. */
export function answerDue(filedAt: number): number {
  return filedAt + CLAIM_TERMS.boardHours * HOUR_MS;
}

export type BoardClock = {
  readonly isOverdue: boolean;
  /** Milliseconds that remain, or by which the term has passed; never negative. */
  readonly ms: number;
};

/** What is left of the Junta's term at `now`. */
export function boardClock(dueAt: number, now: number): BoardClock {
  return { isOverdue: now > dueAt, ms: Math.abs(dueAt - now) };
}
