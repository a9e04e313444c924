import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A piece of text as a reader finds it: words, and the box that they cover, in points from the top left. */
export type PdfText = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

export type PdfPage = {
  readonly width: number;
  readonly height: number;
  readonly items: readonly PdfText[];
  /** All words in drawing order, single-spaced. */
  readonly text: string;
};

/** Reads a PDF back with a reader that shares no code with its writer. */
export async function readPdf(bytes: Uint8Array): Promise<readonly PdfPage[]> {
  const task = getDocument({
    data: bytes.slice(),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    disableFontFace: true,
  });
  const pdf = await task.promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const content = await page.getTextContent();
    const items = content.items.flatMap((item): PdfText[] => {
      if (!("str" in item) || item.str.trim() === "") return [];
      const [, , , size, x, y] = item.transform as number[];
      const left = x ?? 0;
      const baseline = height - (y ?? 0);
      return [
        {
          text: item.str,
          left,
          right: left + item.width,
          top: baseline - 0.7 * (size ?? 0),
          bottom: baseline,
        },
      ];
    });
    const text = items
      .map((item) => item.text)
      .join(" ")
      .replace(/\s+/g, " ");
    pages.push({ width, height, items, text });
  }
  await task.destroy();
  return pages;
}
