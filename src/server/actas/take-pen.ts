import "server-only";
import { isOnPaper } from "@/domain/match/paper";
import { authorize } from "../auth/authorize";
import type { CommandResult } from "../command";
import { refuse, runCommand } from "../command";
import { notPublished } from "../rounds/withdrawn";
import type { Sender } from "../sender";
import { lockedActa, matchFacts } from "./load";
import { penOf, writerOf } from "./pen";
import type { TableWriter } from "./table-view";

type PenRequest = {
  readonly commandId: string;
  readonly matchId: string;
  /** The phone that will write, by the id that it made. */
  readonly writer: string;
};

/**
 * Gives the pen of a table to a phone, whoever has it: the person has been warned. Refuses while the table is on paper
 * and where nothing is written any more. A phone that has it already keeps it as it is.
 */
export function takePen(sender: Sender, request: PenRequest): Promise<CommandResult<TableWriter>> {
  const { commandId: id, matchId, writer } = request;
  return runCommand(sender, { id, action: "acta.pen-taken" }, async (scope) => {
    const { match, tournament, state } = await lockedActa(scope.tx, matchId);
    authorize(sender, "acta.record-hand", await matchFacts(scope.tx, sender, match));
    const { number, status } = match.round;
    if (status === "draft") refuse(notPublished(number));
    if (tournament.status === "closed") refuse({ code: "tournament-closed" });
    if (status === "closed") refuse({ code: "round-closed", round: number });
    if (isOnPaper(state)) refuse({ code: "table-on-paper", table: match.table });
    const before = writerOf(match, writer);
    if (before?.own) return before;
    const pen = penOf(sender, writer);
    await scope.tx.match.update({ where: { id: matchId }, data: pen });
    const { tournamentId } = match;
    scope.audit({
      action: "acta.pen-taken",
      tournamentId,
      subjectId: matchId,
      before: { writer: match.writerLabel },
      after: { writer: pen.writerLabel },
    });
    scope.announce({ tournamentId, matchId, what: "hand" });
    return writerOf(pen, writer) ?? refuse({ code: "match-not-found" });
  });
}
