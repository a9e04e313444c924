import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { galleryPapers } from "../../tests/gallery/papers";
import { readPdf } from "../../tests/support/read-pdf";
import { THINNEST } from "./layout/content";
import { PAPERS } from "./layout/paper";

// What every document owes a cheap black-and-white printer, seen in the file and not in the code that draws: two inks, no
// line that gets lost, nothing outside what the printer reaches, nobody's name cut, no letter too small to read.

/** Operators that set a colour, choose a colour space, a shading or a state with transparency (ISO 32000, table 50). */
const COLOURS =
  /(?:^|\s)((?:[\d.-]+\s+)*(?:\/\w+\s+)?)(g|G|rg|RG|k|K|sc|SC|scn|SCN|cs|CS|sh|gs)(?=\s|$)/g;
/** In points; of a name of 64 letters with a club of 52 on half a page too. */
const SMALLEST = 6.49;
const REACH = 20;

/** The content of each page, unpacked. */
function contentsOf(bytes: Uint8Array): readonly string[] {
  const file = Buffer.from(bytes);
  const text = file.toString("latin1");
  return [...text.matchAll(/\/FlateDecode\n>>\nstream\n/g)].flatMap(({ index, 0: head }) => {
    const start = index + head.length;
    const packed = file.subarray(start, text.indexOf("\nendstream", start));
    const content = inflateSync(packed).toString("latin1");
    return content.includes(" Tf ") ? [content] : [];
  });
}

/** Widths of the lines as they are on paper: as set, times the scales they are set in. */
function lineWidths(content: string): readonly number[] {
  const scales = [1];
  const widths: number[] = [];
  for (const [, open, scale, width, close] of content.matchAll(
    /(q) ([\d.]+) 0 0 [\d.]+ [\d.-]+ [\d.-]+ cm|([\d.]+) w\b|(\bQ\b)/g,
  )) {
    const now = scales.at(-1) ?? 1;
    if (open) scales.push(now * Number(scale));
    else if (width) widths.push(Number(width) * now);
    else if (close) scales.pop();
  }
  return widths;
}

const papers = (["ordinary", "long"] as const).flatMap((names) =>
  galleryPapers(names).map(({ name, render }) => [name, names, render] as const),
);

describe.each(PAPERS)("on %s", (paper) => {
  it.each(papers)("%s, %s names", async (_, names, render) => {
    const { bytes } = await render(paper);
    const contents = contentsOf(bytes);
    const pages = await readPdf(bytes);
    expect(contents).toHaveLength(pages.length);
    const set = contents.flatMap((content) =>
      [...content.matchAll(COLOURS)].map(([, values = "", operator]) => `${values}${operator}`),
    );
    expect(set.filter((colour) => colour !== "0 g" && colour !== "1 g")).toEqual([]);
    const thin = contents.flatMap(lineWidths).filter((width) => width < THINNEST - 0.001);
    expect(thin).toEqual([]);
    for (const { items, width, height } of pages) {
      const out = items.filter(
        ({ left, right, top, bottom }) =>
          left < REACH || right > width - REACH || top < REACH || bottom > height - REACH,
      );
      expect(out.map(({ text }) => text)).toEqual([]);
      const small = items.filter(({ top, bottom }) => (bottom - top) / 0.7 < SMALLEST);
      expect(small.map(({ text }) => text)).toEqual([]);
    }
    const joined = pages
      .map(({ text }) => text)
      .join("")
      .replaceAll(" ", "");
    if (names === "long")
      expect(joined).toMatch(/AltagraciaEncarnacióndelosÁngelesGüílamoPeñarandayÑáñez\d/);
    else expect(joined).toMatch(/[ÑÁÉÍÓÚÜñáéíóúü]/);
  });
});
