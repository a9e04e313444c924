import type { SealedDocument } from "@/schemas/sealed-document";
import { hashOf } from "./canonical-json";
import type { PublishedKey } from "./key";
import type { ProofAnswer, ProofPart, ProofProblem } from "./proof-answer";
import type { Seal, SealRegistry } from "./seal";
import { isSignedBy, wasInUse } from "./seal";

// Whether a sealed record is what an installation closed. Needs its public keys and nothing else.

export type ProofContext = {
  readonly keys: readonly PublishedKey[];
  /** The present seals, where they are known: then a replaced version is told. */
  readonly registry?: Pick<SealRegistry, "seals">;
};

/** The key that a statement names, where it is given and was in use; else the problem. */
function keyFor(
  { keys }: ProofContext,
  keyId: string,
  at: string | null,
): PublishedKey | ProofProblem {
  const key = keys.find(({ id }) => id === keyId);
  return key !== undefined && (at === null || wasInUse(key, at))
    ? key
    : { code: "unknown-key", keyId };
}

/** What speaks against a statement: a key that is not known, or a signature that is not of it. */
export function statementProblem(
  kind: Parameters<typeof isSignedBy>[0],
  statement: Parameters<typeof isSignedBy>[1],
  part: ProofPart,
  context: ProofContext,
  at: string | null = null,
): ProofProblem | null {
  const key = keyFor(context, statement.keyId, at);
  if ("code" in key) return key;
  return isSignedBy(kind, statement, key) ? null : { code: "altered", part };
}

/** What speaks against a registry. */
export function registryProblem(
  registry: SealRegistry,
  context: ProofContext,
): ProofProblem | null {
  return statementProblem("registry", registry, "registry", context, registry.at);
}

/** Checks a sealed record: its hash, its seal, who vouches for its PDFs, and whether a newer version is known. */
export function verifyRecord(document: SealedDocument, context: ProofContext): ProofAnswer {
  const { record, seal, newer, signer } = document;
  if (seal === null) return refused({ code: "unsigned", part: "record" });
  const problem =
    statementProblem("hoja", seal, "seal", context, seal.signedAt) ??
    recordProblem(record, seal) ??
    (signer ? statementProblem("pdf-signer", signer, "signer", context) : null) ??
    (newer ? newerProblem(seal, newer, context) : null) ??
    registeredProblem(seal, context);
  if (problem !== null) return refused(problem);
  const { code, version, signedAt, hash } = seal;
  return { ok: true, sheets: [{ code, version, signedAt, hash }] };
}

export function refused(...problems: readonly ProofProblem[]): ProofAnswer {
  return { ok: false, problems };
}

function recordProblem(record: SealedDocument["record"], seal: Seal): ProofProblem | null {
  const isSame =
    record.code === seal.code &&
    record.record.version === seal.version &&
    hashOf(record) === seal.hash;
  return isSame ? null : { code: "altered", part: "record" };
}

/** A newer seal of the same Hoja, signed like any other, is what says that this one was replaced. */
function newerProblem(seal: Seal, newer: Seal, context: ProofContext): ProofProblem | null {
  const problem = statementProblem("hoja", newer, "newer", context, newer.signedAt);
  if (problem !== null) return problem;
  return newer.code === seal.code && newer.version > seal.version
    ? supersededBy(seal, newer)
    : { code: "altered", part: "newer" };
}

function registeredProblem(seal: Seal, context: ProofContext): ProofProblem | null {
  const found = context.registry?.seals.filter(({ code }) => code === seal.code) ?? [];
  for (const other of found) {
    const problem = statementProblem("hoja", other, "registry", context, other.signedAt);
    if (problem !== null) return problem;
    if (other.version > seal.version) return supersededBy(seal, other);
    if (other.version === seal.version && other.hash !== seal.hash)
      return { code: "altered", part: "registry" };
  }
  return null;
}

function supersededBy({ code: hoja, version }: Seal, newer: Seal): ProofProblem {
  return {
    code: "superseded",
    hoja,
    version,
    newer: newer.version,
    signedAt: newer.signedAt,
  };
}
