import type { NextRequest } from "next/server";
import { renderHojas } from "@/documents/hoja";
import { baseUrl } from "@/server/auth/base-url";
import { findPublicSheet } from "@/server/sheets/queries";
import { proofUrl } from "@/server/sheets/round-papers";

type RouteContext = { readonly params: Promise<{ code: string }> };

/** The sealed Hoja as PDF, for anyone: the asked version, else the latest. The same version gives the same bytes. */
export async function GET(request: NextRequest, { params }: RouteContext): Promise<Response> {
  const { code } = await params;
  const version = Number(request.nextUrl.searchParams.get("version"));
  const sheet = await findPublicSheet(code, version > 0 ? version : undefined);
  if (!sheet) return new Response("No hay una Hoja con ese código.", { status: 404 });
  if (!sheet.sealed) return new Response("Esa Hoja todavía no está cerrada.", { status: 404 });
  const { data, hash, closedAt, version: sealed } = sheet.sealed;
  const proof = { code: sheet.code, url: proofUrl(await baseUrl(), sheet.code), hash };
  const pdf = await renderHojas({
    paper: "letter",
    layout: "one",
    createdAt: new Date(closedAt).toISOString(),
    sheets: [{ ...data, proof }],
  });
  const name = `hoja-r${sheet.round}-m${sheet.table}-v${sealed}.pdf`;
  return new Response(new Uint8Array(pdf.bytes), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}
