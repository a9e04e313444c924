import { id as uuid } from "@/schemas/common-fields";
import { currentSender } from "@/server/auth/sender";
import { readClaim } from "@/server/claims/claim-page";
import { findEvidence } from "@/server/claims/queries";

export const dynamic = "force-dynamic";

type EvidenceParams = { readonly params: Promise<{ claim: string; id: string }> };

const nothing = (status: number) => new Response(null, { status });

/** A photo of a claim, for whoever may read the claim; kept by that browser only. */
export async function GET(_request: Request, { params }: EvidenceParams): Promise<Response> {
  const { claim, id } = await params;
  if (!(uuid.safeParse(claim).success && uuid.safeParse(id).success)) return nothing(404);
  const sender = await currentSender();
  if (sender.actor.kind !== "account") return nothing(401);
  const read = await readClaim(sender, claim);
  const photo = read.ok ? await findEvidence(claim, id) : null;
  if (photo === null) return nothing(404);
  return new Response(photo.bytes, {
    headers: {
      "content-type": photo.mime,
      "cache-control": "private, max-age=3600",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'",
    },
  });
}
