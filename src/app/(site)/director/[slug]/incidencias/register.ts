import { refusalPage } from "@/app/refusal-page";
import { can } from "@/domain/access/can";
import { currentSender } from "@/server/auth/sender";
import type { IncidentBook } from "@/server/sanctions/incident-book";
import { incidentBookOf } from "@/server/sanctions/incident-book";
import { findTournament } from "@/server/tournaments/find-tournament";
import type { TournamentView } from "@/server/tournaments/rows";

export type RegisterParams = { readonly params: Promise<{ slug: string }> };

/** The incidents of an event, oldest first, for who may see everybody's; else what to answer instead. */
export async function registerOf({
  params,
}: RegisterParams): Promise<
  { readonly tournament: TournamentView; readonly book: IncidentBook } | Response
> {
  const { slug } = await params;
  const { actor } = await currentSender();
  const tournament = await findTournament(slug);
  if (!tournament) return refusalPage("Ese torneo no existe.", 404);
  const facts = { tournamentId: tournament.id, playerId: "" };
  if (!can(actor, "sanctions.view-private", facts).allowed) {
    const status = actor.kind === "account" ? 403 : 401;
    return refusalPage("El registro lo ven la Junta, la dirección y los jueces.", status);
  }
  const book = await incidentBookOf(tournament.id);
  const incidents = [...book.incidents].sort(
    (a, b) => a.round - b.round || a.table - b.table || a.at - b.at,
  );
  return { tournament, book: { ...book, incidents } };
}
