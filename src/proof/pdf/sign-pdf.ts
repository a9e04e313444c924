import { createHash } from "node:crypto";
import { Signer, SignPdf } from "@signpdf/signpdf";
import type { SigningCertificate } from "../certificate/open-p12";
import { readCms } from "./read-cms";
import { writeCms } from "./write-cms";

/** The kind of signature that the room in the PDF must be of: PAdES. */
export const SIGNATURE_KIND = "ETSI.CAdES.detached";

/** How many bytes a signature with this certificate may take. */
export function roomFor({ chain }: SigningCertificate): number {
  return chain.reduce((sum, { length }) => sum + length, 1536);
}

/** Signs a PDF that holds room for it. The same bytes and certificate give the same file. */
export function signPdf(bytes: Uint8Array, certificate: SigningCertificate): Promise<Buffer> {
  const signer = Object.assign(new Signer(), {
    sign: async (covered: Buffer) =>
      writeCms(createHash("sha256").update(covered).digest(), certificate),
  });
  return new SignPdf().sign(Buffer.from(bytes), signer);
}

/** What all signatures with this certificate have in common, to be endorsed. */
export function signerFacts(certificate: SigningCertificate): {
  readonly certificate: string;
  readonly frame: string;
} {
  const { certificate: hash, frame } = readCms(writeCms(Buffer.alloc(32), certificate));
  return { certificate: hash, frame };
}
