import "server-only";
import type { Prisma } from "@/generated/prisma/client";

/** A domain value as a JSON column. Domain values are plain readonly data; Prisma's input type is mutable. */
export function toJson(value: unknown): Prisma.InputJsonValue {
  return JSON.parse(JSON.stringify(value)) as Prisma.InputJsonValue;
}
