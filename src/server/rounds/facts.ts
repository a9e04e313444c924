import "server-only";
import type { ActaStage } from "@/domain/match/acta";
import type { Seat } from "@/domain/rules/seat";
import { PAIR_SIDES, pairSideOf } from "@/domain/rules/seat";
import type { RoundState } from "@/domain/tournament/life-cycle";
import type { RoundFacts, TableFacts } from "@/domain/tournament/life-cycle-blockers";
import type { Transaction } from "../db/client";
import { personLabel } from "../registration/labels";

/** Every round of a tournament with the state of its tables and the people at them, by name, oldest first. */
export async function loadRoundFacts(
  tx: Transaction,
  tournamentId: string,
): Promise<readonly RoundFacts[]> {
  const rounds = await tx.round.findMany({
    where: { tournamentId },
    orderBy: { number: "asc" },
    include: {
      matches: {
        orderBy: { table: "asc" },
        include: { seatings: { include: { player: true }, orderBy: { seat: "asc" } } },
      },
    },
  });
  return rounds.map((round) => ({
    round: round.number,
    state: round.status as RoundState,
    tables: round.matches.map((match): TableFacts => {
      const people = { AC: [] as string[], BD: [] as string[] };
      for (const seating of match.seatings) {
        people[pairSideOf(seating.seat as Seat)].push(personLabel(seating.player));
      }
      return {
        table: match.table,
        stage: match.stage as ActaStage,
        people,
        signed: PAIR_SIDES.filter((side) => match.signed.includes(side)),
      };
    }),
  }));
}
