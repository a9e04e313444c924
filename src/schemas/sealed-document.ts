import { z } from "zod";

// The sealed record of a Hoja as a file, the list of an installation's keys, and the registry of its seals.
// docs/formats.md, `verify`.

const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));
const instant = z.iso.datetime();
const statement = { v: z.literal(1), keyId: hex(16), signature: hex(128) };
const code = z.string().regex(/^[0-9A-Z]{4,16}$/);
const version = z.int().min(1).max(9999);

const seal = z.strictObject({ ...statement, code, version, hash: hex(64), signedAt: instant });
const reopening = z.strictObject({ code, version, at: instant });

/**
 * `record.json`: what was sealed, its seal, the seal of a newer version where there was one, that the Hoja was open again
 * where it was, and who signs the PDFs.
 */
export const sealedDocumentSchema = z.strictObject({
  v: z.literal(1),
  record: z.looseObject({ code, record: z.looseObject({ version }) }),
  /** Null: closed before there were seals. */
  seal: seal.nullable(),
  newer: seal.optional(),
  reopened: reopening.extend(statement).optional(),
  signer: z.strictObject({ ...statement, certificate: hex(64), frame: hex(64) }).optional(),
});

export const sealRegistrySchema = z.strictObject({
  ...statement,
  at: instant,
  /** Neither stands in registries from before they named their tournament and what is open again. */
  tournament: z.strictObject({ slug: z.string().max(200), name: z.string().max(500) }).optional(),
  seals: z.array(seal),
  reopened: z.array(reopening).optional(),
});

export const publishedKeysSchema = z.object({
  v: z.literal(1),
  keys: z
    .array(
      z.object({
        id: hex(16),
        publicKey: z.base64().max(200),
        from: instant,
        until: instant.nullable(),
      }),
    )
    .min(1),
});

export type SealedDocument = z.output<typeof sealedDocumentSchema>;
