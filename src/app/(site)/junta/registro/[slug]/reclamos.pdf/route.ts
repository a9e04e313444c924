import { fileResponse } from "@/app/file-response";
import { renderClaimRegister } from "@/documents/claim-register";
import type { RegisterParams } from "../register";
import { inWords, registerOf } from "../register";

export const dynamic = "force-dynamic";

/** The register of an event's claims as PDF. */
export async function GET(_request: Request, props: RegisterParams): Promise<Response> {
  const found = await registerOf(props);
  if (found instanceof Response) return found;
  const { name, venue, startsOn: date, timeZone, slug } = found.tournament;
  const pdf = await renderClaimRegister({
    paper: "letter",
    createdAt: new Date().toISOString(),
    data: { event: { name, venue, date, timeZone }, claims: found.claims.map(inWords) },
  });
  return fileResponse("pdf", `reclamos-${slug}`, pdf.bytes);
}
