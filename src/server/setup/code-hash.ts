import "server-only";
import { createHash } from "node:crypto";

/** What the database keeps of a one-time code: SHA-256, in hexadecimal, of its letters and digits in capitals. */
export function setupCodeHash(typed: string): string {
  const code = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return createHash("sha256").update(code).digest("hex");
}
