import { readDeskTarget } from "./desk-target";

/** What somebody typed, pasted or scanned to see the proof of a Hoja. */
export type TypedHoja = {
  /** The public code, upper case. */
  readonly code: string;
  /** The hash of the seats that the paper was printed for, where the address has it. */
  readonly seats: string | null;
  readonly version: number | null;
};

/**
 * Reads the code of a Hoja: alone, in any case, with spaces or dashes, or in the address of its page on any host, as the QR
 * gives it. Null for the rest.
 */
export function readTypedHoja(typed: string): TypedHoja | null {
  const text = withoutEscapes(typed);
  const target = readDeskTarget(text);
  if (target?.kind !== "code") return null;
  const [, seats] = /[?&]P=([0-9A-F]{4}-[0-9A-F]{4})\b/.exec(text.toUpperCase()) ?? [];
  const [, version] = /[?&]VERSION=(\d{1,4})\b/.exec(text.toUpperCase()) ?? [];
  return {
    code: target.code,
    seats: seats ?? null,
    version: version === undefined ? null : Number(version),
  };
}

/** The code in the last part of a page's address, where a copied one may have spaces; the part itself where it is none. */
export function codeInPath(part: string): string {
  return readTypedHoja(part)?.code ?? part;
}

/** The address of the proof, on this installation. */
export function proofPath({ code, seats, version }: TypedHoja): string {
  const asked = new URLSearchParams({
    ...(seats === null ? {} : { p: seats }),
    ...(version === null ? {} : { version: String(version) }),
  });
  return `/verificar/${code}${asked.size > 0 ? `?${asked}` : ""}`;
}

/** `%20` and the like as the signs that they stand for; the text as it is where they stand for none. */
function withoutEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
