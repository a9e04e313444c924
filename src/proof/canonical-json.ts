import { createHash } from "node:crypto";
import canonicalize from "canonicalize";

/** RFC 8785: the one text of a JSON value, whatever order its keys were stored in. */
export function canonicalJson(value: unknown): string {
  return canonicalize(JSON.parse(JSON.stringify(value))) ?? "null";
}

/** SHA-256, in hexadecimal, of the canonical JSON of a value. */
export function hashOf(value: unknown): string {
  return createHash("sha256").update(canonicalJson(value)).digest("hex");
}
