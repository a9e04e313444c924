import "server-only";

/** The address a request came from: the first hop that a proxy reports, else what Next's own server notes. */
export function addressOf(headers: Headers): string {
  const forwarded = headers.get("x-forwarded-for")?.split(",")[0]?.trim();
  return forwarded?.replace(/^::ffff:/, "") || headers.get("x-real-ip") || "local";
}
