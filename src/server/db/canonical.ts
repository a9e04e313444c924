import "server-only";
import { canonicalJson } from "@/proof/canonical-json";

export function sameJson(a: unknown, b: unknown): boolean {
  return canonicalJson(a) === canonicalJson(b);
}
