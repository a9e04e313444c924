import "server-only";
import { can } from "@/domain/access/can";
import { currentSender } from "../auth/sender";
import { findTournament } from "./find-tournament";
import type { TournamentView } from "./rows";

/** A tournament that whoever asks may see: any that is announced, drafts for its officials only; else null. */
export async function readableTournament(slug: string): Promise<TournamentView | null> {
  const tournament = await findTournament(slug);
  if (!tournament) return null;
  if (tournament.status !== "draft") return tournament;
  const { actor } = await currentSender();
  const facts = { tournamentId: tournament.id };
  return can(actor, "tournament.view-draft", facts).allowed ? tournament : null;
}
