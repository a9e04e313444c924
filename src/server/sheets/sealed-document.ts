import "server-only";
import { hashOf } from "@/proof/canonical-json";
import type { PublishedKey } from "@/proof/key";
import type { KeyRing } from "@/proof/key-file";
import type { Reopening, Seal } from "@/proof/seal";
import { signStatement } from "@/proof/seal";
import { verifyRecord } from "@/proof/verify-record";
import type { SealedDocument } from "@/schemas/sealed-document";
import { sealedDocumentSchema } from "@/schemas/sealed-document";
import { signingCertificate } from "../proof/certificate";

// A stored closing as the document that everybody can check, and what a check of it says.

export type SheetRow = {
  readonly version: number;
  readonly record: unknown;
  readonly hash: string;
  readonly seal: unknown;
  readonly closedAt: Date;
};

/**
 * What the stored figures of a closing prove. `unsealed`: they give their hash, and were closed before there were seals.
 * `unknown-key`: sealed with a key that is not this installation's.
 */
export const SEAL_STATES = ["authentic", "altered", "unsealed", "unknown-key"] as const;
export type SealState = (typeof SEAL_STATES)[number];

/** Whether a stored closing is as it was sealed. A newer version does not change that. */
export function sealStateOf(row: SheetRow, keys: readonly PublishedKey[]): SealState {
  if (hashOf(row.record) !== row.hash) return "altered";
  if (row.seal === null) return "unsealed";
  const document = sealedDocumentSchema.safeParse({ v: 1, record: row.record, seal: row.seal });
  if (!document.success || document.data.seal?.version !== row.version) return "altered";
  const answer = verifyRecord(document.data, { keys });
  if (answer.ok) return answer.sheets[0].hash === row.hash ? "authentic" : "altered";
  return answer.problems.some(({ code }) => code === "unknown-key") ? "unknown-key" : "altered";
}

/**
 * The document of a closing: its record and seal, the seal of the latest version where that is a newer one, that the Hoja is
 * open again where it is, and the installation's word for who signs its PDFs.
 */
export function documentOf(
  row: SheetRow,
  latest: SheetRow,
  ring: KeyRing,
  reopening: Reopening | null = null,
): SealedDocument {
  const signer = signStatement("pdf-signer", signingCertificate().signer, ring.current);
  return sealedDocumentSchema.parse({
    v: 1,
    record: row.record,
    seal: row.seal,
    ...(latest.version > row.version && latest.seal !== null ? { newer: latest.seal } : {}),
    ...(reopening === null ? {} : { reopened: signStatement("reopened", reopening, ring.current) }),
    signer,
  });
}

/** A stored seal; null before there were any. */
export function sealOf({ seal }: Pick<SheetRow, "seal">): Seal | null {
  return sealedDocumentSchema.shape.seal.safeParse(seal).data ?? null;
}
