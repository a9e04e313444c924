import "server-only";
import type { ActaEvent } from "@/domain/match/acta";
import { foldFacts } from "@/domain/match/fold-acta";
import { isOnPaper } from "@/domain/match/paper";
import type { Transaction } from "../db/client";

/** The matches of a tournament, or of a round, whose tables write on paper now. */
export async function matchesOnPaper(
  tx: Transaction,
  match: { readonly tournamentId: string } | { readonly roundId: string },
): Promise<ReadonlySet<string>> {
  const changes = await tx.actaEvent.findMany({
    where: { type: "medium-changed", match },
    orderBy: { seq: "asc" },
    select: { matchId: true, payload: true },
  });
  const last = new Map(
    changes.map(({ matchId, payload }) => [matchId, payload as unknown as ActaEvent]),
  );
  return new Set(
    [...last].flatMap(([matchId, event]) => (isOnPaper(foldFacts([event])) ? [matchId] : [])),
  );
}
