import "server-only";
import type { KeptCertificate } from "@/proof/certificate/certificate-file";
import { openCertificate } from "@/proof/certificate/certificate-file";
import { proofPlace } from "./key-ring";

/** The certificate that signs this installation's PDFs now. */
export function signingCertificate(): KeptCertificate {
  return openCertificate(proofPlace(), new Date());
}
