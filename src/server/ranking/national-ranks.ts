import "server-only";
import type { Transaction } from "../db/client";

/** Ranking points of each person from the events closed in the twelve months before an ISO date (decision 8). */
export async function nationalRanks(
  tx: Transaction,
  asOf: string,
): Promise<ReadonlyMap<string, number>> {
  const until = new Date(`${asOf}T00:00:00Z`);
  const since = new Date(until);
  since.setUTCFullYear(since.getUTCFullYear() - 1);
  const sums = await tx.rankingEntry.groupBy({
    by: ["playerId"],
    where: { heldOn: { gt: since, lte: until } },
    _sum: { points: true },
  });
  return new Map(sums.map((row) => [row.playerId, row._sum.points ?? 0]));
}
