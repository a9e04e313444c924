import type { NextRequest } from "next/server";
import { sentenceResponse } from "@/app/file-response";
import type { SealedDocument } from "@/schemas/sealed-document";
import { codeInPath } from "@/schemas/typed-hoja";
import type { PublicSheet, SealedSheet } from "@/server/sheets/queries";
import { findPublicSheet } from "@/server/sheets/queries";
import { versionsText } from "./versions-text";

export type SheetRouteContext = { readonly params: Promise<{ code: string }> };

type Asked = {
  readonly sheet: PublicSheet;
  readonly sealed: SealedSheet;
  readonly document: SealedDocument;
  /** A file name without its ending. */
  readonly name: string;
};

/** Answers a file of a sealed Hoja, or a sentence why there is none: nothing is given out that is not as it was closed. */
export async function sealedFile(
  request: NextRequest,
  { params }: SheetRouteContext,
  answer: (asked: Asked) => Promise<Response>,
): Promise<Response> {
  const { code } = await params;
  const version = Number(request.nextUrl.searchParams.get("version"));
  const sheet = await findPublicSheet(codeInPath(code), version > 0 ? version : undefined);
  if (!sheet) return sentenceResponse("No hay una Hoja con ese código.", 404);
  const { sealed } = sheet;
  if (!sealed) {
    const isKnown = sheet.versions.length > 0;
    return sentenceResponse(
      isKnown
        ? `Esa versión no existe. ${versionsText(sheet.versions)}`
        : "Esa Hoja todavía no está cerrada.",
      404,
    );
  }
  const { document } = sealed;
  if (document === null) return sentenceResponse("Esa Hoja no está como se cerró: no se da.", 409);
  const name = `hoja-r${sheet.round}-m${sheet.table}-v${sealed.version}`;
  return answer({ sheet, sealed, document, name });
}
