// Whether the server answers. Next turns a page that it could not fetch into a full load of the address, and without a
// network that is the browser's error page in the place of ours: so nothing asks for a page before something small came
// back. Pure but for its parts.

/** An answer so recent that the next question needs no trial. */
const RECENT_MS = 2_000;
const RETRY_MS = 3_000;

export type Connection = {
  /** False once a trial has failed, until one succeeds. */
  readonly isUp: () => boolean;
  readonly subscribe: (changed: () => void) => () => void;
  /** Something was answered just now. */
  readonly heard: () => void;
  /** Tries the server, unless it has just answered. */
  readonly check: () => Promise<boolean>;
  /** Does the work once the server answers: at once, or when it comes back. The same work waits once. */
  readonly whenUp: (work: () => void) => void;
};

type ConnectionParts = {
  /** Resolves to whether the server answered; never rejects. */
  readonly attempt: () => Promise<boolean>;
  /** False where the device itself knows of no network. */
  readonly hasNetwork: () => boolean;
  readonly now: () => number;
  readonly later: (work: () => void, ms: number) => void;
};

/** The connection of one page. While the server does not answer it is tried again by itself. */
export function createConnection({ attempt, hasNetwork, now, later }: ConnectionParts): Connection {
  let up = true;
  let heardAt = Number.NEGATIVE_INFINITY;
  let trial: Promise<boolean> | null = null;
  let isRetrying = false;
  const waiting = new Set<() => void>();
  const listeners = new Set<() => void>();

  function tell(next: boolean): boolean {
    const hasChanged = next !== up;
    up = next;
    if (next) heardAt = now();
    else retry();
    if (hasChanged) for (const changed of listeners) changed();
    if (!next) return false;
    const due = [...waiting];
    waiting.clear();
    for (const work of due) work();
    return true;
  }

  function retry(): void {
    if (isRetrying) return;
    isRetrying = true;
    later(() => {
      isRetrying = false;
      if (!up) void check();
    }, RETRY_MS);
  }

  async function tryOnce(): Promise<boolean> {
    return tell(hasNetwork() && (await attempt()));
  }

  function check(): Promise<boolean> {
    if (up && hasNetwork() && now() - heardAt < RECENT_MS) return Promise.resolve(true);
    trial ??= tryOnce().finally(() => {
      trial = null;
    });
    return trial;
  }

  return {
    isUp: () => up,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    heard: () => void tell(true),
    check,
    whenUp(work) {
      waiting.add(work);
      void check().then((answered) => {
        if (answered && waiting.delete(work)) work();
      });
    },
  };
}
