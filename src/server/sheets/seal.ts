import "server-only";
import { hashOf } from "@/proof/canonical-json";
import { signStatement } from "@/proof/seal";
import { findActa } from "../actas/load";
import { refuse } from "../command";
import type { Transaction } from "../db/client";
import { toJson } from "../db/json";
import { keyRing, recordKeys } from "../proof/key-ring";
import { filledSheet } from "./sheet-data";

/**
 * Keeps the sheet as it is closed now, with its hash and the seal of the installation's key. A sheet reopened and closed
 * again is the next version.
 */
export async function sealSheet(tx: Transaction, matchId: string): Promise<void> {
  const acta = await findActa(tx, { id: matchId });
  if (!acta) return refuse({ code: "match-not-found" });
  const { publicCode: code } = acta.match;
  const version = acta.state.sheetVersion;
  const record = { v: 1, code, ...filledSheet(acta) };
  const hash = hashOf(record);
  const ring = await keyRing(tx);
  await recordKeys(tx, ring);
  const closedAt = new Date();
  const facts = { code, version, hash, signedAt: closedAt.toISOString() };
  const seal = signStatement("hoja", facts, ring.current);
  await tx.sheetVersion.create({
    data: { matchId, version, record: toJson(record), hash, seal: toJson(seal), closedAt },
  });
}
