import "server-only";
import { createHash } from "node:crypto";
import { findActa } from "../actas/load";
import { refuse } from "../command";
import { canonicalJson } from "../db/canonical";
import type { Transaction } from "../db/client";
import { toJson } from "../db/json";
import { filledSheet } from "./sheet-data";

/** SHA-256, in hexadecimal, of the canonical JSON (RFC 8785) of a record. */
export function hashOf(record: unknown): string {
  return createHash("sha256").update(canonicalJson(record)).digest("hex");
}

/** Keeps the sheet as it is closed now, with its hash. A sheet reopened and closed again is the next version. */
export async function sealSheet(tx: Transaction, matchId: string): Promise<void> {
  const acta = await findActa(tx, { id: matchId });
  if (!acta) return refuse({ code: "match-not-found" });
  const record = { v: 1, code: acta.match.publicCode, ...(await filledSheet(tx, acta)) };
  await tx.sheetVersion.create({
    data: {
      matchId,
      version: acta.state.sheetVersion,
      record: toJson(record),
      hash: hashOf(record),
    },
  });
}
