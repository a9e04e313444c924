import type { KeyObject } from "node:crypto";
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync } from "node:crypto";

// The Ed25519 keys with which an installation seals its Hojas: how they are written, named and read.

/** A public key as it is published: who sealed between `from` and `until` (ISO instants; null while in use). */
export type PublishedKey = {
  /** The first 16 hexadecimal digits of its fingerprint. */
  readonly id: string;
  /** SubjectPublicKeyInfo (DER) in base64. */
  readonly publicKey: string;
  readonly from: string;
  readonly until: string | null;
};

/** A new private key, as PKCS#8 PEM. */
export function makePrivateKey(): string {
  const { privateKey } = generateKeyPairSync("ed25519");
  return privateKey.export({ type: "pkcs8", format: "pem" }).toString();
}

/** Reads a private key: PKCS#8, as PEM (line breaks may be `\n` in words) or its DER in base64. Throws for any other. */
export function readPrivateKey(text: string): KeyObject {
  const plain = text.replaceAll("\\n", "\n").trim();
  const key = plain.startsWith("-----")
    ? createPrivateKey(plain)
    : createPrivateKey({ key: Buffer.from(plain, "base64"), format: "der", type: "pkcs8" });
  if (key.asymmetricKeyType !== "ed25519") throw new Error("not an Ed25519 key");
  return key;
}

/** The published form of a public key, or of a private key's other half. */
export function publicTextOf(key: KeyObject): string {
  const half = key.type === "private" ? createPublicKey(key) : key;
  return half.export({ type: "spki", format: "der" }).toString("base64");
}

/** Reads a public key in its published form, as PEM, or as the key itself (32 bytes) in hexadecimal. Null for any other. */
export function readPublicKey(text: string): KeyObject | null {
  const plain = text.trim();
  try {
    const key = plain.startsWith("-----")
      ? createPublicKey(plain)
      : createPublicKey({ key: derOf(plain), format: "der", type: "spki" });
    return key.asymmetricKeyType === "ed25519" ? key : null;
  } catch {
    return null;
  }
}

/** What precedes the 32 bytes of an Ed25519 key in its SubjectPublicKeyInfo (RFC 8410). */
const SPKI_HEAD = "302a300506032b6570032100";

function derOf(text: string): Buffer {
  return /^[0-9a-f]{64}$/i.test(text)
    ? Buffer.from(SPKI_HEAD + text, "hex")
    : Buffer.from(text, "base64");
}

/** SHA-256 of a published public key, in hexadecimal: what people compare. */
export function fingerprintOf(publicKey: string): string {
  return createHash("sha256").update(Buffer.from(publicKey, "base64")).digest("hex");
}

export function keyIdOf(publicKey: string): string {
  return fingerprintOf(publicKey).slice(0, 16);
}

/** A fingerprint in groups of four, so that two can be compared by eye or read aloud. */
export function groupedFingerprint(publicKey: string): string {
  return fingerprintOf(publicKey).match(/.{4}/g)?.join(" ") ?? "";
}
