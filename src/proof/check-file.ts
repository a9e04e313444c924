import type { SealedDocument } from "@/schemas/sealed-document";
import { sealedDocumentSchema } from "@/schemas/sealed-document";
import { isPdf } from "./pdf/read-pdf";
import type { ProofAnswer } from "./proof-answer";
import { codesInPdf, verifyPdf } from "./verify-pdf";
import type { ProofContext } from "./verify-record";
import { verifyRecord } from "./verify-record";

/** A file that is neither a PDF nor a sealed record. `path` is the field that is wrong; empty for what is no JSON. */
export type UnreadableFile = { readonly unreadable: true; readonly path: readonly PropertyKey[] };

/** Checks a file as it is given: a PDF of Hojas, or a sealed record as JSON. */
export function checkFile(bytes: Uint8Array, context: ProofContext): ProofAnswer | UnreadableFile {
  if (isPdf(bytes)) return verifyPdf(bytes, context);
  const document = readRecord(bytes);
  return "unreadable" in document ? document : verifyRecord(document, context);
}

/** The codes of the Hojas that a file is about, as it says, before anything of it is checked. */
export function codesInFile(bytes: Uint8Array): readonly string[] {
  if (isPdf(bytes)) return codesInPdf(bytes);
  const document = readRecord(bytes);
  return "unreadable" in document ? [] : [document.record.code];
}

function readRecord(bytes: Uint8Array): SealedDocument | UnreadableFile {
  let document: unknown;
  try {
    document = JSON.parse(new TextDecoder("utf8", { fatal: true }).decode(bytes));
  } catch {
    return { unreadable: true, path: [] };
  }
  const parsed = sealedDocumentSchema.safeParse(document);
  return parsed.success
    ? parsed.data
    : { unreadable: true, path: parsed.error.issues[0]?.path ?? [] };
}
