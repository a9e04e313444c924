import "server-only";
import type { CallOutcome, CallReason, OpenCall } from "@/domain/match/judge-call";
import type { Seat } from "@/domain/rules/seat";
import type { JudgeCall } from "@/generated/prisma/client";
import { matchFacts } from "../actas/load";
import { authorize } from "../auth/authorize";
import type { CommandResult, CommandScope } from "../command";
import { refuse, runCommand } from "../command";
import { LIGHT_ROUND } from "../rounds/light-round";
import type { Sender } from "../sender";
import { toOpenCall } from "./rows";

type CallRequest = {
  readonly commandId: string;
  readonly matchId: string;
  readonly reason: CallReason;
  readonly seat?: Seat | undefined;
  readonly note?: string | undefined;
};

/** The match of a call, locked, once its sender may do this there. */
async function matchFor(
  { tx, sender }: CommandScope,
  matchId: string,
  action: "judge.call" | "judge.answer",
) {
  await tx.$queryRaw`SELECT 1 FROM "Match" WHERE "id" = ${matchId}::uuid FOR UPDATE`;
  const match = await tx.match.findUnique({
    where: { id: matchId },
    include: {
      round: LIGHT_ROUND,
      tournament: true,
      seatings: { include: { player: { include: { club: true } }, entrant: true } },
    },
  });
  if (!match || match.round.status === "draft") return refuse({ code: "match-not-found" });
  const facts = await matchFacts(tx, sender, match);
  authorize(sender, action, facts);
  if (match.tournament.status === "closed") refuse({ code: "tournament-closed" });
  return match;
}

function told(
  scope: CommandScope,
  call: JudgeCall,
  action: string,
  before: JudgeCall | null,
): void {
  const { tournamentId, matchId } = call;
  scope.audit({ action, tournamentId, subjectId: matchId, before, after: call });
  scope.announce({ tournamentId, matchId, what: "call" });
}

/**
 * Calls a judge to a table. A table that has called already is answered with its open call: calling twice brings nobody
 * faster and nobody twice.
 */
export function callJudge(sender: Sender, request: CallRequest): Promise<CommandResult<OpenCall>> {
  const { commandId: id, matchId, reason, seat, note } = request;
  return runCommand(sender, { id, action: "judge.call" }, async (scope) => {
    const match = await matchFor(scope, matchId, "judge.call");
    const open = await scope.tx.judgeCall.findFirst({ where: { matchId, endedAt: null } });
    if (open) return toOpenCall(open);
    const call = await scope.tx.judgeCall.create({
      data: {
        tournamentId: match.tournamentId,
        matchId,
        reason,
        seat: seat ?? null,
        note: note === undefined || note === "" ? null : note,
        byLabel: sender.label,
      },
    });
    told(scope, call, "judge.call", null);
    return toOpenCall(call);
  });
}

/** The call, its match locked; refused when it is unknown or has ended. */
async function openCall(
  scope: CommandScope,
  callId: string,
  action: "judge.call" | "judge.answer",
): Promise<JudgeCall> {
  const found = await scope.tx.judgeCall.findUnique({ where: { id: callId } });
  if (!found) return refuse({ code: "call-not-found" });
  const match = await matchFor(scope, found.matchId, action);
  const call = await scope.tx.judgeCall.findUniqueOrThrow({ where: { id: callId } });
  if (call.endedAt !== null) {
    return refuse({ code: "call-ended", table: match.table, by: call.endedLabel });
  }
  return call;
}

/** A judge goes to the table. Refused while another one is on the way, with his name. */
export function takeCall(
  sender: Sender,
  { commandId: id, callId }: { readonly commandId: string; readonly callId: string },
): Promise<CommandResult<OpenCall>> {
  return runCommand(sender, { id, action: "judge.take" }, async (scope) => {
    const call = await openCall(scope, callId, "judge.answer");
    const own = sender.actor.kind === "account" ? sender.actor.accountId : null;
    if (call.takenAt !== null && call.takenById !== own) {
      return refuse({ code: "call-taken", by: call.takenLabel });
    }
    if (call.takenAt !== null) return toOpenCall(call);
    const taken = await scope.tx.judgeCall.update({
      where: { id: callId },
      data: { takenById: own, takenLabel: sender.label, takenAt: new Date() },
    });
    told(scope, taken, "judge.take", call);
    return toOpenCall(taken);
  });
}

/** The call waits again: whoever had taken it cannot go. */
export function releaseCall(
  sender: Sender,
  { commandId: id, callId }: { readonly commandId: string; readonly callId: string },
): Promise<CommandResult<OpenCall>> {
  return runCommand(sender, { id, action: "judge.release" }, async (scope) => {
    const call = await openCall(scope, callId, "judge.answer");
    const waiting = await scope.tx.judgeCall.update({
      where: { id: callId },
      data: { takenById: null, takenLabel: null, takenAt: null },
    });
    told(scope, waiting, "judge.release", call);
    return toOpenCall(waiting);
  });
}

/** Ends a call: a judge has seen to it, or the table withdraws it. */
export function endCall(
  sender: Sender,
  request: { readonly commandId: string; readonly callId: string; readonly outcome: CallOutcome },
): Promise<CommandResult<{ readonly callId: string }>> {
  const { commandId: id, callId, outcome } = request;
  return runCommand(sender, { id, action: "judge.end" }, async (scope) => {
    const action = outcome === "withdrawn" ? "judge.call" : "judge.answer";
    const call = await openCall(scope, callId, action);
    const ended = await scope.tx.judgeCall.update({
      where: { id: callId },
      data: { outcome, endedLabel: sender.label, endedAt: new Date() },
    });
    told(scope, ended, `judge.${outcome}`, call);
    return { callId };
  });
}
