import type { KeyObject } from "node:crypto";
import { sign, verify } from "node:crypto";
import { canonicalJson } from "./canonical-json";
import type { PublishedKey } from "./key";
import { readPublicKey } from "./key";

// What an installation signs with its Ed25519 key. Every statement names its kind, so that none passes for another.

type Statement = {
  readonly v: 1;
  /** The key that signed. */
  readonly keyId: string;
  /** Ed25519 over the canonical JSON of everything else and `kind`; hexadecimal. */
  readonly signature: string;
};

/** That this version of a Hoja was closed with a record of this hash. */
export type Seal = Statement & {
  /** The public code of the Hoja. */
  readonly code: string;
  readonly version: number;
  /** SHA-256 of the canonical record. */
  readonly hash: string;
  /** Instant of closing, ISO 8601. */
  readonly signedAt: string;
};

/** That a Hoja was opened again after this version was closed: until the next closing no version counts. */
export type Reopening = {
  readonly code: string;
  readonly version: number;
  /** Instant of the reopening, ISO 8601. */
  readonly at: string;
};

/** The present seals of an installation, or of one of its tournaments, as they stood at an instant. */
export type SealRegistry = Statement & {
  readonly at: string;
  /** Whose Hojas; none for those of the whole installation. */
  readonly tournament?: { readonly slug: string; readonly name: string } | undefined;
  readonly seals: readonly Seal[];
  /** The Hojas that were opened again and are not closed yet. Registries from before this was told have none. */
  readonly reopened?: readonly Reopening[] | undefined;
};

/**
 * `pdf-signer`: that PDFs with this digital signature are the installation's; its certificate, and the signature's frame.
 * `reopened`: that a Hoja was opened again.
 */
export const STATEMENT_KINDS = ["hoja", "pdf-signer", "registry", "reopened"] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

type Signer = { readonly keyId: string; readonly privateKey: KeyObject };

/** A statement with the signature of the installation. */
export function signStatement<Facts extends object>(
  kind: StatementKind,
  facts: Facts,
  { keyId, privateKey }: Signer,
): Facts & Statement {
  const unsigned = { v: 1 as const, ...facts, keyId };
  const signature = sign(null, textOf(kind, unsigned), privateKey).toString("hex");
  return { ...unsigned, signature };
}

/** Whether a statement is as it was signed with this key. */
export function isSignedBy(
  kind: StatementKind,
  { signature, ...unsigned }: Statement,
  key: Pick<PublishedKey, "publicKey">,
): boolean {
  const publicKey = readPublicKey(key.publicKey);
  return (
    publicKey !== null &&
    verify(null, textOf(kind, unsigned), publicKey, Buffer.from(signature, "hex"))
  );
}

function textOf(kind: StatementKind, unsigned: object): Buffer {
  return Buffer.from(canonicalJson({ ...unsigned, kind: `capicua/${kind}` }));
}

/** Whether a key was in use at an instant. */
export function wasInUse({ from, until }: Pick<PublishedKey, "from" | "until">, at: string) {
  const moment = Date.parse(at);
  return moment >= Date.parse(from) && (until === null || moment <= Date.parse(until));
}
