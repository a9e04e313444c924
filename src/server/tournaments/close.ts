import "server-only";
import { moveTournament } from "@/domain/tournament/life-cycle";
import { authorize } from "../auth/authorize";
import type { CommandResult } from "../command";
import { refuseAny, required, runCommand } from "../command";
import type { Sender } from "../sender";
import { closingBlockersOf } from "./closing";
import { lockedTournament } from "./find-tournament";
import { writeRanking } from "./write-ranking";

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
    const entries = await writeRanking(scope.tx, tournament);
    scope.audit({
      action: "tournament.close",
      tournamentId,
      subjectId: tournamentId,
      after: { status, ranked: entries, overridden: blockers },
    });
    scope.announce({ tournamentId, what: "tournament" });
    return { slug: tournament.slug };
  });
}
