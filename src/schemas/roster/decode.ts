import type { Result } from "@/domain/kernel/result";
import { accept, reject } from "@/domain/kernel/result";
import type { RosterFileProblem } from "@/domain/tournament/roster";
import { ROSTER_LIMITS } from "@/domain/tournament/roster";

// From the bytes of a file to its text. Clubs export from Excel for Windows, for Mac and for DOS, from phones and from
// mail; the encoding is decided by what is valid and, among single-byte ones, by what reads as Spanish.

export const ROSTER_ENCODINGS = [
  "utf-8",
  "utf-8-bom",
  "utf-8-twice",
  "utf-16le",
  "utf-16be",
  "windows-1252",
  "macintosh",
  "cp850",
] as const;
/** `utf-8-twice`: UTF-8 that some program took for Windows-1252 and encoded again (`JosÃ©`). */
export type RosterEncoding = (typeof ROSTER_ENCODINGS)[number];

export type DecodedRoster = { readonly text: string; readonly encoding: RosterEncoding };

const SIGNATURES: readonly (readonly [readonly number[], "spreadsheet" | "pdf" | "image"])[] = [
  [[0x50, 0x4b, 0x03, 0x04], "spreadsheet"],
  [[0xd0, 0xcf, 0x11, 0xe0], "spreadsheet"],
  [[0x25, 0x50, 0x44, 0x46], "pdf"],
  [[0x89, 0x50, 0x4e, 0x47], "image"],
  [[0xff, 0xd8, 0xff], "image"],
];

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function decodeStrictly(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Code page 850, what Excel calls CSV (MS-DOS): the letters of Spanish; the rest of the page is left unreadable. */
const CP850_LETTERS: Readonly<Record<number, string>> = {
  129: "ü",
  130: "é",
  144: "É",
  154: "Ü",
  160: "á",
  161: "í",
  162: "ó",
  163: "ú",
  164: "ñ",
  165: "Ñ",
  166: "ª",
  167: "º",
  168: "¿",
  181: "Á",
  214: "Í",
  224: "Ó",
  233: "Ú",
};

function decodeCp850(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) =>
    byte < 128 ? String.fromCharCode(byte) : (CP850_LETTERS[byte] ?? "\uFFFD"),
  ).join("");
}

const SPANISH_LETTER = /[áéíóúüñÁÉÍÓÚÜÑºª¿]/g;

/** The reading with the most letters of Spanish among its foreign ones; Windows-1252 when none is better. */
function decodeSingleByte(bytes: Uint8Array): DecodedRoster {
  const sample = bytes.subarray(0, 200_000);
  const score = (text: string) => text.match(SPANISH_LETTER)?.length ?? 0;
  const windows = (part: Uint8Array) => new TextDecoder("windows-1252").decode(part);
  const macintosh = (part: Uint8Array) => new TextDecoder("macintosh").decode(part);
  const readings = [
    { encoding: "windows-1252", decode: windows },
    { encoding: "macintosh", decode: macintosh },
    { encoding: "cp850", decode: decodeCp850 },
  ] as const;
  const [first, ...others] = readings;
  let best: (typeof readings)[number] = first;
  let most = score(first.decode(sample));
  for (const reading of others) {
    const found = score(reading.decode(sample));
    if (found <= most) continue;
    best = reading;
    most = found;
  }
  return { text: best.decode(bytes), encoding: best.encoding };
}

const WINDOWS_BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 128 }, (_, index) => {
    const byte = index + 128;
    return [new TextDecoder("windows-1252").decode(Uint8Array.of(byte)), byte] as const;
  }),
);

/** The text behind UTF-8 that was encoded twice; null when it is not that. */
function decodedOnceMore(text: string): string | null {
  if (!/[ÂÃ][\u0080-\u00BF‘’“”•–—˜™š›œžŸ€‚ƒ„…†‡ˆ‰Š‹ŒŽ]/.test(text)) return null;
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.charCodeAt(0);
    const byte = code < 128 ? code : WINDOWS_BYTES.get(letter);
    if (byte === undefined) return null;
    bytes.push(byte);
  }
  return decodeStrictly(Uint8Array.from(bytes), "utf-8");
}

/** UTF-16 without a mark betrays itself by the zero halves of plain letters. */
function unmarkedUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const sample = bytes.subarray(0, 2000);
  if (sample.length < 4 || bytes.length % 2 !== 0) return null;
  let even = 0;
  let odd = 0;
  sample.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) even++;
    else odd++;
  });
  const most = sample.length / 4;
  if (odd > most && even === 0) return "utf-16le";
  return even > most && odd === 0 ? "utf-16be" : null;
}

function decodeText(bytes: Uint8Array): DecodedRoster | null {
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) {
    const encoding = bytes[0] === 0xff ? "utf-16le" : "utf-16be";
    return { text: new TextDecoder(encoding).decode(bytes), encoding };
  }
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked !== null)
    return { text: new TextDecoder(unmarked).decode(bytes), encoding: unmarked };
  if (bytes.includes(0)) return null;
  // TextDecoder takes the byte-order mark away by itself.
  const utf8 = decodeStrictly(bytes, "utf-8");
  if (utf8 === null) return decodeSingleByte(bytes);
  const once = decodedOnceMore(utf8);
  if (once !== null) return { text: once.replace(/^\uFEFF/, ""), encoding: "utf-8-twice" };
  return { text: utf8, encoding: startsWith(bytes, [0xef, 0xbb, 0xbf]) ? "utf-8-bom" : "utf-8" };
}

/**
 * The text of a roster file and the encoding it was found in, without byte-order mark. Refuses what is empty, larger than
 * `ROSTER_LIMITS.bytes`, or no text at all (a workbook, a PDF, a picture).
 */
export function decodeRoster(bytes: Uint8Array): Result<DecodedRoster, RosterFileProblem> {
  if (bytes.length === 0) return reject({ code: "file-empty" });
  if (bytes.length > ROSTER_LIMITS.bytes)
    return reject({ code: "file-too-large", bytes: bytes.length, most: ROSTER_LIMITS.bytes });
  for (const [start, kind] of SIGNATURES)
    if (startsWith(bytes, start)) return reject({ code: "file-is-not-text", kind });
  const decoded = decodeText(bytes);
  if (decoded === null) return reject({ code: "file-is-not-text", kind: "other" });
  return decoded.text.trim() === "" ? reject({ code: "file-empty" }) : accept(decoded);
}
