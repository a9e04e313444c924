import { createHash, verify, X509Certificate } from "node:crypto";
import { CONTEXT_0, OCTETS, OIDS, SEQUENCE, SET } from "./cms-parts";
import type { DerElement } from "./der";
import { childrenOf, elementAt } from "./der";

// The digital signature inside a PDF: CMS SignedData (RFC 5652), detached, one RSA signer, SHA-256. Nothing in it may
// change unseen: what differs from PDF to PDF is signed by it, and all the rest (the frame) is endorsed as a whole.

export type CmsSignature = {
  /** SHA-256 of what was signed. */
  readonly digest: Buffer;
  /** SHA-256 of the signer's certificate, hexadecimal. */
  readonly certificate: string;
  /** SHA-256 of the whole without digest and signature, hexadecimal. */
  readonly frame: string;
  /** Whether the certificate's key signed that digest. */
  readonly isGenuine: boolean;
};

/** Reads a signature; `bytes` may go on after it. Throws for any other structure. */
export function readCms(bytes: Uint8Array): CmsSignature & { readonly length: number } {
  const whole = elementAt(bytes, 0, bytes.length);
  const inside = (element: DerElement | undefined, tag: number, index: number) => {
    if (element?.tag !== tag) throw new Error("CMS: structure");
    const child = childrenOf(bytes, element)[index];
    if (!child) throw new Error("CMS: structure");
    return child;
  };
  const signedData = inside(inside(whole, SEQUENCE, 1), CONTEXT_0, 0);
  const [, , , certificates, infos, ...more] = childrenOf(bytes, signedData);
  const info = inside(infos, SET, 0);
  const [, signerId, , attributes, , value, ...rest] = childrenOf(bytes, info);
  if (!signerId || attributes?.tag !== CONTEXT_0 || value?.tag !== OCTETS)
    throw new Error("CMS: signer");
  if (more.length > 0 || rest.length > 0) throw new Error("CMS: more than one signer");
  const digest = digestIn(bytes, attributes);
  const certificate = certificateOf(bytes, certificates, signerId);
  const signed = Buffer.from(bytes.subarray(attributes.start, attributes.end));
  // The attributes are signed as the SET that they are, not under the tag that stands for it (RFC 5652, 5.4).
  signed[0] = SET;
  return {
    length: whole.end,
    digest: Buffer.from(bytes.subarray(digest.from, digest.end)),
    certificate: createHash("sha256").update(certificate.raw).digest("hex"),
    frame: frameOf(bytes, whole.end, [digest, value]),
    isGenuine: verify(
      "RSA-SHA256",
      signed,
      certificate.publicKey,
      bytes.subarray(value.from, value.end),
    ),
  };
}

function digestIn(bytes: Uint8Array, attributes: DerElement): DerElement {
  for (const attribute of childrenOf(bytes, attributes)) {
    const [type, values] = childrenOf(bytes, attribute);
    if (!type || !values) break;
    if (!OIDS.messageDigest.equals(bytes.subarray(type.start, type.end))) continue;
    const [value, ...more] = childrenOf(bytes, values);
    if (value?.tag === OCTETS && more.length === 0) return value;
  }
  throw new Error("CMS: digest");
}

/** The certificate that the signer's id (issuer and number) is of. */
function certificateOf(
  bytes: Uint8Array,
  certificates: DerElement | undefined,
  signerId: DerElement,
): X509Certificate {
  if (certificates?.tag !== CONTEXT_0) throw new Error("CMS: certificates");
  const [, number] = childrenOf(bytes, signerId);
  if (!number) throw new Error("CMS: signer");
  const serial = serialText(Buffer.from(bytes.subarray(number.from, number.end)).toString("hex"));
  for (const { start, end } of childrenOf(bytes, certificates)) {
    const certificate = new X509Certificate(bytes.subarray(start, end));
    if (serialText(certificate.serialNumber) === serial) return certificate;
  }
  throw new Error("CMS: certificate");
}

function serialText(hex: string): string {
  return hex.toLowerCase().replace(/^0+/, "");
}

function frameOf(bytes: Uint8Array, length: number, changing: readonly DerElement[]): string {
  const frame = Buffer.from(bytes.subarray(0, length));
  for (const { from, end } of changing) frame.fill(0, from, end);
  return createHash("sha256").update(frame).digest("hex");
}
