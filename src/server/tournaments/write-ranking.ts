import "server-only";
import { countedStages } from "@/domain/match/acta";
import { rankingPoints } from "@/domain/ranking/ranking-points";
import type { Transaction } from "../db/client";
import { standingsOf } from "../standings/standings-of";
import type { TournamentView } from "./rows";

/**
 * One ranking entry a person: own results of the tables that count (decision 2 gives a partner his own), the place of the
 * entrant, and the points that both make. Answers how many were written.
 */
export async function writeRanking(tx: Transaction, tournament: TournamentView): Promise<number> {
  const tournamentId = tournament.id;
  const { rows } = await standingsOf(tx, tournament);
  const members = await tx.entrantMember.findMany({
    where: { tournamentId },
    include: { entrant: true },
  });
  const results = await tx.playerResult.findMany({
    where: { match: { tournamentId, stage: { in: [...countedStages(tournament.countsFrom)] } } },
  });
  const ledger = await tx.ledgerLine.groupBy({
    by: ["playerId"],
    where: { tournamentId },
    _sum: { points: true },
  });
  const placeOf = new Map(rows.map((row) => [row.id, row.rank]));
  const finesOf = new Map(ledger.map((row) => [row.playerId, row._sum.points ?? 0]));
  const data = members.flatMap(({ playerId, entrant }) => {
    const place = placeOf.get(String(entrant.number));
    const own = results.filter((result) => result.playerId === playerId);
    if (place === undefined || own.length === 0) return [];
    const played = own.length;
    const won = own.filter((result) => result.won === true).length;
    const sum = (value: (result: (typeof own)[number]) => number) =>
      own.reduce((total, result) => total + value(result), 0);
    return [
      {
        tournamentId,
        playerId,
        place,
        played,
        won,
        pointsFor: sum((result) => result.pointsFor),
        pointsAgainst: sum((result) => result.pointsAgainst),
        fines: finesOf.get(playerId) ?? 0,
        points: rankingPoints({ played, won, place, weight: tournament.weight }),
        heldOn: new Date(`${tournament.startsOn}T00:00:00Z`),
      },
    ];
  });
  await tx.rankingEntry.deleteMany({ where: { tournamentId } });
  await tx.rankingEntry.createMany({ data });
  return data.length;
}
