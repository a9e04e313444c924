import "server-only";
import canonicalize from "canonicalize";

/** RFC 8785: the one text of a JSON value, whatever order its keys were stored in. */
export function canonicalJson(value: unknown): string {
  return canonicalize(JSON.parse(JSON.stringify(value))) ?? "null";
}

export function sameJson(a: unknown, b: unknown): boolean {
  return canonicalJson(a) === canonicalJson(b);
}
