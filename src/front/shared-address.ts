import type { IncomingHttpHeaders } from "node:http";

// Which answers are the same for everybody, and what tells one from another.

/** The pages of announced tournaments, and the lists that lead to them; not what is downloaded from there. */
const SHARED_PAGE =
  /^\/(?:torneos(?:\/[^/.?]+(?:\/(?:nombres|posiciones|informacion|rondas(?:\/\d+(?:\/explicacion)?)?))?)?|pantalla\/[^/.?]+)?(?:\?|$)/;
/** Pages that mark what is the reader's own: the same only for visitors. */
const PERSONAL = /\/posiciones(?:\?|$)/;
/** Files that are the same for one build: by their names, or because phones ask for it to try whether we answer. */
const UNCHANGING = /^\/(?:_next\/static\/[^?]+|favicon\.svg)$/;

/** What Next answers by, beside the address. */
const TOLD_APART_BY = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
] as const;

/** Longer ones are nobody's ordinary request. */
const LONGEST_KEY = 6_000;

export type SharedRequest = {
  /** Requests with the same key get the same answer. */
  readonly key: string;
  readonly path: string;
  /** What to ask Next with. */
  readonly headers: Readonly<Record<string, string>>;
  /** It never changes while this build serves. */
  readonly isUnchanging: boolean;
  /** The same for visitors only: who is signed in is answered apart. */
  readonly isPersonal: boolean;
};

/** What to keep a request's answer by; null for whatever is answered to each one apart. */
export function sharedRequest(request: {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}): SharedRequest | null {
  const { method, url: path = "", headers: given } = request;
  if (method !== "GET" || given.range !== undefined) return null;
  if (UNCHANGING.test(path))
    return { key: path, path, headers: {}, isUnchanging: true, isPersonal: false };
  if (!SHARED_PAGE.test(path)) return null;
  const headers: Record<string, string> = {};
  for (const name of TOLD_APART_BY) {
    const value = given[name];
    if (typeof value === "string") headers[name] = value;
  }
  const key = JSON.stringify([path, headers]);
  if (key.length > LONGEST_KEY) return null;
  return { key, path, headers, isUnchanging: false, isPersonal: PERSONAL.test(path) };
}
