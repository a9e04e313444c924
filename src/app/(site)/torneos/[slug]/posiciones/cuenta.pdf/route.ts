import type { NextRequest } from "next/server";
import { fileResponse } from "@/app/file-response";
import { paperAsked } from "@/app/paper-asked";
import { refusalPage } from "@/app/refusal-page";
import { renderStandingsAccount } from "@/documents/standings-account";
import { printedEvent } from "@/server/sheets/printed-event";
import { standingsAccount } from "@/server/standings/page";
import { listPublishedRounds } from "@/server/tournaments/queries";
import { readableTournament } from "@/server/tournaments/readable";
import { readAsked, unknownRound } from "../asked";

type RouteContext = { readonly params: Promise<{ slug: string }> };

export const dynamic = "force-dynamic";

/** The account of one row of the standings as PDF: `abrir=12`, `ronda=3`, `tabla=jugadores`, `papel=carta|a4`. */
export async function GET(request: NextRequest, { params }: RouteContext): Promise<Response> {
  const { slug } = await params;
  const tournament = await readableTournament(slug);
  if (!tournament) return refusalPage("Ese torneo no existe.", 404);
  const back = { href: `/torneos/${slug}/posiciones`, label: "Ir a las posiciones" };
  const search = request.nextUrl.searchParams;
  const rounds = (await listPublishedRounds(tournament.id)).map(({ number }) => number);
  const written = Object.fromEntries(search);
  if (unknownRound(written, rounds) !== null) {
    return refusalPage("Esa ronda no existe o no está publicada.", 404, back);
  }
  const asked = readAsked(written, rounds);
  const { open, afterRound } = asked;
  const account = open === null ? null : await standingsAccount(tournament, { ...asked, open });
  if (account === null) return refusalPage("Ese puesto no está en las posiciones.", 404, back);
  const pdf = await renderStandingsAccount({
    paper: paperAsked(request),
    createdAt: new Date().toISOString(),
    data: {
      event: printedEvent(tournament),
      afterRound,
      order: tournament.standingsOrder,
      target: tournament.rules.target,
      account,
      names: account.names,
    },
  });
  return fileResponse("pdf", `cuenta-${slug}-${account.row.rank}`, pdf.bytes);
}
