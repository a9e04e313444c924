import type { Result } from "../kernel/result";
import { accept, reject } from "../kernel/result";

// The permanent federation number. It identifies a person, so one number must have one spelling: spreadsheets eat leading
// zeros, and `1`, `001` and `00001` in three clubs' files are the same person. The canonical form has at least five digits.

export const NUMBER_DIGITS = { shown: 5, most: 8 } as const;

export type NumberProblem =
  | { readonly code: "number-not-digits"; readonly value: string }
  | { readonly code: "number-too-long"; readonly value: string; readonly most: number }
  | { readonly code: "number-zero"; readonly value: string }
  /** A spreadsheet shortened it (`1.2E+07`, `45.000`): digits are lost or it can be read in two ways. */
  | { readonly code: "number-inexact"; readonly value: string };

const PREFIX = /^(?:fededodo|fed|no|num|nro|n[º°]?|#)[\s.:#-]*(?=\d)/i;

/** Digits of a number in scientific form when nothing was rounded away, else null. */
function fromScientific(text: string): string | null {
  const match = /^(\d)(?:[.,](\d+))?e\+?(\d+)$/i.exec(text);
  if (match === null) return null;
  const [, first = "", rest = "", exponent = ""] = match;
  const digits = rest.replace(/0+$/, "");
  return digits.length === Number(exponent) ? first + digits : null;
}

function readDigits(text: string): string | null | "inexact" {
  if (/^\d+$/.test(text)) return text;
  if (/e/i.test(text) && /^[\d.,]+e\+?\d+$/i.test(text)) return fromScientific(text) ?? "inexact";
  if (/^\d{1,3}[.,]0{3}$/.test(text)) return "inexact";
  const whole = /^(\d+)[.,]0+$/.exec(text);
  if (whole !== null) return whole[1] ?? null;
  if (/^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text)) return text.replace(/[.,]/g, "");
  return /^\d+(?:[ -]\d+)+$/.test(text) ? text.replace(/[ -]/g, "") : null;
}

/** The canonical form of digits: without useless zeros, filled to five places. */
export function canonicalNumber(digits: string): string {
  return digits.replace(/^0+(?=\d)/, "").padStart(NUMBER_DIGITS.shown, "0");
}

/**
 * Reads a federation number as people and spreadsheets write it (`45`, `00045`, `45.0`, `4.5E+1`, `000-45`, `="00045"`,
 * `'045`, `FED 45`) into its canonical form. Refuses what is not digits, more than eight of them, zero, and forms in
 * which a spreadsheet may have lost digits.
 */
export function parseFederationNumber(written: string): Result<string, NumberProblem> {
  const value = written.normalize("NFKC").trim();
  const text = value
    .replace(/^=?"(.*)"$/, "$1")
    .replace(/^'/, "")
    .trim()
    .replace(PREFIX, "")
    .replace(/\s+/g, " ");
  const digits = readDigits(text);
  if (digits === null) return reject({ code: "number-not-digits", value });
  if (digits === "inexact") return reject({ code: "number-inexact", value });
  const canonical = canonicalNumber(digits);
  if (canonical.length > NUMBER_DIGITS.most)
    return reject({ code: "number-too-long", value, most: NUMBER_DIGITS.most });
  return /^0+$/.test(canonical) ? reject({ code: "number-zero", value }) : accept(canonical);
}
