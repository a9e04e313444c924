import "server-only";
import { env } from "@/env";
import type { PublishedKey } from "@/proof/key";
import type { KeyPlace, KeyRing } from "@/proof/key-file";
import { openKeyRing, takeOverKeys } from "@/proof/key-file";
import type { Transaction } from "../db/client";
import { database } from "../db/client";

/** Where this installation keeps what it signs with. */
export function proofPlace(): KeyPlace {
  const { CAPICUA_DATA_DIR: dataFolder, CAPICUA_MODE: mode, SEAL_KEY } = env();
  return { dataFolder, mode, given: SEAL_KEY ?? null };
}

/** The keys that this installation seals with and trusts; those of a restored backup are taken over the first time. */
export async function keyRing(tx: Transaction = database()): Promise<KeyRing> {
  const ring = openKeyRing(proofPlace(), new Date());
  if (ring.hasTakenOver) return ring;
  return takeOverKeys(proofPlace(), await keysOnRecord(tx), new Date());
}

async function keysOnRecord(tx: Transaction): Promise<readonly PublishedKey[]> {
  const rows = await tx.sealKey.findMany();
  return rows.map(({ id, publicKey, from, until }) => ({
    id,
    publicKey,
    from: from.toISOString(),
    until: until?.toISOString() ?? null,
  }));
}

/** Puts the public keys on record, so that a backup has those that its seals take. */
export async function recordKeys(tx: Transaction, { keys }: KeyRing): Promise<void> {
  for (const { id, publicKey, from, until } of keys) {
    const row = { publicKey, from: new Date(from), until: until === null ? null : new Date(until) };
    const known = await tx.sealKey.findUnique({ where: { id } });
    if (known?.until?.getTime() === row.until?.getTime() && known?.publicKey === publicKey)
      continue;
    await tx.sealKey.upsert({ where: { id }, create: { id, ...row }, update: row });
  }
}
