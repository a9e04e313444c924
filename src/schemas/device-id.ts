import { z } from "zod";

// A phone says which one it is by a random id that it made itself: in a header where its scripts ask, in a cookie where
// the page itself is asked for.

export const DEVICE_HEADER = "x-capicua-telefono";
export const DEVICE_COOKIE = "capicua-telefono";

/** The id of a phone; undefined where there is none, or something else. */
export function deviceIdOf(text: string | null | undefined): string | undefined {
  const parsed = z.uuid().safeParse(text);
  return parsed.success ? parsed.data : undefined;
}
