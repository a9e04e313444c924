import "server-only";
import type { Action } from "@/domain/access/permissions";
import type { EntrantCommand } from "@/domain/tournament/registration-commands";
import { decideEntrant } from "@/domain/tournament/registration-commands";
import { authorize } from "../auth/authorize";
import type { CommandResult } from "../command";
import { refuse, required, runCommand } from "../command";
import type { Sender } from "../sender";
import { lockedTournament } from "../tournaments/find-tournament";
import { appendEntrantEvent, entrantFacts, entrantState } from "./history";

/** Everything that is recorded of an entrant after its registration. */
export type AttendanceCommand = Exclude<EntrantCommand, { readonly type: "register" }>;

const RIGHTS: Readonly<
  Record<AttendanceCommand["type"], Extract<Action, "checkin" | "entrants.manage" | "fees.record">>
> = {
  "check-in": "checkin",
  "undo-check-in": "checkin",
  withdraw: "entrants.manage",
  return: "entrants.manage",
  "mark-absent": "entrants.manage",
  "cancel-absence": "entrants.manage",
  "change-lineup": "entrants.manage",
  pay: "fees.record",
  "give-back": "fees.record",
};

/** Records one step in an entrant's history; it takes effect in the first round that is not published yet. */
export function recordAttendance(
  sender: Sender,
  request: { commandId: string; entrantId: string; command: AttendanceCommand },
): Promise<CommandResult<{ entrantId: string }>> {
  const action = `attendance.${request.command.type}`;
  return runCommand(sender, { id: request.commandId, action }, async (scope) => {
    const { tx } = scope;
    const entrant = await tx.entrant.findUnique({
      where: { id: request.entrantId },
      include: { members: { orderBy: { position: "asc" } } },
    });
    if (!entrant) return refuse({ code: "entrant-not-found" });
    const { tournamentId } = entrant;
    authorize(sender, RIGHTS[request.command.type], { tournamentId });
    const tournament = await lockedTournament(tx, tournamentId);
    const members = entrant.members.map((member) => member.playerId);
    const state = await entrantState(tx, entrant.id);
    const facts = await entrantFacts(tx, tournament, { members, changes: state.changes });
    const event = required("entrant", decideEntrant(state, request.command, facts));
    await appendEntrantEvent(tx, sender, entrant.id, event);
    scope.audit({ action, tournamentId, subjectId: entrant.id, after: event });
    scope.announce({ tournamentId, what: "people" });
    return { entrantId: entrant.id };
  });
}
