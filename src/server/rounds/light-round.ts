import type { Prisma } from "@/generated/prisma/client";

/**
 * Leaves out of a round what it was made from: the engine's answer and the standings behind it. Of a big event they are
 * hundreds of kilobytes, which a table's hand has no use for.
 */
export const LIGHT_ROUND = {
  omit: { answer: true, standings: true },
} as const satisfies Prisma.RoundDefaultArgs;
