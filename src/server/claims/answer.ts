import "server-only";
import { randomUUID } from "node:crypto";
import type { ClaimEvent, RefusalGround } from "@/domain/claims/claim";
import { writeEvents } from "../actas/write-events";
import { authorize } from "../auth/authorize";
import type { CommandResult, CommandScope } from "../command";
import { runCommand } from "../command";
import type { Sender } from "../sender";
import type { ClaimVersion } from "./contribute";
import type { ClaimAndActa } from "./load";
import { addToClaim, lockedClaim, refuseStale } from "./load";
import type { NoticeKind } from "./notify";
import { notifyParties } from "./notify";

// The steps of a claim that leave the sheet's figures alone: admitting it, refusing it, withdrawing it.

type OnClaim = {
  readonly commandId: string;
  readonly claimId: string;
  /** The version of the claim that the sender saw. */
  readonly version: number;
};

/** The Junta takes a claim up. */
export function admitClaim(sender: Sender, request: OnClaim): Promise<CommandResult<ClaimVersion>> {
  return step(sender, request, "claim.admit", (scope, { facts }) => {
    authorize(scope.sender, "claim.decide", facts);
    return { type: "admitted" };
  });
}

/** The Junta does not take a claim up: it came out of time or the book gives none, with reason and article. */
export function refuseClaim(
  sender: Sender,
  request: OnClaim & {
    readonly ground: RefusalGround;
    readonly reason: string;
    readonly article: string;
  },
): Promise<CommandResult<ClaimVersion>> {
  return step(sender, request, "claim.refuse", (scope, { facts }) => {
    authorize(scope.sender, "claim.decide", facts);
    const { ground, reason, article } = request;
    return { type: "refused", ground, reason: reason.trim(), article: article.trim() };
  });
}

/** The claimant withdraws, or an official at his request. */
export function withdrawClaim(
  sender: Sender,
  request: OnClaim & { readonly reason: string },
): Promise<CommandResult<ClaimVersion>> {
  return step(sender, request, "claim.withdraw", (scope, { claim }) => {
    const { tournamentId, claimantId: playerId } = claim.row;
    authorize(scope.sender, "claim.withdraw", { tournamentId, playerId });
    return { type: "withdrawn", reason: request.reason.trim() };
  });
}

type StepEvent = Extract<ClaimEvent, { readonly type: "admitted" | "refused" | "withdrawn" }>;

function step(
  sender: Sender,
  request: OnClaim,
  action: "claim.admit" | "claim.refuse" | "claim.withdraw",
  eventOf: (scope: CommandScope, found: ClaimAndActa) => StepEvent,
): Promise<CommandResult<ClaimVersion>> {
  return runCommand(sender, { id: request.commandId, action }, async (scope) => {
    const found = await lockedClaim(scope, request.claimId);
    const event = eventOf(scope, found);
    const added = await addToClaim(scope, found.claim, [event]);
    refuseStale(found.claim, request.version);
    const { id: claimId, number, tournamentId } = added.row;
    if (event.type !== "admitted") {
      const { reason } = event;
      const over = { type: "resolved", claimId, number, reason } as const;
      await writeEvents(scope, found.acta, [over], randomUUID());
    }
    const kind = `claim-${event.type}` as const satisfies NoticeKind;
    const { row } = await notifyParties(scope, added, found.acta, kind);
    scope.audit({
      action,
      tournamentId,
      subjectId: found.acta.match.id,
      after: { number, stage: row.stage },
      reason: event.type === "admitted" ? undefined : event.reason,
    });
    scope.announce({ tournamentId, matchId: found.acta.match.id, what: "match" });
    return { claimId, version: row.version };
  });
}
