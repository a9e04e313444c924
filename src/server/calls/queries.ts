import "server-only";
import type { OpenCall } from "@/domain/match/judge-call";
import { byUrgency } from "@/domain/match/judge-call";
import type { Transaction } from "../db/client";
import { toOpenCall } from "./rows";

/** A call with the table it comes from. */
export type QueuedCall = OpenCall & {
  readonly matchId: string;
  readonly table: number;
  readonly round: number;
};

/** The calls of a tournament that wait or are being seen to, the most urgent first. */
export async function listOpenCalls(
  tx: Transaction,
  tournamentId: string,
): Promise<readonly QueuedCall[]> {
  const rows = await tx.judgeCall.findMany({
    where: { tournamentId, endedAt: null },
    include: { match: { select: { table: true, round: { select: { number: true } } } } },
  });
  return rows
    .map((row) => ({
      ...toOpenCall(row),
      matchId: row.matchId,
      table: row.match.table,
      round: row.match.round.number,
    }))
    .sort(byUrgency);
}
