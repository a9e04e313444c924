import "server-only";
import type { KeptCertificate } from "@/proof/certificate/certificate-file";
import { keepCertificate, openCertificate } from "@/proof/certificate/certificate-file";
import type { Pkcs12 } from "@/proof/certificate/make-p12";
import { makePkcs12 } from "@/proof/certificate/make-p12";
import { openPkcs12 } from "@/proof/certificate/open-p12";
import { authorize } from "../auth/authorize";
import type { CommandResult } from "../command";
import { refuse, runCommand } from "../command";
import type { Sender } from "../sender";
import { proofPlace } from "./key-ring";

/** The certificate that signs this installation's PDFs now. */
export function signingCertificate(): KeptCertificate {
  return openCertificate(proofPlace(), new Date());
}

export type CertificateRequest = { readonly commandId: string } & (
  | { readonly upload: Pkcs12 }
  /** Makes one with the federation's name. */
  | { readonly organisation: string }
);

/**
 * Puts another certificate in use: the federation's own (PKCS#12), or one made here with its name. PDFs signed before are
 * as good as they were. Refuses a file that cannot sign, saying what is wrong with it.
 */
export function replaceCertificate(
  sender: Sender,
  request: CertificateRequest,
): Promise<CommandResult<{ fingerprint: string }>> {
  const command = { id: request.commandId, action: "certificate.replace" };
  return runCommand(sender, command, async ({ audit }) => {
    authorize(sender, "certificate.manage", {});
    const now = new Date();
    const isUpload = "upload" in request;
    const certificate = isUpload ? request.upload : makePkcs12(request.organisation, now);
    const opened = openPkcs12(certificate, now);
    if (!opened.ok) return refuse({ code: opened.code });
    const { facts } = opened.value;
    const before = signingCertificate().facts.fingerprint;
    audit({
      action: command.action,
      before: { fingerprint: before },
      after: { fingerprint: facts.fingerprint, name: facts.name, issuer: facts.issuer },
    });
    keepCertificate(proofPlace(), certificate, isUpload ? "uploaded" : "made");
    return { fingerprint: facts.fingerprint };
  });
}
