import "server-only";
import { Prisma } from "@/generated/prisma/client";

/** Whether the database refused a row because one with the same key exists. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
}
