import "server-only";
import type { ClockCommand } from "@/domain/tournament/clock";
import { runClock } from "@/domain/tournament/clock";
import { authorize } from "../auth/authorize";
import type { CommandResult } from "../command";
import { refuse, runCommand } from "../command";
import { notPublished } from "../rounds/withdrawn";
import type { Sender } from "../sender";
import { lockedTournament } from "../tournaments/find-tournament";
import { toClockColumns, toRoundClock } from "./rows";

/**
 * Starts, pauses, resumes, calls or ends a published round's clock at the server's time. Two directors who press at once
 * give one start: the second finds the clock running and is told so.
 */
export function commandClock(
  sender: Sender,
  request: { commandId: string; roundId: string; command: ClockCommand },
): Promise<CommandResult<{ roundId: string }>> {
  const { commandId: id, roundId, command } = request;
  return runCommand(sender, { id, action: "clock.run" }, async (scope) => {
    const found = await scope.tx.round.findUnique({ where: { id: roundId } });
    if (!found) return refuse({ code: "round-not-found" });
    authorize(sender, "clock.run", { tournamentId: found.tournamentId });
    await lockedTournament(scope.tx, found.tournamentId);
    const round = await scope.tx.round.findUniqueOrThrow({ where: { id: roundId } });
    if (round.status !== "published") {
      return refuse(notPublished(round.number));
    }
    const before = toRoundClock(round);
    const after = runClock(before, command, Date.now());
    if (!after) return refuse({ code: "clock-command-out-of-place", command, round: round.number });
    await scope.tx.round.update({ where: { id: roundId }, data: toClockColumns(after) });
    scope.audit({
      action: `clock.${command}`,
      tournamentId: round.tournamentId,
      subjectId: roundId,
      before,
      after,
    });
    scope.announce({ tournamentId: round.tournamentId, what: "clock" });
    return { roundId };
  });
}
