import "server-only";
import { groupBy } from "@/domain/kernel/group-by";
import type { ActaStage } from "@/domain/match/acta";
import { isCounted } from "@/domain/match/acta";
import { needsRegistering } from "@/domain/match/desk-policy";
import type { Seat } from "@/domain/rules/seat";
import { PAIR_SIDES, pairSideOf } from "@/domain/rules/seat";
import type { RoundState } from "@/domain/tournament/life-cycle";
import type { RoundFacts, TableFacts } from "@/domain/tournament/life-cycle-blockers";
import type { Transaction } from "../db/client";
import { LABEL_COLUMNS, personLabel } from "../registration/labels";
import type { TournamentView } from "../tournaments/rows";
import { matchesOnPaper } from "./on-paper";

/** Tables that lack nothing: nobody has to be looked for (`tableNeed`). */
const SETTLED_STAGES = ["closed", "claimed"] as const satisfies readonly ActaStage[];

/**
 * Every round of a tournament with the state of its tables, oldest first; with the people, by name, of those tables that
 * still lack something.
 */
export async function loadRoundFacts(
  tx: Transaction,
  { id: tournamentId, desk, countsFrom }: Pick<TournamentView, "id" | "desk" | "countsFrom">,
): Promise<readonly RoundFacts[]> {
  const rounds = await tx.round.findMany({
    where: { tournamentId, number: { gt: 0 } },
    orderBy: { number: "asc" },
    select: { id: true, number: true, status: true },
  });
  const matches = await tx.match.findMany({
    where: { tournamentId },
    orderBy: { table: "asc" },
    select: { id: true, roundId: true, table: true, stage: true, signed: true },
  });
  const seatings = await tx.seating.findMany({
    where: { match: { tournamentId, stage: { notIn: [...SETTLED_STAGES] } } },
    orderBy: { seat: "asc" },
    select: {
      matchId: true,
      seat: true,
      player: { select: LABEL_COLUMNS },
    },
  });
  const onPaper = needsRegistering(desk) ? await matchesOnPaper(tx, { tournamentId }) : new Set();
  const matchesOf = groupBy(matches, ({ roundId }) => roundId);
  const seatingsOf = groupBy(seatings, ({ matchId }) => matchId);
  return rounds.map(({ id, number, status }) => ({
    round: number,
    state: status as RoundState,
    tables: (matchesOf.get(id) ?? []).map((match): TableFacts => {
      const people = { AC: [] as string[], BD: [] as string[] };
      for (const { seat, player } of seatingsOf.get(match.id) ?? []) {
        people[pairSideOf(seat as Seat)].push(personLabel(player));
      }
      return {
        table: match.table,
        stage: match.stage as ActaStage,
        people,
        signed: PAIR_SIDES.filter((side) => match.signed.includes(side)),
        registers: onPaper.has(match.id),
        counts: isCounted(match.stage, countsFrom),
      };
    }),
  }));
}
