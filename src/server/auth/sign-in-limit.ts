import "server-only";
import { database } from "../db/client";

// A whole hall shares one public address, and anybody may type the director's name: nobody is ever locked out. After a
// few failures each further attempt has to wait longer, by name and, much later, by address.

const WINDOW_MS = 15 * 60_000;
const FREE_FAILURES = { subject: 5, address: 60 };
const LONGEST_WAIT_MS = 60_000;

/** Milliseconds to wait after that many failures, of which some are free: doubling, up to a minute. */
export function waitAfter(failures: number, free: number): number {
  if (failures < free) return 0;
  return Math.min(LONGEST_WAIT_MS, 1000 * 2 ** Math.min(failures - free, 16));
}

/** Milliseconds until this name may be tried again from this address; 0 when it may be now. */
export async function signInWait(subject: string, address: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - WINDOW_MS);
  const [bySubject, byAddress] = await Promise.all([
    recentFailures({ subject, ok: false, at: { gte: since } }),
    recentFailures({ address, ok: false, at: { gte: since } }),
  ]);
  const ready = Math.max(
    bySubject.last + waitAfter(bySubject.count, FREE_FAILURES.subject),
    byAddress.last + waitAfter(byAddress.count, FREE_FAILURES.address),
  );
  return Math.max(0, ready - now.getTime());
}

/** How many failures there were, and the instant of the last. */
export async function recentFailures(where: {
  subject?: string;
  address?: string;
  ok: false;
  at: { gte: Date };
}): Promise<{ count: number; last: number }> {
  const found = await database().signInAttempt.aggregate({
    where,
    _count: true,
    _max: { at: true },
  });
  return { count: found._count, last: found._max.at?.getTime() ?? 0 };
}

/** Records an attempt. A success forgets the failures of that name. */
export async function noteSignIn(subject: string, address: string, ok: boolean): Promise<void> {
  if (ok) await database().signInAttempt.deleteMany({ where: { subject, ok: false } });
  await database().signInAttempt.create({ data: { subject, address, ok } });
}
