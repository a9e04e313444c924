import type { FontScript, FontWeight } from "./fonts";
import type { OpenFont, Shown } from "./glyphs";
import { openFont } from "./glyphs";

// Which face each letter comes from. Names may hold letters that the latin file lacks.

/** A piece of text in one font, with its width over `MEASURED_AT`. */
type Run = { readonly text: string; readonly font: OpenFont; readonly width: number };
type Measured = { readonly runs: readonly Run[]; readonly width: number };
type Letter = { readonly font: OpenFont; readonly text: string };

export type Faces = {
  /** Width over `MEASURED_AT`. */
  readonly width: (text: string, weight: FontWeight) => number;
  /** The text as it is written; its fonts and letters become part of the document. */
  readonly shown: (text: string, weight: FontWeight) => readonly Shown[];
  /** The document's own object of a font, for the resources of a page. */
  readonly resource: (id: string) => unknown;
};

/** Chooses a face letter by letter (latin, latin-ext, the bare letter, a question mark) and remembers what it found. */
export function makeFaces(pdf: PDFKit.PDFDocument): Faces {
  const fonts = new Map<string, OpenFont>();
  const byId = new Map<string, OpenFont>();
  const measuredTexts = oneMapPerWeight<Measured>();
  const shownTexts = oneMapPerWeight<readonly Shown[]>();
  const letters = oneMapPerWeight<Letter>();

  const face = (weight: FontWeight, script: FontScript): OpenFont =>
    remember(fonts, `${weight} ${script}`, () => {
      const font = openFont(pdf, weight, script);
      byId.set(font.id, font);
      return font;
    });
  const pick = (letter: string, weight: FontWeight): Letter => {
    const latin = face(weight, "latin");
    if (latin.has(letter)) return { font: latin, text: letter };
    const extended = face(weight, "latin-ext");
    if (extended.has(letter)) return { font: extended, text: letter };
    const base = letter.normalize("NFKD").replace(/\p{M}/gu, "");
    const known = base !== "" && [...base].every((part) => latin.has(part));
    return { font: latin, text: known ? base : "?" };
  };
  const split = (text: string, weight: FontWeight): Letter[] => {
    const found: Letter[] = [];
    for (const letter of text.normalize("NFC")) {
      const chosen = remember(letters[weight], letter, () => pick(letter, weight));
      const last = found.at(-1);
      if (last?.font === chosen.font) {
        found[found.length - 1] = { font: last.font, text: last.text + chosen.text };
      } else found.push(chosen);
    }
    return found;
  };
  const measured = (text: string, weight: FontWeight): Measured =>
    remember(measuredTexts[weight], text, () => {
      const runs = split(text, weight).map((run) => ({ ...run, width: run.font.width(run.text) }));
      return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
    });
  return {
    width: (text, weight) => measured(text, weight).width,
    shown: (text, weight) =>
      remember(shownTexts[weight], text, () =>
        measured(text, weight).runs.flatMap((run) => run.font.shown(run.text)),
      ),
    resource: (id) => byId.get(id)?.resource(),
  };
}

// One map a weight, keyed by the text alone: joined keys were the slowest part of a large document.
function oneMapPerWeight<Value>(): Readonly<Record<FontWeight, Map<string, Value>>> {
  return { regular: new Map(), bold: new Map(), black: new Map() };
}

function remember<Value>(known: Map<string, Value>, key: string, find: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const fresh = find();
  known.set(key, fresh);
  return fresh;
}
