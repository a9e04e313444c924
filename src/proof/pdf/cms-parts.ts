// Tags and object identifiers (with their tag and length) of a CMS signature.

export const SEQUENCE = 0x30;
export const SET = 0x31;
export const INTEGER = 0x02;
export const OCTETS = 0x04;
export const CONTEXT_0 = 0xa0;

const oid = (hex: string) => Buffer.from(hex, "hex");

export const OIDS = {
  signedData: oid("06092a864886f70d010702"),
  data: oid("06092a864886f70d010701"),
  contentType: oid("06092a864886f70d010903"),
  messageDigest: oid("06092a864886f70d010904"),
  /** RFC 5035: which certificate signs, so that no other of the same key can stand in for it. */
  signingCertificateV2: oid("060b2a864886f70d010910022f"),
  sha256: oid("0609608648016503040201"),
  sha256WithRsa: oid("06092a864886f70d01010b"),
} as const;
