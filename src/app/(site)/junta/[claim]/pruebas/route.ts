import { receivePhoto } from "@/app/receive-photo";
import { addPhoto, EVIDENCE_PHOTO_LIMITS } from "@/server/claims/contribute";

export const dynamic = "force-dynamic";

type PhotoParams = { readonly params: Promise<{ claim: string }> };

/** Adds a photo to a claim: a JPEG as the body, `envio` the command's id. */
export async function POST(request: Request, { params }: PhotoParams): Promise<Response> {
  const { claim } = await params;
  return receivePhoto(request, claim, EVIDENCE_PHOTO_LIMITS.bytes, (sender, sent) =>
    addPhoto(sender, { ...sent, claimId: claim }),
  );
}
