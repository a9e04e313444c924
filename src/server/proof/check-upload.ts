import "server-only";
import type { UnreadableFile } from "@/proof/check-file";
import { checkFile } from "@/proof/check-file";
import type { ProofAnswer } from "@/proof/proof-answer";
import { keyRing } from "./key-ring";
import { presentSeals } from "./registry";

/** Checks a file that somebody has, as `capicua verify` does, with this installation's keys and its present seals. */
export async function checkUpload(bytes: Uint8Array): Promise<ProofAnswer | UnreadableFile> {
  const { keys } = await keyRing();
  const alone = checkFile(bytes, { keys });
  if ("unreadable" in alone || !alone.ok) return alone;
  const seals = await presentSeals(alone.sheets.map(({ code }) => code));
  return checkFile(bytes, { keys, registry: { seals } });
}
