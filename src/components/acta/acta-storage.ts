import { z } from "zod";
import { actaEventSchema } from "@/schemas/acta";
import type { QueuedCommand } from "./acta-queue";
import { inOrder } from "./acta-queue";

// What waits is kept on the phone, so that a reload or a dead battery loses no hand. It holds no code of any table. Two
// pages of one phone may be open at the same table: each adds and takes away its own, and leaves the other's alone.

const Stored = z.array(
  z.strictObject({
    commandId: z.uuid(),
    baseVersion: z.int().nonnegative(),
    event: actaEventSchema,
    at: z.number(),
    upon: z.string().optional(),
    number: z.int().positive().optional(),
    tried: z.literal(true).optional(),
  }),
);

/** The key under which the waiting commands of a match are kept. */
export const waitingKey = (matchId: string) => `capicua-acta:${matchId}`;

export type QueueStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What waits for a match on this phone. Something unreadable is no reason to stop: it counts as nothing. */
export function readWaiting(store: QueueStore | null, matchId: string): readonly QueuedCommand[] {
  try {
    return parseWaiting(store?.getItem(waitingKey(matchId)) ?? null);
  } catch {
    return [];
  }
}

/** The commands of a kept text, in the order in which they were recorded; none where it is unreadable. */
export function parseWaiting(text: string | null): readonly QueuedCommand[] {
  try {
    const parsed = Stored.safeParse(JSON.parse(text ?? "[]"));
    return parsed.success ? inOrder(parsed.data) : [];
  } catch {
    return [];
  }
}

/**
 * Keeps what waits now; `before` is what this page had waiting until now. False where the phone keeps nothing (private
 * browsing, full storage).
 */
export function keepWaiting(
  store: QueueStore | null,
  matchId: string,
  before: readonly QueuedCommand[],
  now: readonly QueuedCommand[],
): boolean {
  const own = new Set([...before, ...now].map(({ commandId }) => commandId));
  const others = readWaiting(store, matchId).filter(({ commandId }) => !own.has(commandId));
  const waiting = [...others, ...now];
  try {
    if (waiting.length === 0) store?.removeItem(waitingKey(matchId));
    else store?.setItem(waitingKey(matchId), JSON.stringify(waiting));
    return store !== null;
  } catch {
    return false;
  }
}

const PROBE_KEY = "capicua-prueba";

/** Whether this phone keeps what is written. */
export function isKeeping(store: QueueStore | null): boolean {
  try {
    store?.setItem(PROBE_KEY, "1");
    const kept = store?.getItem(PROBE_KEY) === "1";
    store?.removeItem(PROBE_KEY);
    return kept;
  } catch {
    return false;
  }
}

/** The browser's store; null where it is closed to pages. */
export function browserStore(): QueueStore | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
