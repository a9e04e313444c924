import "server-only";
import { rankingPoints } from "@/domain/ranking/ranking-points";
import { moveTournament } from "@/domain/tournament/life-cycle";
import { authorize } from "../auth/authorize";
import type { CommandResult, CommandScope } from "../command";
import { refuseAny, required, runCommand } from "../command";
import type { Sender } from "../sender";
import { standingsOf } from "../standings/standings-of";
import { closingBlockersOf } from "./closing";
import { COUNTED_STAGES } from "./event-document";
import { lockedTournament } from "./find-tournament";
import type { TournamentView } from "./rows";

/** Closes a tournament whose rounds are all closed and gives everybody's points to the national ranking (decision 8). */
export function closeTournament(
  sender: Sender,
  request: { commandId: string; tournamentId: string; override: boolean },
): Promise<CommandResult<{ slug: string }>> {
  const { tournamentId } = request;
  const command = { id: request.commandId, action: "tournament.close" };
  return runCommand(sender, command, async (scope) => {
    authorize(sender, "tournament.close", { tournamentId });
    const tournament = await lockedTournament(scope.tx, tournamentId);
    const blockers = await closingBlockersOf(scope.tx, tournament);
    refuseAny(
      "blocker",
      blockers.filter((blocker) => !(blocker.overridable && request.override)),
    );
    const status = required("state", moveTournament(tournament.status, "close"));
    await scope.tx.tournament.update({
      where: { id: tournamentId },
      data: { status, closedAt: new Date() },
    });
    const entries = await writeRanking(scope, tournament);
    await scope.audit({
      action: "tournament.close",
      tournamentId,
      subjectId: tournamentId,
      after: { status, ranked: entries, overridden: blockers },
    });
    await scope.announce({ tournamentId, what: "tournament" });
    return { slug: tournament.slug };
  });
}

/**
 * One ranking entry a person: own results of verified tables (decision 2 gives a partner his own), the place of the
 * entrant, and the points that both make. Answers how many were written.
 */
async function writeRanking({ tx }: CommandScope, tournament: TournamentView): Promise<number> {
  const tournamentId = tournament.id;
  const { rows } = await standingsOf(tx, tournament);
  const members = await tx.entrantMember.findMany({
    where: { tournamentId },
    include: { entrant: true },
  });
  const results = await tx.playerResult.findMany({
    where: { match: { tournamentId, stage: { in: [...COUNTED_STAGES] } } },
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
