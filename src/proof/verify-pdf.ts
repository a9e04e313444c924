import type { SealedDocument } from "@/schemas/sealed-document";
import { sealedDocumentSchema } from "@/schemas/sealed-document";
import type { SignedPdf } from "./pdf/read-pdf";
import { attachedRecords, hojasShown, readSignature } from "./pdf/read-pdf";
import type { ProofAnswer, ProofProblem, ProvenSheet } from "./proof-answer";
import type { ProofContext } from "./verify-record";
import { refused, verifyRecord } from "./verify-record";

/**
 * Checks a PDF of Hojas: that its bytes are those that were signed, that the installation vouches for who signed them,
 * and every sealed record that it carries. A figure changed on the page, in the record or in the signature is `altered`;
 * a PDF without signature or without record is `unsigned`.
 */
export function verifyPdf(bytes: Uint8Array, context: ProofContext): ProofAnswer {
  const altered: ProofProblem = { code: "altered", part: "pdf" };
  let signature: SignedPdf | null;
  try {
    signature = readSignature(bytes);
  } catch {
    return refused(altered);
  }
  if (signature === null) return refused({ code: "unsigned", part: "pdf" });
  if (!signature.isIntact || !signature.isGenuine) return refused(altered);
  const documents = attachedRecords(bytes)?.map(readDocument);
  if (!documents || documents.includes(null)) return refused(altered);
  const sealed = documents.filter((one) => one !== null);
  if (sealed.length === 0) return refused({ code: "unsigned", part: "record" });
  const problems = sealed.flatMap((document) => {
    const answer = verifyRecord(document, context);
    const own = answer.ok ? [] : answer.problems;
    return [...own, ...(isVouchedFor(document, signature) ? [] : [altered])];
  });
  if (problems.length > 0) return refused(...problems);
  const [first, ...others] = sealed.flatMap(({ seal }) => (seal === null ? [] : [sheetOf(seal)]));
  if (!first) return refused(altered);
  const shown = hojasShown(bytes);
  const unsealed = shown === null ? null : Math.max(0, shown - sealed.length);
  return { ok: true, sheets: [first, ...others], unsealed };
}

/** The codes of the Hojas whose records a PDF carries, whatever they are worth. */
export function codesInPdf(bytes: Uint8Array): readonly string[] {
  return attachedRecords(bytes)?.flatMap((text) => readDocument(text)?.record.code ?? []) ?? [];
}

function readDocument(text: string): SealedDocument | null {
  try {
    return sealedDocumentSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Whether the installation says that this signer signs its PDFs. Its own signature is checked with the record's. */
function isVouchedFor({ signer }: SealedDocument, signature: SignedPdf): boolean {
  return signer?.certificate === signature.certificate && signer.frame === signature.frame;
}

function sheetOf({ code, version, signedAt, hash }: ProvenSheet): ProvenSheet {
  return { code, version, signedAt, hash };
}
