import { z } from "zod";
import { actaEventSchema } from "@/schemas/acta";
import type { QueuedCommand } from "./acta-queue";

// What waits is kept on the phone, so that a reload or a dead battery loses no hand. It holds no code of any table.

const Stored = z.array(
  z.strictObject({
    commandId: z.uuid(),
    baseVersion: z.int().nonnegative(),
    event: actaEventSchema,
    at: z.number(),
  }),
);

const keyOf = (matchId: string) => `capicua-acta:${matchId}`;

export type QueueStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What waits for a match on this phone. Something unreadable is no reason to stop: it counts as nothing. */
export function readWaiting(store: QueueStore | null, matchId: string): readonly QueuedCommand[] {
  try {
    const text = store?.getItem(keyOf(matchId));
    if (!text) return [];
    const parsed = Stored.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** Keeps what waits. False where the phone keeps nothing (private browsing, full storage). */
export function keepWaiting(
  store: QueueStore | null,
  matchId: string,
  waiting: readonly QueuedCommand[],
): boolean {
  try {
    if (waiting.length === 0) store?.removeItem(keyOf(matchId));
    else store?.setItem(keyOf(matchId), JSON.stringify(waiting));
    return store !== null;
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
