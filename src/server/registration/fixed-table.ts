import "server-only";
import { authorize } from "../auth/authorize";
import type { CommandResult } from "../command";
import { refuse, runCommand } from "../command";
import type { Sender } from "../sender";
import { lockedTournament } from "../tournaments/find-tournament";

/**
 * Gives an entrant the table where it always sits, or with null any table again. It counts from the next round that is
 * paired. Refuses in a tournament that is closed.
 */
export function setFixedTable(
  sender: Sender,
  request: { commandId: string; entrantId: string; table: number | null },
): Promise<CommandResult<{ entrantId: string }>> {
  const action = "entrants.fixed-table";
  return runCommand(sender, { id: request.commandId, action }, async (scope) => {
    const { tx } = scope;
    const entrant = await tx.entrant.findUnique({ where: { id: request.entrantId } });
    if (!entrant) return refuse({ code: "entrant-not-found" });
    const { id, tournamentId, fixedTable } = entrant;
    authorize(sender, "entrants.manage", { tournamentId });
    const tournament = await lockedTournament(tx, tournamentId);
    if (tournament.status === "closed") return refuse({ code: "tournament-closed" });
    await tx.entrant.update({ where: { id }, data: { fixedTable: request.table } });
    scope.audit({
      action,
      tournamentId,
      subjectId: id,
      before: { fixedTable },
      after: { fixedTable: request.table },
    });
    scope.announce({ tournamentId, what: "people" });
    return { entrantId: id };
  });
}
