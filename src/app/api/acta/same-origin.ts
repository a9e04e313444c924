import { env } from "@/env";

/** Whether a request comes from a page of this site. Browsers say so; what is no browser sends neither header. */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  if (origin === null) return true;
  const own = [headers.get("host"), headers.get("x-forwarded-host"), publicHost()];
  try {
    return own.includes(new URL(origin).host);
  } catch {
    return false;
  }
}

function publicHost(): string | null {
  const { PUBLIC_URL } = env();
  return PUBLIC_URL === undefined ? null : new URL(PUBLIC_URL).host;
}
