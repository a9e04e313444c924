// When a page asks again for what it shows. The stream says that something changed and within what time to ask; the page
// asks once for a burst, never twice at once, and again when what it got was older than what it had heard of.

/** A burst of commands (a whole round closing) is asked for once. */
const SETTLE_MS = 250;
/** From one answer to the next question. */
const GAP_MS = 750;
/** The same of a page over many tables, while hands come in, and while tables whose figures it has go on. */
export const PAUSE_MS = { hand: 15_000, figures: 5_000 } as const;
/** A copy of the page may be behind by a second. */
const BEHIND_MS = 1_000;
/** An answer that does not come. */
const PATIENCE_MS = 15_000;
/** Servers whose clocks differ must not keep a page asking. */
const MOST_TRIES = 4;

export type Asking = {
  /**
   * Something changed at the server's instant `at`; ask within so many milliseconds, and not sooner after the last answer
   * than `pause`.
   */
  readonly heard: (change: {
    readonly at: number;
    readonly within: number;
    readonly pause?: number;
  }) => void;
  /** The page stands as the server made it at this instant; null where it is never a copy. */
  readonly shown: (madeAt: number | null) => void;
  readonly end: () => void;
};

type AskingParts = {
  readonly ask: () => void;
  readonly now: () => number;
  /** From 0 to 1. */
  readonly chance: () => number;
  /** Calls back after some milliseconds; answers what cancels it. */
  readonly later: (work: () => void, ms: number) => () => void;
};

/** The questions of one page. `shown` must be told of the page as it first stands. */
export function createAsking({ ask, now, chance, later }: AskingParts): Asking {
  let wanted = 0;
  let spread = 0;
  let tries = 0;
  let askedAt: number | null = null;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let isDue = false;
  let cancel: (() => void) | null = null;
  let dueAt = Number.POSITIVE_INFINITY;

  function plan(ms: number, pause = GAP_MS): void {
    const due = now() + Math.max(ms, answeredAt + pause - now());
    if (due >= dueAt) return;
    cancel?.();
    dueAt = due;
    cancel = later(fire, due - now());
  }

  function fire(): void {
    cancel = null;
    dueAt = Number.POSITIVE_INFINITY;
    if (askedAt !== null && now() - askedAt < PATIENCE_MS) {
      isDue = true;
      return;
    }
    askedAt = now();
    ask();
  }

  return {
    heard: ({ at, within, pause }) => {
      if (at > wanted) {
        wanted = at;
        tries = 0;
      }
      spread = within;
      plan(SETTLE_MS + chance() * within, pause);
    },
    shown: (madeAt) => {
      askedAt = null;
      answeredAt = now();
      const isBehind = madeAt !== null && madeAt < wanted && tries < MOST_TRIES;
      if (isBehind) {
        tries += 1;
        plan(BEHIND_MS + chance() * spread);
      } else if (isDue) plan(SETTLE_MS);
      isDue = false;
    },
    end: () => cancel?.(),
  };
}
