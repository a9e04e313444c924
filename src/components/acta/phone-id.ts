import { newCommandId } from "@/components/commands/command-id";
import { DEVICE_COOKIE, deviceIdOf } from "@/schemas/device-id";
import type { QueueStore } from "./acta-storage";

// Which phone this is: a random id that says nothing of it or of who holds it, made the first time that it opens a table.

const KEY = "capicua-telefono";
const YEAR_SECONDS = 31_536_000;

/** Where an id is kept for the page's own reading by the server. */
export type CookieJar = { cookie: string };

/** The id of this phone, kept in the store and in a cookie; where it may keep nothing, as long as the page is open. */
export function phoneId(store: QueueStore | null, jar: CookieJar): string {
  const id = deviceIdOf(stored(store)) ?? deviceIdOf(fromCookie(jar)) ?? newCommandId();
  if (fromCookie(jar) !== id) {
    jar.cookie = `${DEVICE_COOKIE}=${id}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
  }
  try {
    store?.setItem(KEY, id);
  } catch {
    // Full or closed storage: the cookie may still keep it.
  }
  return id;
}

function stored(store: QueueStore | null): string | null {
  try {
    return store?.getItem(KEY) ?? null;
  } catch {
    return null;
  }
}

function fromCookie({ cookie }: CookieJar): string | undefined {
  const mark = `${DEVICE_COOKIE}=`;
  return cookie
    .split("; ")
    .find((pair) => pair.startsWith(mark))
    ?.slice(mark.length);
}
