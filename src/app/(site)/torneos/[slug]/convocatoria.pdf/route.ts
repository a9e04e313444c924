import type { NextRequest } from "next/server";
import { renderConvocatoria } from "@/documents/convocatoria";
import { baseUrl } from "@/server/auth/base-url";
import { convocatoriaOf } from "@/server/sheets/convocatoria";
import { readableTournament } from "@/server/tournaments/readable";

type RouteContext = { readonly params: Promise<{ slug: string }> };

export const dynamic = "force-dynamic";

/** The convocatoria of a tournament as PDF: for anyone once it is announced, for its officials before. `papel=carta|a4`. */
export async function GET(request: NextRequest, { params }: RouteContext): Promise<Response> {
  const { slug } = await params;
  const tournament = await readableTournament(slug);
  if (!tournament) {
    return new Response("Ese torneo no existe.", {
      status: 404,
      headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
    });
  }
  const pdf = await renderConvocatoria({
    paper: request.nextUrl.searchParams.get("papel") === "a4" ? "a4" : "letter",
    createdAt: new Date().toISOString(),
    data: await convocatoriaOf(tournament, await baseUrl()),
  });
  return new Response(new Uint8Array(pdf.bytes), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="convocatoria-${slug}.pdf"`,
      "cache-control": "no-store",
    },
  });
}
