import type { NextRequest } from "next/server";
import { fileResponse } from "@/app/file-response";
import { paperAsked } from "@/app/paper-asked";
import { renderClaimRegister } from "@/documents/claim-register";
import type { RegisterParams } from "../register";
import { inWords, registerOf } from "../register";

export const dynamic = "force-dynamic";

/** The register of an event's claims as PDF, `papel=carta|a4`. */
export async function GET(request: NextRequest, props: RegisterParams): Promise<Response> {
  const found = await registerOf(props);
  if (found instanceof Response) return found;
  const { name, venue, startsOn: date, timeZone, slug } = found.tournament;
  const pdf = await renderClaimRegister({
    paper: paperAsked(request),
    createdAt: new Date().toISOString(),
    data: { event: { name, venue, date, timeZone }, claims: found.claims.map(inWords) },
  });
  return fileResponse("pdf", `reclamos-${slug}`, pdf.bytes);
}
