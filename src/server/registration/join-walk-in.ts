import "server-only";
import { authorize } from "../auth/authorize";
import type { CommandResult, Sender } from "../command";
import { refuse, runCommand } from "../command";
import { lockedTournament } from "../tournaments/find-tournament";
import { appendEntrantEvent } from "./history";
import { entrantName, personName } from "./labels";

/**
 * Joins somebody who plays provisionally to the right person of the roster: entries, seats, results, fines and cards
 * follow. Refuses a person who has a number, and a right person who plays in the same tournament already.
 */
export function joinWalkIn(
  sender: Sender,
  request: { commandId: string; tournamentId: string; provisionalId: string; playerId: string },
): Promise<CommandResult<{ playerId: string }>> {
  const { tournamentId, provisionalId, playerId } = request;
  const command = { id: request.commandId, action: "entrants.join" };
  return runCommand(sender, command, async (scope) => {
    const { tx } = scope;
    authorize(sender, "entrants.manage", { tournamentId });
    const tournament = await lockedTournament(tx, tournamentId);
    const [provisional, person] = await Promise.all([
      tx.player.findUnique({ where: { id: provisionalId } }),
      tx.player.findUnique({ where: { id: playerId } }),
    ]);
    if (!provisional || !person) return refuse({ code: "player-not-found" });
    if (provisional.number !== null || provisional.mergedIntoId !== null) {
      return refuse({ code: "not-provisional", person: personName(provisional) });
    }
    if (person.number === null) {
      return refuse({ code: "join-needs-number", person: personName(person) });
    }
    const entries = await tx.entrantMember.findMany({ where: { playerId: provisionalId } });
    const clash = await tx.entrantMember.findFirst({
      where: { playerId, tournamentId: { in: entries.map((entry) => entry.tournamentId) } },
      include: { entrant: true },
    });
    if (clash) {
      return refuse({
        code: "already-registered",
        person: personName(person),
        number: clash.entrant.number,
      });
    }
    const moved = { where: { playerId: provisionalId }, data: { playerId } };
    await tx.entrantMember.updateMany(moved);
    await tx.seating.updateMany(moved);
    await tx.playerResult.updateMany(moved);
    await tx.ledgerLine.updateMany(moved);
    await tx.card.updateMany(moved);
    await tx.player.update({ where: { id: provisionalId }, data: { mergedIntoId: playerId } });
    for (const entry of entries) {
      const members = await tx.entrantMember.findMany({
        where: { entrantId: entry.entrantId },
        include: { player: true },
        orderBy: { position: "asc" },
      });
      const name = entrantName(
        tournament.format,
        members.map((member) => member.player),
      );
      await tx.entrant.update({ where: { id: entry.entrantId }, data: { name } });
      await appendEntrantEvent(tx, sender, entry.entrantId, {
        type: "joined",
        provisionalId,
        playerId,
      });
    }
    await scope.audit({
      action: "entrants.join",
      tournamentId,
      subjectId: playerId,
      before: { provisional: personName(provisional) },
      after: { person: personName(person), number: person.number },
    });
    await scope.announce({ tournamentId, what: "people" });
    return { playerId };
  });
}
