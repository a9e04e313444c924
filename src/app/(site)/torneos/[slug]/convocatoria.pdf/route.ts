import type { NextRequest } from "next/server";
import { fileResponse } from "@/app/file-response";
import { paperAsked } from "@/app/paper-asked";
import { refusalPage } from "@/app/refusal-page";
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
    return refusalPage("Ese torneo no existe.", 404);
  }
  const pdf = await renderConvocatoria({
    paper: paperAsked(request),
    createdAt: new Date().toISOString(),
    data: await convocatoriaOf(tournament, await baseUrl()),
  });
  return fileResponse("pdf", `convocatoria-${slug}`, pdf.bytes);
}
