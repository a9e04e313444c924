import type { Changes } from "./changes";

// Copies of answers that are the same for everybody. One is made at a time for each key, however many wait for it; a copy
// made before the last firm change is never handed out.

/** A copy is behind by so much at most where tables go on all the time: whoever must see more asks again. */
const BEHIND_MS = 1_000;
/** What no change announces (a person's name, a club) shows within so long; less while changes are not heard of. */
const LONGEST_MS = 15_000;
const LONGEST_DEAF_MS = 500;
/** Of a key that something changes again and again while its copy is being made. */
const MOST_TRIES = 3;

export type CopyLimits = { readonly entries: number; readonly bytes: number };

export type Copies<Copy> = {
  /** The present copy of a key, made by `make` where there is none. Null where `make` gives none to keep. */
  readonly get: (key: string, make: () => Promise<Copy | null>) => Promise<Copy | null>;
};

type Kept<Copy> = {
  readonly copy: Copy;
  /** The changes when it was begun. */
  readonly firm: number;
  readonly soft: number;
  readonly wasHearing: boolean;
  readonly begunAt: number;
};

type Making<Copy> = {
  readonly promise: Promise<Copy | null>;
  readonly firm: number;
};

/** A store of copies. `now` in milliseconds; `sizeOf` in bytes; `isUnchanging` keys are made once. */
export function createCopies<Copy>(parts: {
  readonly changes: () => Readonly<Changes>;
  readonly now: () => number;
  readonly sizeOf: (copy: Copy) => number;
  readonly limits: CopyLimits;
  readonly isUnchanging?: boolean;
}): Copies<Copy> {
  const { changes, now, sizeOf, limits, isUnchanging = false } = parts;
  // In the order of use: the first is the one not asked for longest.
  const kept = new Map<string, Kept<Copy>>();
  const making = new Map<string, Making<Copy>>();
  let bytes = 0;

  function drop(key: string): void {
    const old = kept.get(key);
    if (!old) return;
    bytes -= sizeOf(old.copy);
    kept.delete(key);
  }

  function keep(key: string, entry: Kept<Copy>): void {
    drop(key);
    kept.set(key, entry);
    bytes += sizeOf(entry.copy);
    for (const oldest of kept.keys()) {
      if (kept.size <= limits.entries && bytes <= limits.bytes) break;
      drop(oldest);
    }
  }

  function isPresent(entry: Kept<Copy>): boolean {
    if (isUnchanging) return true;
    const { firm, soft, isHearing } = changes();
    if (entry.firm !== firm) return false;
    const age = now() - entry.begunAt;
    if (entry.soft !== soft) return age < BEHIND_MS;
    return age < (isHearing && entry.wasHearing ? LONGEST_MS : LONGEST_DEAF_MS);
  }

  function begin(key: string, make: () => Promise<Copy | null>): Promise<Copy | null> {
    const { firm, soft, isHearing: wasHearing } = changes();
    const begunAt = now();
    const promise = make()
      .then((copy) => {
        if (copy === null) drop(key);
        else if (isUnchanging || changes().firm === firm)
          keep(key, { copy, firm, soft, wasHearing, begunAt });
        return copy;
      })
      .finally(() => making.delete(key));
    making.set(key, { promise, firm });
    return promise;
  }

  async function get(key: string, make: () => Promise<Copy | null>): Promise<Copy | null> {
    for (let tries = 1; ; tries++) {
      const entry = kept.get(key);
      if (entry && isPresent(entry)) {
        kept.delete(key);
        kept.set(key, entry);
        return entry.copy;
      }
      const underWay = making.get(key);
      const firm = underWay?.firm ?? changes().firm;
      const copy = await (underWay?.promise ?? begin(key, make));
      // What was begun before a firm change may not show it.
      if (isUnchanging || firm === changes().firm || tries === MOST_TRIES) return copy;
    }
  }

  return { get };
}
