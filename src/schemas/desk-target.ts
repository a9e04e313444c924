/** What somebody at the desk typed or scanned to get to a table. */
export type DeskTarget =
  | { readonly kind: "table"; readonly table: number }
  /** The public code of a Hoja, upper case; `seating` is the short hash of the seats that a scanned paper was printed for. */
  | { readonly kind: "code"; readonly code: string; readonly seating?: string }
  /** The link of a table's card: it opens the table's phone, and names no Hoja. */
  | { readonly kind: "card" };

/**
 * Reads a table number, a Hoja's code as printed, or the address that a scanner types from its QR. A scanner set for
 * another keyboard types other signs for `:` and `/`, so only the letters around them are relied upon. Null for the rest.
 */
export function readDeskTarget(typed: string): DeskTarget | null {
  const text = typed.trim().toUpperCase();
  if (/^\d{1,4}$/.test(text)) return { kind: "table", table: Number(text) };
  const address = /VERIFICAR[^0-9A-Z]([0-9A-Z]{4,8}(?:[^0-9A-Z][0-9A-Z]{4})?)/.exec(text)?.[1];
  if (address !== undefined) {
    const seating = scannedSeating(text);
    return {
      kind: "code",
      code: onlyCode(address).slice(0, 8),
      ...(seating === null ? {} : { seating }),
    };
  }
  if (/MESA[^0-9A-Z][0-9A-Z]{6}/.test(text)) return { kind: "card" };
  const code = onlyCode(text);
  return /^[0-9A-Z\s-]+$/.test(text) && code.length === 8 ? { kind: "code", code } : null;
}

/** The `p` of a scanned address, `3F7A-09C2`, whatever signs the scanner types; null where it has none. */
function scannedSeating(text: string): string | null {
  const found = /[^0-9A-Z]P[^0-9A-Z]([0-9A-F]{4})[^0-9A-Z]([0-9A-F]{4})$/.exec(text);
  return found ? `${found[1]}-${found[2]}` : null;
}

function onlyCode(text: string): string {
  return text.replace(/[^0-9A-Z]/g, "");
}
