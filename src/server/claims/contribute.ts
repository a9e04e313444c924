import "server-only";
import { createHash } from "node:crypto";
import type { Capacity } from "@/domain/access/roles";
import type { ClaimEvent, ClaimEvidence, ClaimVoice } from "@/domain/claims/claim";
import type { Seat } from "@/domain/rules/seat";
import { pairSideOf } from "@/domain/rules/seat";
import { authorize } from "../auth/authorize";
import type { CommandResult, CommandScope } from "../command";
import { refuse, required, runCommand } from "../command";
import { readPhoto } from "../people/photo-file";
import { everybodyAt } from "../sanctions/history";
import type { Sender } from "../sender";
import type { ClaimAndActa } from "./load";
import { addToClaim, lockedClaim } from "./load";
import { notifyParties } from "./notify";

// What the parties, the officials and the Junta put beside a claim until it is answered.

/** A photo is read, not only seen: a sheet on paper must stay legible. */
export const EVIDENCE_PHOTO_LIMITS = { bytes: 1_500_000, pixels: 2000 } as const;

type OnClaim = { readonly commandId: string; readonly claimId: string };
export type ClaimVersion = { readonly claimId: string; readonly version: number };

/** Adds what somebody says: the claimant, the other side, a judge, the director or the Junta. */
export function addStatement(
  sender: Sender,
  request: OnClaim & { readonly text: string },
): Promise<CommandResult<ClaimVersion>> {
  return contribute(sender, request, "claim.statement", async (_, found, capacity) => ({
    type: "statement-added",
    from: voiceOf(sender, found, capacity),
    text: request.text.trim(),
  }));
}

/** Adds a photo: a JPEG within `EVIDENCE_PHOTO_LIMITS`, kept without where it was taken, with its SHA-256. */
export function addPhoto(
  sender: Sender,
  request: OnClaim & { readonly bytes: Uint8Array; readonly note?: string | undefined },
): Promise<CommandResult<ClaimVersion>> {
  return contribute(sender, request, "claim.evidence", async ({ tx }) => {
    const { bytes } = required("server", readPhoto(request.bytes, EVIDENCE_PHOTO_LIMITS));
    const hash = createHash("sha256").update(bytes).digest("hex");
    const evidenceId = request.commandId;
    await tx.claimEvidence.create({
      data: {
        id: evidenceId,
        claimId: request.claimId,
        mime: "image/jpeg",
        bytes,
        hash,
        byLabel: sender.label,
      },
    });
    return evidenceEvent({ kind: "photo", evidenceId, hash }, request.note);
  });
}

/** Points at something that is on record: a hand or an incident of the match, an entry of the event's log. */
export function addReference(
  sender: Sender,
  request: OnClaim & {
    readonly evidence: Exclude<ClaimEvidence, { readonly kind: "photo" }>;
    readonly note?: string | undefined;
  },
): Promise<CommandResult<ClaimVersion>> {
  return contribute(sender, request, "claim.evidence", async (scope, found) => {
    await checkReference(scope, found, request.evidence);
    return evidenceEvent(request.evidence, request.note);
  });
}

function evidenceEvent(evidence: ClaimEvidence, note: string | undefined): ClaimEvent {
  const said = note?.trim() ?? "";
  return { type: "evidence-added", evidence, ...(said === "" ? {} : { note: said }) };
}

async function checkReference(
  { tx, sender }: CommandScope,
  { acta }: ClaimAndActa,
  evidence: Exclude<ClaimEvidence, { readonly kind: "photo" }>,
): Promise<void> {
  const { match, state } = acta;
  switch (evidence.kind) {
    case "hand":
      if (!state.handFacts.some(({ handId }) => handId === evidence.handId))
        refuse({ code: "claim-hand-unknown", family: "claim" });
      return;
    case "incident": {
      const where = { id: evidence.incidentId, matchId: match.id };
      if ((await tx.incident.count({ where })) === 0)
        refuse({ code: "claim-incident-unknown", family: "claim" });
      return;
    }
    case "audit": {
      authorize(sender, "audit.read", { tournamentId: match.tournamentId });
      const where = { id: BigInt(evidence.entryId), tournamentId: match.tournamentId };
      if ((await tx.auditEntry.count({ where })) === 0)
        refuse({ code: "claim-entry-unknown", family: "claim" });
    }
  }
}

/** A party speaks as a party, whatever else he is. */
function voiceOf(sender: Sender, { claim, acta }: ClaimAndActa, capacity: Capacity): ClaimVoice {
  const own = sender.actor.kind === "account" ? sender.actor.playerId : null;
  const seat = everybodyAt(acta.match).find(({ playerId }) => playerId === own)?.seat;
  if (own !== null && seat)
    return pairSideOf(seat as Seat) === claim.state.filing.side ? "claimant" : "other-side";
  if (capacity === "junta" || capacity === "director") return capacity;
  return "judge";
}

function contribute(
  sender: Sender,
  request: OnClaim,
  action: "claim.statement" | "claim.evidence",
  eventOf: (scope: CommandScope, found: ClaimAndActa, capacity: Capacity) => Promise<ClaimEvent>,
): Promise<CommandResult<ClaimVersion>> {
  return runCommand(sender, { id: request.commandId, action }, async (scope) => {
    const found = await lockedClaim(scope, request.claimId);
    const capacity = authorize(sender, "claim.read", found.facts);
    const event = await eventOf(scope, found, capacity);
    const added = await addToClaim(scope, found.claim, [event]);
    const { row } =
      event.type === "statement-added"
        ? await notifyParties(scope, added, found.acta, "claim-statement")
        : added;
    scope.audit({
      action,
      tournamentId: row.tournamentId,
      subjectId: found.acta.match.id,
      after: { number: row.number, type: event.type },
    });
    scope.announce({ tournamentId: row.tournamentId, what: "match" });
    return { claimId: row.id, version: row.version };
  });
}
