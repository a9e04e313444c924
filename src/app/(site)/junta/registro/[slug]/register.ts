import { refusalPage } from "@/app/refusal-page";
import type { PrintedClaim } from "@/documents/claim-register";
import { can } from "@/domain/access/can";
import type { ClaimEffect } from "@/domain/claims/claim";
import { claimStateName, effectsText, SUBJECT_NAMES } from "@/i18n/es/claims";
import { localInstant } from "@/i18n/es/document-dates";
import { currentSender } from "@/server/auth/sender";
import type { ClaimLine } from "@/server/claims/claim-rows";
import { claimRegister } from "@/server/claims/queries";
import { findTournament } from "@/server/tournaments/find-tournament";
import type { TournamentView } from "@/server/tournaments/rows";

export type RegisterParams = { readonly params: Promise<{ slug: string }> };

/** The register of an event for who may list its claims; else what to answer instead. */
export async function registerOf({
  params,
}: RegisterParams): Promise<
  { readonly tournament: TournamentView; readonly claims: readonly ClaimLine[] } | Response
> {
  const { slug } = await params;
  const { actor } = await currentSender();
  const tournament = await findTournament(slug);
  if (!tournament) return refusalPage("Ese torneo no existe.", 404);
  if (!can(actor, "claim.list", { tournamentId: tournament.id }).allowed) {
    const status = actor.kind === "account" ? 403 : 401;
    return refusalPage("El registro lo ven la Junta, la dirección y los jueces.", status);
  }
  return { tournament, claims: await claimRegister(tournament.id) };
}

/** A claim in the words of the register. */
export function inWords(claim: ClaimLine): PrintedClaim {
  const at = (instant: number | null) =>
    instant === null ? "" : localInstant(new Date(instant).toISOString(), claim.timeZone);
  return {
    number: claim.number,
    filedAt: at(claim.filedAt),
    round: claim.round,
    table: claim.table,
    claimant: claim.claimant,
    subject: SUBJECT_NAMES[claim.subject],
    state: claimStateName(claim.stage, claim.outcome),
    answeredAt: at(claim.answeredAt),
    answer: claim.answer?.reason.replace(/\.$/, "") ?? "",
    article: claim.answer?.article ?? "",
    effects:
      claim.stage === "decided"
        ? effectsText(claim.effects as readonly ClaimEffect["effect"][])
        : "",
  };
}
