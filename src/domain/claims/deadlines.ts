import type { RuleSettings } from "../rules/settings";

// Until when a claim may be filed and by when the Junta answers (26.2). Instants are epoch milliseconds and parameters.

const HOUR_MS = 3_600_000;

/**
 * After the last round there is no next TIEMPO: hours from the closing of the sheet, whether or not the event is closed by
 * then, so that closing early takes nobody's claim away.
 */
export const LAST_ROUND_HOURS = 24;
/** Where a book gives the Junta no term. */
const USUAL_BOARD_HOURS = 48;

export type FilingFacts = {
  /** First TIEMPO of the next round, where it was sung. */
  readonly nextRoundStartedAt: number | null;
  /** No round follows: all planned ones are played, or the event is closed. */
  readonly isLastRound: boolean;
  /** When officials last closed the sheet. */
  readonly sealedAt: number | null;
  /** When the claimant's pair signed it. */
  readonly signedAt: number | null;
};

/**
 * `next-round`: until its first TIEMPO (K59). `last-round`: hours from the closing of the sheet. `before-signing`: until
 * the pair signs. `at` is null until known.
 */
export type FilingDeadline = {
  readonly kind: "next-round" | "last-round" | "before-signing";
  readonly at: number | null;
};

/** The last moment at which a claim about a match may be filed, by the book's `claimDeadline`. */
export function filingDeadline(
  facts: FilingFacts,
  rules: Pick<RuleSettings, "claimDeadline">,
): FilingDeadline {
  if (rules.claimDeadline === "before-signing")
    return { kind: "before-signing", at: facts.signedAt };
  if (facts.nextRoundStartedAt !== null)
    return { kind: "next-round", at: facts.nextRoundStartedAt };
  if (!facts.isLastRound) return { kind: "next-round", at: null };
  const at = facts.sealedAt === null ? null : facts.sealedAt + LAST_ROUND_HOURS * HOUR_MS;
  return { kind: "last-round", at };
}

/** Whether a claim filed at `now` comes out of time; at the very moment it is still in time. */
export function isLate(deadline: FilingDeadline, now: number): boolean {
  return deadline.at !== null && now > deadline.at;
}

/** When the Junta must have answered a claim filed at `filedAt`, by the book's `boardHours`. */
export function answerDue(filedAt: number, rules: Pick<RuleSettings, "boardHours">): number {
  return filedAt + (rules.boardHours ?? USUAL_BOARD_HOURS) * HOUR_MS;
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
