import { toAnswer } from "@/app/answer";
import { isSameOrigin } from "@/app/api/acta/same-origin";
import { id as uuid } from "@/schemas/common-fields";
import { currentSender } from "@/server/auth/sender";
import { findPhoto, savePhoto } from "@/server/people/photo";
import { PHOTO_LIMITS } from "@/server/people/photo-file";

export const dynamic = "force-dynamic";

type PhotoParams = { readonly params: Promise<{ id: string }> };

const nothing = (status: number) => new Response(null, { status });

/** A person's photo, for whoever is signed in; kept by that browser only. */
export async function GET(_request: Request, { params }: PhotoParams): Promise<Response> {
  const { id } = await params;
  const { actor } = await currentSender();
  if (actor.kind !== "account") return nothing(401);
  const photo = uuid.safeParse(id).success ? await findPhoto(id) : null;
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

/** Sets a person's photo: a JPEG as the body, `envio` the command's id. */
export async function POST(request: Request, { params }: PhotoParams): Promise<Response> {
  const { id } = await params;
  if (!isSameOrigin(request.headers)) return nothing(403);
  const commandId = new URL(request.url).searchParams.get("envio");
  if (!(uuid.safeParse(id).success && uuid.safeParse(commandId).success && commandId))
    return nothing(400);
  const sender = await currentSender();
  if (sender.actor.kind !== "account") return nothing(401);
  const length = Number(request.headers.get("content-length"));
  if (!(length > 0)) return nothing(411);
  if (length > PHOTO_LIMITS.bytes) {
    const problem = { code: "photo-too-large", bytes: length, most: PHOTO_LIMITS.bytes };
    return Response.json(toAnswer({ ok: false, problems: [problem] }), { status: 413 });
  }
  const bytes = new Uint8Array(await request.arrayBuffer());
  const result = await savePhoto(sender, { commandId, personId: id, bytes });
  return Response.json(toAnswer(result), { status: result.ok ? 200 : 422 });
}
