import { signingCertificate } from "@/server/proof/certificate";

export const dynamic = "force-dynamic";

/** The certificate that signs the PDFs, to be trusted by a reader. */
export function GET(): Response {
  return new Response(signingCertificate().facts.pem, {
    headers: {
      "content-type": "application/x-pem-file",
      "content-disposition": 'attachment; filename="certificado.pem"',
      "cache-control": "no-store",
    },
  });
}
