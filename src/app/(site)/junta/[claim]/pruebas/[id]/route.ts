import { photoResponse } from "@/app/receive-photo";
import { readClaim } from "@/server/claims/claim-page";
import { findEvidence } from "@/server/claims/queries";

export const dynamic = "force-dynamic";

type EvidenceParams = { readonly params: Promise<{ claim: string; id: string }> };

/** A photo of a claim, for whoever may read the claim; kept by that browser only. */
export async function GET(_request: Request, { params }: EvidenceParams): Promise<Response> {
  const { claim, id } = await params;
  return photoResponse([claim, id], async (sender) => {
    const read = await readClaim(sender, claim);
    return read.ok ? findEvidence(claim, id) : null;
  });
}
