const ORIGIN = "http://here.invalid";

/** Where to go after signing in: a path of this site, else home. Anything that could lead elsewhere is home. */
export function safeReturn(asked: string | string[] | undefined): string {
  if (typeof asked !== "string" || !asked.startsWith("/")) return "/";
  // A browser reads "\" as "/", drops tabs and line ends, and takes "//" for another host.
  if (/[\\\p{Cc}]/u.test(asked) || asked.startsWith("//")) return "/";
  if (!URL.canParse(asked, ORIGIN)) return "/";
  const url = new URL(asked, ORIGIN);
  if (url.origin !== ORIGIN || url.pathname.startsWith("//")) return "/";
  return url.pathname.startsWith("/entrar") ? "/" : `${url.pathname}${url.search}${url.hash}`;
}
