import "server-only";
import type { FilingDeadline } from "@/domain/claims/deadlines";
import { filingDeadline } from "@/domain/claims/deadlines";
import type { ActaEvent } from "@/domain/match/acta";
import type { PairSide } from "@/domain/rules/seat";
import type { SanctionVerdict } from "@/domain/sanctions/incident";
import type { MatchRow } from "../actas/load";
import type { Transaction } from "../db/client";
import type { TournamentView } from "../tournaments/rows";

/** Until when a pair may claim about a match, from the rounds and the sheet as they are now (26.2, K59). */
export async function deadlineOf(
  tx: Transaction,
  match: Pick<MatchRow, "round" | "events" | "tournamentId">,
  tournament: Pick<TournamentView, "rounds" | "status" | "rules">,
  side: PairSide,
): Promise<FilingDeadline> {
  const next = await tx.round.findFirst({
    where: {
      tournamentId: match.tournamentId,
      number: { gt: match.round.number },
      startedAt: { not: null },
    },
    orderBy: { number: "asc" },
    select: { startedAt: true },
  });
  return filingDeadline(
    {
      nextRoundStartedAt: next?.startedAt?.getTime() ?? null,
      isLastRound: tournament.status === "closed" || match.round.number >= tournament.rounds,
      sealedAt: sealedAt(match.events),
      signedAt: signedAt(match.events, side),
    },
    tournament.rules,
  );
}

/** When a pair signed; its refusal is no signature. */
function signedAt(events: MatchRow["events"], side: PairSide): number | null {
  const signing = events.findLast(({ payload }) => {
    const event = payload as unknown as ActaEvent;
    return event.type === "signed" && event.side === side && !("refused" in event);
  });
  return signing?.at.getTime() ?? null;
}

/** When officials last closed the sheet. A closing by ruling opens no new term: that answer is final (27.1). */
function sealedAt(events: MatchRow["events"]): number | null {
  const closing = events.findLast(
    (event, index) => event.type === "closed" && events[index - 1]?.type !== "resolved",
  );
  return closing?.at.getTime() ?? null;
}

/** What the incidents of a match cost now, by incident id. */
export async function verdictsOf(
  tx: Transaction,
  matchId: string,
): Promise<ReadonlyMap<string, SanctionVerdict>> {
  const rows = await tx.incident.findMany({ where: { matchId, cancelled: false } });
  return new Map(rows.map((row) => [row.id, row.verdict as unknown as SanctionVerdict]));
}
