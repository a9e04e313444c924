import { photoResponse } from "@/app/receive-photo";
import { findSheetPhoto } from "@/server/sheets/photo";

export const dynamic = "force-dynamic";

type PhotoParams = { readonly params: Promise<{ matchId: string; id: string }> };

/** A photo of a signed Hoja, for the officials of its match; kept by that browser only. */
export async function GET(_request: Request, { params }: PhotoParams): Promise<Response> {
  const { matchId, id } = await params;
  return photoResponse([matchId, id], (sender) => findSheetPhoto(sender, matchId, id));
}
