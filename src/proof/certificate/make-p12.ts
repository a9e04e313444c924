import { generateKeyPairSync, randomBytes } from "node:crypto";
import forge from "node-forge";

/** Shorter RSA keys are broken, or soon will be: none signs here. */
export const LEAST_RSA_BITS = 2048;

export type Pkcs12 = { readonly p12: Buffer; readonly password: string };

/** How long a certificate of our own is good for. */
const YEARS = 15;

/** It begins a day before it is made, for readers whose clock is behind. */
const EARLY_MS = 86_400_000;

/** A certificate of one's own making, with its key: what a PDF reader shows as the signer. `now`: when it is made. */
export function makePkcs12(organisation: string, now: Date): Pkcs12 {
  // Node makes the key in the tenth of a second that forge takes many of.
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: LEAST_RSA_BITS });
  const key = forge.pki.privateKeyFromPem(
    privateKey.export({ type: "pkcs1", format: "pem" }).toString(),
  );
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  // Positive, and never with a leading zero.
  certificate.serialNumber = `4${randomBytes(15).toString("hex").slice(1)}0a`;
  certificate.validity.notBefore = new Date(now.getTime() - EARLY_MS);
  certificate.validity.notAfter = new Date(now.getTime());
  certificate.validity.notAfter.setUTCFullYear(now.getUTCFullYear() + YEARS);
  const names = [
    utf8("commonName", "Hojas de Anotaciones"),
    utf8("organizationName", organisation),
  ];
  certificate.setSubject(names);
  certificate.setIssuer(names);
  certificate.setExtensions([
    { name: "basicConstraints", cA: false, critical: true },
    { name: "keyUsage", digitalSignature: true, nonRepudiation: true, critical: true },
  ]);
  certificate.sign(key, forge.md.sha256.create());
  const password = randomBytes(24).toString("hex");
  const asn1 = forge.pkcs12.toPkcs12Asn1(key, [certificate], password, { algorithm: "aes256" });
  return { p12: Buffer.from(forge.asn1.toDer(asn1).getBytes(), "binary"), password };
}

function utf8(name: string, value: string): forge.pki.CertificateField {
  return {
    name,
    value,
    valueTagClass: forge.asn1.Type.UTF8 as unknown as forge.asn1.Class,
  };
}
