import type { Answer } from "@/components/commands/answer";

// Pictures that are on their way: each is kept, with the id by which it counts once, until the server has answered.

/** A picture that waits. `failed`: it could not be sent, and goes again by itself. */
export type WaitingPhoto = {
  readonly commandId: string;
  readonly photo: Blob;
  readonly failed: boolean;
};

/** What became of a picture: taken, refused for good with its reasons, or not sent. */
export type PhotoAnswer =
  | { readonly kind: "taken" }
  | { readonly kind: "refused"; readonly messages: readonly string[] }
  | { readonly kind: "offline" };

type Send = (url: string, init: RequestInit) => Promise<Pick<Response, "json">>;

/** Posts a picture to an address; the same one again adds nothing. */
export async function sendPhoto(
  send: Send,
  address: string,
  { commandId, photo }: Pick<WaitingPhoto, "commandId" | "photo">,
): Promise<PhotoAnswer> {
  try {
    const response = await send(`${address}?envio=${commandId}`, {
      method: "POST",
      headers: { "content-type": "image/jpeg" },
      body: photo,
    });
    const answer = (await response.json()) as Answer<unknown>;
    return answer.ok ? { kind: "taken" } : { kind: "refused", messages: answer.messages };
  } catch {
    // No answer, or one that is no answer of ours: a gateway without its server.
    return { kind: "offline" };
  }
}

/** The pictures that wait after an answer to one of them. */
export function afterAnswer(
  waiting: readonly WaitingPhoto[],
  commandId: string,
  answer: PhotoAnswer,
): readonly WaitingPhoto[] {
  return answer.kind === "offline"
    ? waiting.map((one) => (one.commandId === commandId ? { ...one, failed: true } : one))
    : waiting.filter((one) => one.commandId !== commandId);
}
