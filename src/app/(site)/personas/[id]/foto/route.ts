import { photoResponse, receivePhoto } from "@/app/receive-photo";
import { findPhoto, savePhoto } from "@/server/people/photo";
import { PHOTO_LIMITS } from "@/server/people/photo-file";

export const dynamic = "force-dynamic";

type PhotoParams = { readonly params: Promise<{ id: string }> };

/** A person's photo, for whoever is signed in; kept by that browser only. */
export async function GET(_request: Request, { params }: PhotoParams): Promise<Response> {
  const { id } = await params;
  return photoResponse([id], () => findPhoto(id));
}

/** Sets a person's photo: a JPEG as the body, `envio` the command's id. */
export async function POST(request: Request, { params }: PhotoParams): Promise<Response> {
  const { id } = await params;
  return receivePhoto(request, id, PHOTO_LIMITS.bytes, (sender, sent) =>
    savePhoto(sender, { ...sent, personId: id }),
  );
}
