import { notFound } from "next/navigation";
import { pageMoment } from "@/server/live/page-moment";
import { readableTournament } from "@/server/tournaments/readable";
import type { TournamentView } from "@/server/tournaments/rows";

export type TournamentParams = { readonly params: Promise<{ slug: string }> };

/** The tournament of a page's address, or the page that says there is none. */
export async function tournamentOf({ params }: TournamentParams): Promise<TournamentView> {
  pageMoment();
  const { slug } = await params;
  return (await readableTournament(slug)) ?? notFound();
}
