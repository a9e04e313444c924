import { createHash } from "node:crypto";
import { inflateSync } from "node:zlib";
import type { CmsSignature } from "./read-cms";
import { readCms } from "./read-cms";

// A PDF as far as its signature and its attached records go. It reads what this program writes; any other file is told
// apart, not understood.

export type SignedPdf = CmsSignature & {
  /** Whether the signature is of these very bytes, all of them. */
  readonly isIntact: boolean;
};

/** The largest attachment that is opened: a Hoja's record is some thousands of bytes. */
const LARGEST = 4_000_000;

export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-";
}

/** The digital signature of a PDF. Null where it has none; throws where there is one that cannot be read. */
export function readSignature(bytes: Uint8Array): SignedPdf | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = file.toString("latin1");
  const ranges = [...text.matchAll(/\/ByteRange *\[0 (\d+) (\d+) (\d+)\]/g)];
  const [range, ...others] = ranges;
  if (!range) {
    if (text.includes("/ByteRange") || text.includes("/Type /Sig")) throw new Error("PDF: range");
    return null;
  }
  const [before, after, rest] = range.slice(1).map(Number) as [number, number, number];
  // Something added after the signature would be outside of it.
  if (others.length > 0 || after + rest !== file.length || after <= before + 2)
    throw new Error("PDF: range");
  const gap = text.slice(before, after);
  if (!/^<[0-9a-f]+>$/.test(gap)) throw new Error("PDF: signature");
  const der = Buffer.from(gap.slice(1, -1), "hex");
  const signature = readCms(der);
  if (
    der.length * 2 !== gap.length - 2 ||
    der.subarray(signature.length).some((byte) => byte !== 0)
  )
    throw new Error("PDF: signature");
  const digest = createHash("sha256")
    .update(file.subarray(0, before))
    .update(file.subarray(after))
    .digest();
  return { ...signature, isIntact: digest.equals(signature.digest) };
}

/** How many Hojas a PDF says that it shows, sealed or not; null for one that does not say (made before they did). */
export function hojasShown(bytes: Uint8Array): number | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  const [, object] = /\/Hojas (\d{1,9}) 0 R\b/.exec(text) ?? [];
  if (object === undefined) return null;
  const [, shown] = new RegExp(`\\n${object} 0 obj\\n\\((\\d{1,5})\\)\\nendobj`).exec(text) ?? [];
  return shown === undefined ? null : Number(shown);
}

/** The texts of the records attached to a PDF, in order; null where one cannot be read. */
export function attachedRecords(bytes: Uint8Array): readonly string[] | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = file.toString("latin1");
  const found: string[] = [];
  for (const match of text.matchAll(/\/Type \/EmbeddedFile\b/g)) {
    const dictionary = text.slice(match.index, match.index + 600);
    const head = /\/Length (\d+)[\s\S]*?>>\s*stream\r?\n/.exec(dictionary);
    if (!head) return null;
    const from = match.index + head.index + head[0].length;
    const stream = file.subarray(from, from + Number(head[1]));
    try {
      found.push(inflateSync(stream, { maxOutputLength: LARGEST }).toString("utf8"));
    } catch {
      return null;
    }
  }
  return found;
}
