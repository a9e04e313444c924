import "server-only";
import type { Actor } from "@/domain/access/actor";
import { can } from "@/domain/access/can";
import type { ClaimEffect } from "@/domain/claims/claim";
import { isOpenClaim } from "@/domain/claims/claim";
import { database } from "../db/client";
import { playedBy } from "../sanctions/history";
import type { ClaimLine } from "./claim-rows";
import { listClaims } from "./claim-rows";

const BY_DUE = [{ dueAt: "asc" as const }, { number: "asc" as const }];

/** Whether somebody sees the claims of some event. */
export function seesClaims(actor: Actor): boolean {
  return (
    actor.kind === "account" &&
    actor.grants.some(({ tournamentId }) => can(actor, "claim.list", { tournamentId }).allowed)
  );
}

/** The events whose claims somebody sees: null for all of them. */
function tournamentsOf(actor: Actor): readonly string[] | null {
  if (actor.kind !== "account") return [];
  if (can(actor, "claim.list", { tournamentId: null }).allowed) return null;
  return actor.grants.flatMap(({ tournamentId }) =>
    tournamentId !== null && can(actor, "claim.list", { tournamentId }).allowed
      ? [tournamentId]
      : [],
  );
}

export type Inbox = {
  /** Without an answer, those due first. */
  readonly open: readonly ClaimLine[];
  /** Answered or withdrawn, the latest first. */
  readonly past: readonly ClaimLine[];
};

/** Every claim that somebody may see as an official, of one event or of all of theirs. */
export async function claimInbox(actor: Actor, tournamentId?: string): Promise<Inbox> {
  const seen = tournamentsOf(actor);
  const claims = await listClaims(
    {
      ...(seen === null ? {} : { tournamentId: { in: [...seen] } }),
      ...(tournamentId === undefined ? {} : { AND: { tournamentId } }),
    },
    BY_DUE,
  );
  return {
    open: claims.filter(({ stage }) => isOpenClaim(stage)),
    past: claims
      .filter(({ stage }) => !isOpenClaim(stage))
      .sort((a, b) => (b.answeredAt ?? b.filedAt) - (a.answeredAt ?? a.filedAt)),
  };
}

/** The register of an event: every claim by its number. */
export function claimRegister(tournamentId: string): Promise<readonly ClaimLine[]> {
  return listClaims({ tournamentId }, [{ number: "asc" }]);
}

/** The claims of the tables where a person sat: one's own and those of the others there; the latest first. */
export function claimsAround(playerId: string): Promise<readonly ClaimLine[]> {
  return listClaims({ match: playedBy(playerId) }, [{ filedAt: "desc" }]);
}

/** A decided claim as everybody may see it: no names, no private text. */
export type PublicClaim = Pick<
  ClaimLine,
  | "id"
  | "number"
  | "round"
  | "table"
  | "outcome"
  | "subject"
  | "sheetVersion"
  | "publicCode"
  | "pairedRounds"
  | "answeredAt"
> & { readonly effects: readonly ClaimEffect["effect"][] };

/** The decided claims of an event, by number. */
export async function publicClaims(tournamentId: string): Promise<readonly PublicClaim[]> {
  const claims = await listClaims({ tournamentId, stage: "decided" }, [{ number: "asc" }]);
  return claims.map((claim) => ({
    id: claim.id,
    number: claim.number,
    round: claim.round,
    table: claim.table,
    outcome: claim.outcome,
    subject: claim.subject,
    sheetVersion: claim.sheetVersion,
    publicCode: claim.publicCode,
    pairedRounds: claim.pairedRounds,
    answeredAt: claim.answeredAt,
    effects: claim.effects as readonly ClaimEffect["effect"][],
  }));
}

/** The photo of a claim; the caller has checked who may see the claim. */
export function findEvidence(claimId: string, evidenceId: string) {
  return database().claimEvidence.findFirst({ where: { id: evidenceId, claimId } });
}
