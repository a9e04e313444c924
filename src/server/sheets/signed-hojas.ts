import "server-only";
import type { HojasRequest } from "@/documents/hoja";
import { renderHojas } from "@/documents/hoja";
import type { Attachment, RenderedPdf } from "@/documents/layout/pen";
import { roomFor, SIGNATURE_KIND, signPdf } from "@/proof/pdf/sign-pdf";
import type { SealedDocument } from "@/schemas/sealed-document";
import { signingCertificate } from "../proof/certificate";

/**
 * Closed Hojas as a PDF that proves itself: their sealed records attached, the whole signed with the federation's
 * certificate, so that a reader of PDFs shows any change. Same request, documents and certificate, same bytes.
 */
export async function renderSignedHojas(
  request: HojasRequest,
  documents: readonly SealedDocument[],
): Promise<RenderedPdf> {
  const certificate = signingCertificate();
  const { facts } = certificate;
  const { pages, bytes } = await renderHojas({
    ...request,
    attachments: documents.map(attachmentOf),
    signature: {
      signer: facts.organisation ?? facts.name,
      reason: "Hoja de Anotaciones cerrada y sellada",
      place: request.sheets[0]?.event.venue ?? "",
      kind: SIGNATURE_KIND,
      bytes: roomFor(certificate),
      notBefore: facts.from,
    },
  });
  return { pages, bytes: await signPdf(bytes, certificate) };
}

function attachmentOf(document: SealedDocument): Attachment {
  const { code, record } = document.record;
  return {
    name: `hoja-${code}-v${record.version}.json`,
    mime: "application/json",
    description: `Registro sellado de la Hoja ${code}, versión ${record.version}`,
    content: JSON.stringify(document),
  };
}
