import type { FontScript, FontWeight } from "./fonts";
import { fontFile } from "./fonts";

// Which file each letter comes from, and how wide it is. Names may hold letters that the latin file lacks.

/** Size at which widths are kept; they scale with the size. */
export const MEASURED_AT = 1000;

/** A piece of text in one font, with its width at `MEASURED_AT`. */
type Run = { readonly text: string; readonly font: string; readonly width: number };
type Measured = { readonly runs: readonly Run[]; readonly width: number };
export type Faces = {
  readonly runs: (text: string, weight: FontWeight) => readonly Run[];
  readonly width: (text: string, weight: FontWeight) => number;
};

/** Chooses a face letter by letter (latin, latin-ext, the bare letter, a question mark) and remembers widths. */
export function makeFaces(pdf: PDFKit.PDFDocument): Faces {
  const registered = new Set<string>();
  // One map a weight, keyed by the text alone: joined keys were the slowest part of a large document.
  const known: Readonly<Record<FontWeight, Map<string, Measured>>> = {
    regular: new Map(),
    bold: new Map(),
    black: new Map(),
  };
  const letters = new Map<string, { font: string; text: string }>();

  const face = (weight: FontWeight, script: FontScript): string => {
    const name = `${weight} ${script}`;
    if (!registered.has(name)) {
      pdf.registerFont(name, fontFile(weight, script));
      registered.add(name);
    }
    return name;
  };
  const covers = (font: string, letter: string): boolean => {
    pdf.font(font);
    return [...letter].every((part) => glyphExists(pdf, part));
  };
  const chosen = (letter: string, weight: FontWeight): { font: string; text: string } => {
    const key = `${weight}${letter}`;
    const known = letters.get(key);
    if (known) return known;
    const found = pick(letter, weight);
    letters.set(key, found);
    return found;
  };
  const pick = (letter: string, weight: FontWeight): { font: string; text: string } => {
    const latin = face(weight, "latin");
    if (covers(latin, letter)) return { font: latin, text: letter };
    const extended = face(weight, "latin-ext");
    if (covers(extended, letter)) return { font: extended, text: letter };
    const base = letter.normalize("NFKD").replace(/\p{M}/gu, "");
    return { font: latin, text: base !== "" && covers(latin, base) ? base : "?" };
  };
  const measured = (text: string, weight: FontWeight): Measured => {
    const found = known[weight].get(text);
    if (found) return found;
    const runs = split(text, weight).map((run) => ({
      ...run,
      width: pdf.font(run.font).fontSize(MEASURED_AT).widthOfString(run.text),
    }));
    const fresh = { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
    known[weight].set(text, fresh);
    return fresh;
  };
  const split = (text: string, weight: FontWeight): { font: string; text: string }[] => {
    const found: { font: string; text: string }[] = [];
    for (const letter of text.normalize("NFC")) {
      const { font, text: shown } = chosen(letter, weight);
      const last = found.at(-1);
      if (last?.font === font) found[found.length - 1] = { font, text: last.text + shown };
      else found.push({ font, text: shown });
    }
    return found;
  };
  return {
    runs: (text, weight) => measured(text, weight).runs,
    width: (text, weight) => measured(text, weight).width,
  };
}

// pdfkit keeps the open font in a private field and has no public question for "is this letter in it?".
type PdfWithFont = {
  readonly _font?: { readonly font?: { hasGlyphForCodePoint?: (code: number) => boolean } };
};

function glyphExists(pdf: PDFKit.PDFDocument, letter: string): boolean {
  const font = (pdf as unknown as PdfWithFont)._font?.font;
  return font?.hasGlyphForCodePoint?.(letter.codePointAt(0) ?? 0) ?? false;
}
