import fc from "fast-check";
import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import { FONT_SCRIPTS, FONT_WEIGHTS, fontFile } from "./fonts";
import type { Shown } from "./glyphs";
import { openFont } from "./glyphs";

// The oracle is the font's own full layout of the whole text, as pdfkit does it.

const LETTERS = "AVTLYafiltj1760-.,/()·–ñáüçÑÉªº°\u0301\u0303 ŁżęşọŞ";

describe("spacing by pairs of letters", () => {
  it.each(
    FONT_WEIGHTS.flatMap((weight) => FONT_SCRIPTS.map((script) => [weight, script] as const)),
  )(
    "%s %s: as wide as the full layout, and the same glyphs with the same kerning",
    (weight, script) => {
      const pdf = new PDFDocument();
      const font = openFont(pdf, weight, script);
      const oracle = new PDFDocument().font(fontFile(weight, script)).fontSize(1000);
      const known = [...LETTERS].filter((letter) => font.has(letter));
      fc.assert(
        fc.property(fc.array(fc.constantFrom(...known), { minLength: 1 }), (letters) => {
          const text = letters.join("");
          // pdfkit lays out word by word: kerning across a space is ours alone.
          const words = text.split(" ").filter((word) => word !== "");
          for (const word of words) {
            expect(font.width(word)).toBeCloseTo(oracle.widthOfString(word), 1);
            expect(codesOf(font.shown(word))).toBe(codesIn(oracle, word));
          }
        }),
        { numRuns: 150 },
      );
    },
  );
});

/** How many glyphs are written. */
function codesOf(shown: readonly Shown[]): number {
  const strings = shown.flatMap(({ glyphs }) => [...glyphs.matchAll(/<([0-9a-f]*)>/g)]);
  return strings.reduce((sum, [, codes = ""]) => sum + codes.length / 4, 0);
}

function codesIn(pdf: PDFKit.PDFDocument, text: string): number {
  const inside = pdf as unknown as { _font: { encode: (text: string) => [string[], unknown] } };
  return inside._font.encode(text)[0].length;
}
