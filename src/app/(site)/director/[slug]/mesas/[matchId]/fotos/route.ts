import { receivePhoto } from "@/app/receive-photo";
import { attachPhoto, SHEET_PHOTO_LIMITS } from "@/server/sheets/photo";

export const dynamic = "force-dynamic";

type PhotosParams = { readonly params: Promise<{ matchId: string }> };

/** Adds a photo to a Hoja: a JPEG as the body, `envio` the command's id. */
export async function POST(request: Request, { params }: PhotosParams): Promise<Response> {
  const { matchId } = await params;
  return receivePhoto(request, matchId, SHEET_PHOTO_LIMITS.bytes, (sender, sent) =>
    attachPhoto(sender, { ...sent, matchId }),
  );
}
