import "server-only";
import type { UnreadableFile } from "@/proof/check-file";
import { checkFile, codesInFile } from "@/proof/check-file";
import type { ProofAnswer } from "@/proof/proof-answer";
import { keyRing } from "./key-ring";
import { sealsOfCodes } from "./registry";

/** Checks a file that somebody has, as `capicua verify` does, with this installation's keys and what it has sealed. */
export async function checkUpload(bytes: Uint8Array): Promise<ProofAnswer | UnreadableFile> {
  const { keys } = await keyRing();
  return checkFile(bytes, { keys, registry: await sealsOfCodes(codesInFile(bytes)) });
}
