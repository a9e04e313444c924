import type { NextRequest } from "next/server";
import { fileResponse } from "@/app/file-response";
import { baseUrl } from "@/server/auth/base-url";
import { printedProof } from "@/server/sheets/round-papers";
import { renderSignedHojas } from "@/server/sheets/signed-hojas";
import type { SheetRouteContext } from "../sealed-file";
import { sealedFile } from "../sealed-file";

/**
 * The sealed Hoja as a signed PDF with its record inside, for anyone: the asked version, else the latest. The same version
 * gives the same bytes while key and certificate are the same and nobody opens it again; from then on it says so.
 */
export function GET(request: NextRequest, context: SheetRouteContext): Promise<Response> {
  return sealedFile(request, context, async ({ sheet, sealed, document, name }) => {
    const { data } = sealed;
    const createdAt = new Date(sealed.closedAt).toISOString();
    const { voided = null } =
      sheet.versions.find(({ version }) => version === sealed.version) ?? {};
    const proof = printedProof(await baseUrl(), sheet.code, data, { ...sealed, voided });
    const sheets = [{ ...data, proof }];
    const { bytes } = await renderSignedHojas(
      { paper: "letter", layout: "one", createdAt, sheets },
      [document],
    );
    return fileResponse("pdf", name, bytes);
  });
}
