import { toAnswer } from "@/app/answer";
import { isSameOrigin } from "@/app/api/acta/same-origin";
import { id as uuid } from "@/schemas/common-fields";
import { currentSender } from "@/server/auth/sender";
import type { CommandResult } from "@/server/command";
import type { Sender } from "@/server/sender";

// Photos come and go outside the server actions: a picture is a request's whole body, and a page's own address shows it.

const nothing = (status: number) => new Response(null, { status });

/**
 * A photo that is put beside something: a JPEG as the body, `envio` the command's id in the query. Only from this site's
 * own pages, with an account, and never more than `most` bytes.
 */
export async function receivePhoto(
  request: Request,
  subjectId: string,
  most: number,
  add: (
    sender: Sender,
    sent: { readonly commandId: string; readonly bytes: Uint8Array },
  ) => Promise<CommandResult<unknown>>,
): Promise<Response> {
  if (!isSameOrigin(request.headers)) return nothing(403);
  const commandId = new URL(request.url).searchParams.get("envio");
  if (!(uuid.safeParse(subjectId).success && uuid.safeParse(commandId).success && commandId))
    return nothing(400);
  const sender = await currentSender();
  if (sender.actor.kind !== "account") return nothing(401);
  const length = Number(request.headers.get("content-length"));
  if (!(length > 0)) return nothing(411);
  if (length > most) {
    const problem = { code: "photo-too-large", bytes: length, most };
    return Response.json(toAnswer({ ok: false, problems: [problem] }), { status: 413 });
  }
  const bytes = new Uint8Array(await request.arrayBuffer());
  const result = await add(sender, { commandId, bytes });
  return Response.json(toAnswer(result), { status: result.ok ? 200 : 422 });
}

/** A stored photo for who may see it, kept by that browser only; 404 for anybody else. */
export async function photoResponse(
  ids: readonly string[],
  find: (sender: Sender) => Promise<{
    readonly bytes: Uint8Array<ArrayBuffer>;
    readonly mime: string;
  } | null>,
): Promise<Response> {
  const sender = await currentSender();
  if (sender.actor.kind !== "account") return nothing(401);
  if (ids.some((one) => !uuid.safeParse(one).success)) return nothing(404);
  const photo = await find(sender);
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
