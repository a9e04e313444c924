import "server-only";
import type { JoinSide } from "@/domain/tournament/registration-members";
import { joinRefusals } from "@/domain/tournament/registration-members";
import { authorize } from "../auth/authorize";
import type { CommandResult } from "../command";
import { refuse, refuseAny, runCommand } from "../command";
import type { Transaction } from "../db/client";
import type { Sender } from "../sender";
import { lockedTournament } from "../tournaments/find-tournament";
import { appendEntrantEvent } from "./history";
import { entrantName, personName } from "./labels";

/**
 * Joins somebody who plays provisionally to the right person of the roster: entries, seats, results, fines, cards and
 * claims follow. Refuses a person who has a number, and a right person who plays in the same tournament already.
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
    const provisional = await joinSide(tx, provisionalId);
    const person = await joinSide(tx, playerId);
    const refusals = joinRefusals(provisional, person);
    refuseAny(
      "join",
      refusals.map((refusal) => ({ ...refusal, person: provisional.name })),
    );
    const entries = await tx.entrantMember.findMany({ where: { playerId: provisionalId } });
    const moved = { where: { playerId: provisionalId }, data: { playerId } };
    await tx.entrantMember.updateMany(moved);
    await tx.seating.updateMany(moved);
    await tx.substitute.updateMany(moved);
    await tx.playerResult.updateMany(moved);
    await tx.ledgerLine.updateMany(moved);
    await tx.card.updateMany(moved);
    await tx.notice.updateMany(moved);
    await tx.claim.updateMany({
      where: { claimantId: provisionalId },
      data: { claimantId: playerId },
    });
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
    scope.audit({
      action: "entrants.join",
      tournamentId,
      subjectId: playerId,
      before: { provisional: provisional.name },
      after: { person: person.name, number: person.number },
    });
    scope.announce({ tournamentId, what: "people" });
    return { playerId };
  });
}

async function joinSide(tx: Transaction, playerId: string): Promise<JoinSide & { name: string }> {
  const player = await tx.player.findUnique({
    where: { id: playerId },
    include: { entries: true },
  });
  if (!player) return refuse({ code: "player-not-found" });
  return {
    playerId,
    name: personName(player),
    number: player.number,
    mergedInto: player.mergedIntoId,
    tournaments: player.entries.map((entry) => entry.tournamentId),
  };
}
