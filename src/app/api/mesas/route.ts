import type { NextRequest } from "next/server";
import { can } from "@/domain/access/can";
import { currentSender } from "@/server/auth/sender";
import { listTableFigures } from "@/server/rounds/table-figures";
import { findTournament } from "@/server/tournaments/find-tournament";

export const dynamic = "force-dynamic";

/** The figures of a tournament's tables in play (`TableFigures`), for the boards of its officials. */
export async function GET(request: NextRequest): Promise<Response> {
  const slug = request.nextUrl.searchParams.get("torneo") ?? "";
  const [tournament, { actor }] = await Promise.all([findTournament(slug), currentSender()]);
  const isOfficial =
    tournament !== null &&
    can(actor, "tournament.view-draft", { tournamentId: tournament.id }).allowed;
  if (!isOfficial) return new Response("Solo para oficiales del torneo.", { status: 403 });
  const figures = await listTableFigures(tournament.id);
  return Response.json(figures, { headers: { "cache-control": "no-store" } });
}
