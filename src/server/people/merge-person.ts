import "server-only";
import { joinRefusals } from "@/domain/tournament/registration-members";
import { authorize } from "../auth/authorize";
import type { CommandResult } from "../command";
import { refuse, refuseAny, runCommand } from "../command";
import { personName } from "../registration/labels";
import type { Sender } from "../sender";
import { holdRoster } from "./roster-lock";
import { lockedPerson } from "./save-person";

/**
 * Joins somebody without a number who never played to the same person of the roster, and out of every list. Who stands
 * in a tournament is joined there, with all results (`joinWalkIn`).
 */
export function mergePerson(
  sender: Sender,
  request: {
    readonly commandId: string;
    readonly provisionalId: string;
    readonly playerId: string;
  },
): Promise<CommandResult<{ playerId: string }>> {
  const { provisionalId, playerId } = request;
  const command = { id: request.commandId, action: "people.merge" };
  return runCommand(sender, command, async (scope) => {
    authorize(sender, "people.manage", {});
    const { tx } = scope;
    await holdRoster(tx, "shared");
    const provisional = await lockedPerson(tx, provisionalId);
    const target = await lockedPerson(tx, playerId);
    const entries =
      (await tx.entrantMember.count({ where: { playerId: provisionalId } })) +
      (await tx.substitute.count({ where: { playerId: provisionalId } }));
    const account = await tx.account.count({ where: { playerId: provisionalId } });
    if (entries > 0)
      return refuse({ code: "merge-in-tournament", person: personName(provisional) });
    if (account > 0) return refuse({ code: "merge-with-account", person: personName(provisional) });
    const side = ({ id, number }: typeof provisional) => ({
      playerId: id,
      number,
      mergedInto: null,
      tournaments: [],
    });
    refuseAny(
      "join",
      joinRefusals(side(provisional), side(target)).map((refusal) => ({
        ...refusal,
        person: personName(provisional),
      })),
    );
    await tx.player.update({
      where: { id: provisionalId },
      data: { mergedIntoId: playerId, version: { increment: 1 } },
    });
    scope.audit({
      action: "people.merge",
      subjectId: playerId,
      before: { provisional: personName(provisional) },
      after: { person: personName(target), number: target.number },
    });
    return { playerId };
  });
}
