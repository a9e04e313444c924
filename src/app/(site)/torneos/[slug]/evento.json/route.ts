import type { NextRequest } from "next/server";
import { fileResponse, sentenceResponse } from "@/app/file-response";
import { publicEvent } from "@/server/tournaments/public-event";
import { readableTournament } from "@/server/tournaments/readable";

type RouteContext = { readonly params: Promise<{ slug: string }> };

export const dynamic = "force-dynamic";

/** The event document of a tournament (docs/formats.md), for `check` and whoever wants to reckon it again. */
export async function GET(_request: NextRequest, { params }: RouteContext): Promise<Response> {
  const { slug } = await params;
  const tournament = await readableTournament(slug);
  if (!tournament) return sentenceResponse("Ese torneo no existe.", 404);
  const event = await publicEvent(tournament);
  return fileResponse("json", `torneo-${slug}`, JSON.stringify({ v: 1, ...event }));
}
