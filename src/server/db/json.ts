import "server-only";
import type { Prisma } from "@/generated/prisma/client";

/** A domain value as a JSON column holds it. */
export function toJson(value: unknown): NonNullable<Prisma.JsonValue> {
  return JSON.parse(JSON.stringify(value)) as NonNullable<Prisma.JsonValue>;
}
