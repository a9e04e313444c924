import "server-only";
import { SEALED_STAGES } from "@/domain/match/acta";
import type { UnreadableFile } from "@/proof/check-file";
import { checkFile } from "@/proof/check-file";
import type { ProofAnswer } from "@/proof/proof-answer";
import { database } from "../db/client";
import { keyRing } from "./key-ring";
import { presentSeals } from "./registry";

/** What a check proves, and the codes of those Hojas that were opened again and are not closed yet. */
export type UploadAnswer =
  | UnreadableFile
  | Extract<ProofAnswer, { readonly ok: false }>
  | (Extract<ProofAnswer, { readonly ok: true }> & { readonly reopened: readonly string[] });

/** Checks a file that somebody has, as `capicua verify` does, with this installation's keys and its present seals. */
export async function checkUpload(bytes: Uint8Array): Promise<UploadAnswer> {
  const { keys } = await keyRing();
  const alone = checkFile(bytes, { keys });
  if ("unreadable" in alone || !alone.ok) return alone;
  const codes = alone.sheets.map(({ code }) => code);
  const checked = checkFile(bytes, { keys, registry: { seals: await presentSeals(codes) } });
  if ("unreadable" in checked || !checked.ok) return checked;
  return { ...checked, reopened: await reopenedHojas(codes) };
}

async function reopenedHojas(codes: readonly string[]): Promise<readonly string[]> {
  const rows = await database().match.findMany({
    where: { publicCode: { in: [...codes] }, stage: { notIn: [...SEALED_STAGES] } },
    select: { publicCode: true },
  });
  return rows.map(({ publicCode }) => publicCode);
}
