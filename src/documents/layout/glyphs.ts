import type { FontScript, FontWeight } from "./fonts";
import { fontFile } from "./fonts";
import type { ParsedFont, Spacing } from "./spacing";
import { MEASURED_AT, spacingOf } from "./spacing";

// The fonts of one document: how wide a text is in one of them, and how it is written.

/** Glyphs in one font, as the operand of TJ: codes with their kerning, which does not depend on the size. */
export type Shown = {
  /** Resource name of the font on the page. */
  readonly font: string;
  readonly glyphs: string;
  /** How far its marks stand above the line, over `MEASURED_AT`; 0 for ordinary letters. */
  readonly rise: number;
};

/** A font as it is open in a document. */
export type OpenFont = {
  readonly id: string;
  readonly has: (letter: string) => boolean;
  readonly width: (text: string) => number;
  /** The text as it is written; its letters become part of the document. */
  readonly shown: (text: string) => readonly Shown[];
  /** The document's own object of the font, for the resources of a page. */
  readonly resource: () => unknown;
};

/** Opens a face in a document. */
export function openFont(
  pdf: PDFKit.PDFDocument,
  weight: FontWeight,
  script: FontScript,
): OpenFont {
  const name = `${weight} ${script}`;
  const inside = register(pdf, name, () => fontFile(weight, script));
  const spacing = spacingFor(name, inside.font);
  const codes = new Map<string, string>();
  const codeOf = (letter: string): string => {
    const known = codes.get(letter);
    if (known !== undefined) return known;
    const code = inside.encode(letter)[0].join("");
    codes.set(letter, code);
    return code;
  };
  return {
    id: inside.id,
    has: (letter) => inside.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    width: (text) => plainWidth(spacing, text) ?? inside.widthOfString(text, MEASURED_AT),
    shown: (text) => {
      const glyphs = plainGlyphs(spacing, text, codeOf);
      return glyphs === null ? laidOut(inside, text) : [{ font: inside.id, rise: 0, glyphs }];
    },
    resource: () => inside.ref(),
  };
}

/** Null where two letters become something else beside each other. */
function plainWidth(spacing: Spacing, text: string): number | null {
  let width = 0;
  let left = "";
  for (const letter of text) {
    const between = left === "" ? 0 : spacing.between(left, letter);
    const advance = spacing.advance(letter);
    if (between === null || advance === null) return null;
    width += between + advance;
    left = letter;
  }
  return width;
}

function plainGlyphs(
  spacing: Spacing,
  text: string,
  codeOf: (letter: string) => string,
): string | null {
  let glyphs = "";
  let left = "";
  for (const letter of text) {
    const between = left === "" ? 0 : spacing.between(left, letter);
    if (between === null || spacing.advance(letter) === null) return null;
    glyphs += kern(-between) + codeOf(letter);
    left = letter;
  }
  return `[<${glyphs}>]`;
}

/** By the font's full layout; more than one piece only where a mark is raised over its letter. */
function laidOut(font: PdfFont, text: string): Shown[] {
  const [codes, positions] = font.encode(text);
  const pieces: { rise: number; glyphs: string }[] = [];
  for (const [index, code] of codes.entries()) {
    const at = positions[index];
    if (!at) continue;
    let piece = pieces.at(-1);
    if (piece?.rise !== at.yOffset) {
      piece = { rise: at.yOffset, glyphs: "" };
      pieces.push(piece);
    }
    const after = at.advanceWidth - at.xAdvance + at.xOffset;
    piece.glyphs += kern(-at.xOffset) + code + kern(after);
  }
  return pieces.map(({ rise, glyphs }) => ({
    font: font.id,
    rise,
    glyphs: `[<${glyphs}>]`.replaceAll("<>", ""),
  }));
}

/** Inside a string of codes: what follows moves to the left by so many thousandths. */
function kern(left: number): string {
  const rounded = Math.round(left * 100) / 100;
  return rounded === 0 ? "" : `>${rounded}<`;
}

type PdfPosition = {
  readonly xAdvance: number;
  readonly advanceWidth: number;
  readonly xOffset: number;
  readonly yOffset: number;
};

// pdfkit keeps the open font in a private field; there is no public question for "is this letter in it?", and its public
// way of writing text costs ten times what the page needs.
type PdfFont = {
  readonly id: string;
  readonly font: ParsedFont;
  readonly ref: () => unknown;
  readonly encode: (text: string) => readonly [readonly string[], readonly PdfPosition[]];
  readonly widthOfString: (text: string, size: number) => number;
};

const parsedFonts = new Map<string, ParsedFont>();
const spacings = new Map<string, Spacing>();

/** Makes a face known to the document. It is parsed once a process: that is most of what a short document takes. */
function register(pdf: PDFKit.PDFDocument, name: string, file: () => Buffer): PdfFont {
  // pdfkit also takes a font that was parsed before; its types do not say so.
  const source = (parsedFonts.get(name) ?? file()) as Buffer;
  pdf.registerFont(name, source).font(name);
  const { _font: font } = pdf as unknown as { readonly _font: PdfFont };
  parsedFonts.set(name, font.font);
  return font;
}

function spacingFor(name: string, font: ParsedFont): Spacing {
  const spacing = spacings.get(name) ?? spacingOf(font);
  spacings.set(name, spacing);
  return spacing;
}
