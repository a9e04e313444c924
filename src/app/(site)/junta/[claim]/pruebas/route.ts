import { toAnswer } from "@/app/answer";
import { isSameOrigin } from "@/app/api/acta/same-origin";
import { id as uuid } from "@/schemas/common-fields";
import { currentSender } from "@/server/auth/sender";
import { addPhoto, EVIDENCE_PHOTO_LIMITS } from "@/server/claims/contribute";

export const dynamic = "force-dynamic";

type PhotoParams = { readonly params: Promise<{ claim: string }> };

const nothing = (status: number) => new Response(null, { status });

/** Adds a photo to a claim: a JPEG as the body, `envio` the command's id. */
export async function POST(request: Request, { params }: PhotoParams): Promise<Response> {
  const { claim } = await params;
  if (!isSameOrigin(request.headers)) return nothing(403);
  const commandId = new URL(request.url).searchParams.get("envio");
  if (!(uuid.safeParse(claim).success && uuid.safeParse(commandId).success && commandId))
    return nothing(400);
  const sender = await currentSender();
  if (sender.actor.kind !== "account") return nothing(401);
  const length = Number(request.headers.get("content-length"));
  if (!(length > 0)) return nothing(411);
  if (length > EVIDENCE_PHOTO_LIMITS.bytes) {
    const most = EVIDENCE_PHOTO_LIMITS.bytes;
    const problem = { code: "photo-too-large", bytes: length, most };
    return Response.json(toAnswer({ ok: false, problems: [problem] }), { status: 413 });
  }
  const bytes = new Uint8Array(await request.arrayBuffer());
  const result = await addPhoto(sender, { commandId, claimId: claim, bytes });
  return Response.json(toAnswer(result), { status: result.ok ? 200 : 422 });
}
