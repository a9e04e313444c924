import type { SealedDocument } from "@/schemas/sealed-document";
import { hashOf } from "./canonical-json";
import type { PublishedKey } from "./key";
import type { ProofAnswer, ProofPart, ProofProblem } from "./proof-answer";
import type { Seal, SealRegistry } from "./seal";
import { isSignedBy, wasInUse } from "./seal";

// Whether a sealed record is what an installation closed. Needs its public keys and nothing else.

/** The seals of a registry, or those that an installation has in its database (without an instant). */
export type KnownSeals = Pick<SealRegistry, "seals" | "reopened" | "tournament"> &
  Partial<Pick<SealRegistry, "at">>;

export type ProofContext = {
  readonly keys: readonly PublishedKey[];
  /** The present seals, where they are known: a version that counts no more is then told, and a Hoja that is not there. */
  readonly registry?: KnownSeals;
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

/** Checks a sealed record: its hash, its seal, who vouches for its PDFs, and whether its version still counts. */
export function verifyRecord(document: SealedDocument, context: ProofContext): ProofAnswer {
  const { record, seal, signer } = document;
  if (seal === null) return refused({ code: "unsigned", part: "record" });
  const problem =
    statementProblem("hoja", seal, "seal", context, seal.signedAt) ??
    recordProblem(record, seal) ??
    (signer ? statementProblem("pdf-signer", signer, "signer", context) : null) ??
    addedProblem(document, seal, context) ??
    registeredProblem(seal, context) ??
    standingProblem(document, seal, context);
  if (problem !== null) return refused(problem);
  const { code, version, signedAt, hash } = seal;
  return { ok: true, sheets: [{ code, version, signedAt, hash }], unsealed: 0 };
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

/** What speaks against that which the file says of later: a newer seal of the same Hoja, and that it was opened again. */
function addedProblem(
  { newer, reopened }: SealedDocument,
  seal: Seal,
  context: ProofContext,
): ProofProblem | null {
  const isOwn = (later: { readonly code: string; readonly version: number }, least: number) =>
    later.code === seal.code && later.version >= least;
  if (newer) {
    const problem = statementProblem("hoja", newer, "newer", context, newer.signedAt);
    if (problem !== null) return problem;
    if (!isOwn(newer, seal.version + 1)) return { code: "altered", part: "newer" };
  }
  if (!reopened) return null;
  const problem = statementProblem("reopened", reopened, "reopened", context);
  if (problem !== null) return problem;
  return isOwn(reopened, seal.version) ? null : { code: "altered", part: "reopened" };
}

/** What speaks against the seals that the registry has of the same Hoja. */
function registeredProblem(seal: Seal, context: ProofContext): ProofProblem | null {
  for (const other of ofHoja(context.registry?.seals, seal)) {
    const problem = statementProblem("hoja", other, "registry", context, other.signedAt);
    if (problem !== null) return problem;
    if (other.version === seal.version && other.hash !== seal.hash)
      return { code: "altered", part: "registry" };
  }
  return null;
}

/** Whether a version counts, by what the file says and the registry, whichever knows of the later. */
function standingProblem(
  { newer, reopened }: SealedDocument,
  seal: Seal,
  { registry }: ProofContext,
): ProofProblem | null {
  const { code: hoja, version, signedAt } = seal;
  const registered = ofHoja(registry?.seals, seal);
  const latest = [...registered, ...(newer ? [newer] : [])].reduce(
    (last, one) => (one.version > last.version ? one : last),
    seal,
  );
  const reopening = [...ofHoja(registry?.reopened, seal), ...(reopened ? [reopened] : [])].find(
    (one) => one.version >= latest.version,
  );
  if (reopening) return { code: "annulled", hoja, version, since: reopening.at };
  if (latest.version > version)
    return { code: "superseded", hoja, version, newer: latest.version, signedAt: latest.signedAt };
  if (registry === undefined || registered.some((one) => one.version === version)) return null;
  const { at: registryAt = null, tournament } = registry;
  const name = tournament?.name ?? null;
  return { code: "not-registered", hoja, version, signedAt, registryAt, tournament: name };
}

function ofHoja<Entry extends { readonly code: string }>(
  entries: readonly Entry[] | undefined,
  { code }: Seal,
): readonly Entry[] {
  return entries?.filter((entry) => entry.code === code) ?? [];
}
