// How wide letters stand beside each other. A font's full layout (ligatures, contexts, marks) is the slowest part of a
// large document, and nearly every word needs only what two neighbours say to each other: that is asked once a pair.

/** A font as its parser gives it, as far as we ask it. Lengths are in units of the em. */
export type ParsedFont = {
  readonly unitsPerEm: number;
  readonly hasGlyphForCodePoint: (code: number) => boolean;
  readonly layout: (text: string) => {
    readonly glyphs: readonly { readonly id: number; readonly advanceWidth: number }[];
    readonly positions: readonly Position[];
  };
};

type Position = {
  readonly xAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
};

/** For each letter of a text how far the next one starts, over `MEASURED_AT`. */
export type Spacing = {
  /** Advance of one letter alone; null for marks that stand over others. */
  readonly advance: (letter: string) => number | null;
  /** What is added between two letters; null where they become something else together. */
  readonly between: (left: string, right: string) => number | null;
};

/** Size at which widths are kept; they scale with the size. */
export const MEASURED_AT = 1000;

/** The spacing of a font, remembered letter by letter and pair by pair. */
export function spacingOf(font: ParsedFont): Spacing {
  const scale = MEASURED_AT / font.unitsPerEm;
  const singles = new Map<string, { readonly id: number; readonly advance: number } | null>();
  const pairs = new Map<string, Map<string, number | null>>();

  const single = (letter: string) => {
    const known = singles.get(letter);
    if (known !== undefined) return known;
    const { glyphs, positions } = font.layout(letter);
    const [glyph] = glyphs;
    const plain = glyph && glyphs.length === 1 && positions.every(isPlain) && !isMark(letter);
    const found = plain ? { id: glyph.id, advance: glyph.advanceWidth * scale } : null;
    singles.set(letter, found);
    return found;
  };
  const pair = (left: string, right: string): number | null => {
    const [one, other] = [single(left), single(right)];
    const { glyphs, positions } = font.layout(left + right);
    const kept =
      one !== null &&
      other !== null &&
      glyphs.length === 2 &&
      glyphs[0]?.id === one.id &&
      glyphs[1]?.id === other.id &&
      positions.every(isPlain);
    return kept ? (positions[0]?.xAdvance ?? 0) * scale - one.advance : null;
  };
  return {
    advance: (letter) => single(letter)?.advance ?? null,
    between: (left, right) => {
      let row = pairs.get(left);
      if (row === undefined) {
        row = new Map();
        pairs.set(left, row);
      }
      const known = row.get(right);
      if (known !== undefined) return known;
      const fresh = pair(left, right);
      row.set(right, fresh);
      return fresh;
    },
  };
}

function isMark(letter: string): boolean {
  return /\p{M}/u.test(letter);
}

function isPlain({ xOffset, yOffset }: Position): boolean {
  return xOffset === 0 && yOffset === 0;
}
