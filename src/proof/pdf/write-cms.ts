import { createHash, sign } from "node:crypto";
import type { SigningCertificate } from "../certificate/open-p12";
import { CONTEXT_0, INTEGER, OCTETS, OIDS, SEQUENCE, SET } from "./cms-parts";
import { childrenOf, element, elementAt } from "./der";

// A detached CMS signature as PAdES baseline B wants it (ETSI EN 319 142-1): the signed attributes are content type, digest
// and the signing certificate, and the time stands in the PDF. Written here because node-forge, which the ready-made
// signers use, spoils the accents of an issuer's name, and no reader then finds the certificate.

const NULL = Buffer.from([0x05, 0x00]);

/** Signs the SHA-256 of what a PDF's byte range covers. The same digest and certificate give the same bytes. */
export function writeCms(digest: Buffer, { key, chain }: SigningCertificate): Buffer {
  const [own] = chain;
  if (!own) throw new Error("CMS: no certificate");
  const attributes = setOf([
    attribute(OIDS.contentType, OIDS.data),
    attribute(OIDS.messageDigest, element(OCTETS, digest)),
    attribute(OIDS.signingCertificateV2, certificateId(own)),
  ]);
  const signed = element(SET, attributes);
  const info = element(
    SEQUENCE,
    version(1),
    issuerAndNumber(own),
    algorithm(OIDS.sha256),
    element(CONTEXT_0, attributes),
    algorithm(OIDS.sha256WithRsa),
    element(OCTETS, sign("RSA-SHA256", signed, key)),
  );
  const signedData = element(
    SEQUENCE,
    version(1),
    element(SET, algorithm(OIDS.sha256)),
    element(SEQUENCE, OIDS.data),
    element(CONTEXT_0, setOf(chain)),
    element(SET, info),
  );
  return element(SEQUENCE, OIDS.signedData, element(CONTEXT_0, signedData));
}

function version(number: number): Buffer {
  return element(INTEGER, Buffer.from([number]));
}

function algorithm(id: Buffer): Buffer {
  return element(SEQUENCE, id, NULL);
}

function attribute(type: Buffer, value: Buffer): Buffer {
  return element(SEQUENCE, type, element(SET, value));
}

/** DER orders the members of a set by their bytes. */
function setOf(members: readonly Buffer[]): Buffer {
  return Buffer.concat([...members].sort(Buffer.compare));
}

/** ESSCertIDv2 with its default algorithm, SHA-256. */
function certificateId(own: Buffer): Buffer {
  const hash = createHash("sha256").update(own).digest();
  return element(SEQUENCE, element(SEQUENCE, element(SEQUENCE, element(OCTETS, hash))));
}

/** As they stand in the certificate, byte for byte. */
function issuerAndNumber(own: Buffer): Buffer {
  const [body] = childrenOf(own, elementAt(own, 0, own.length));
  const fields = body ? childrenOf(own, body) : [];
  // A version field, [0], comes first in all but the oldest certificates.
  const [number, , issuer] = fields[0]?.tag === CONTEXT_0 ? fields.slice(1) : fields;
  if (!number || !issuer) throw new Error("CMS: certificate");
  return element(
    SEQUENCE,
    own.subarray(issuer.start, issuer.end),
    own.subarray(number.start, number.end),
  );
}
