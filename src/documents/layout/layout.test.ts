import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { readPdf } from "../../../tests/support/read-pdf";
import { fitted, resolveWidths, row, stack } from "./block";
import type { Frame } from "./paper";
import { splitFrame } from "./paper";
import { openDocument } from "./pen";
import { text } from "./text";
import { unwrapWoff } from "./woff";

const createdAt = "2026-03-07T01:20:00Z";

describe("blocks", () => {
  it("fixed widths come first, shares divide the rest", () => {
    expect(resolveWidths([{ pt: 40 }, { fr: 1 }, { fr: 3 }], 200)).toEqual([40, 40, 120]);
    expect(resolveWidths([{ pt: 300 }, { fr: 1 }], 200)).toEqual([300, 0]);
  });

  it("splits a frame row by row", () => {
    const frame: Frame = { x: 10, y: 20, width: 110, height: 210 };
    expect(splitFrame(frame, 2, 2, 10).map(({ x, y }) => [x, y])).toEqual([
      [10, 20],
      [70, 20],
      [10, 130],
      [70, 130],
    ]);
  });

  it("text shrinks on one line before it wraps, and keeps every letter", async () => {
    const doc = openDocument({ title: "t", paper: "a4", createdAt });
    const page = doc.addPage();
    const words = "Encarnación Güílamo de la Concepción";
    const style = { size: 12, shrinkTo: 9 };
    const oneLine = text(words, style).height(doc.pen, 190);
    const wrapped = text(words, style).height(doc.pen, 90);
    expect(oneLine).toBeLessThan(12 * 1.18 + 0.01);
    expect(wrapped).toBeGreaterThan(oneLine);
    text(words, style).draw(doc.pen, { ...page, width: 30, height: 12 });
    const [read] = await readPdf((await doc.finish()).bytes);
    expect(read?.text.replaceAll(" ", "")).toBe(words.replaceAll(" ", ""));
    for (const item of read?.items ?? []) {
      expect(item.right).toBeLessThanOrEqual(page.x + 30.1);
      expect(item.bottom).toBeLessThanOrEqual(page.y + 12.1);
    }
  });

  it("what is too high for its frame is drawn smaller, inside it", async () => {
    const doc = openDocument({ title: "t", paper: "a4", createdAt });
    const page = doc.addPage();
    const lines = Array.from({ length: 30 }, (_, i) => text(`línea ${i}`, { size: 12 }));
    const block = row([{ width: { fr: 1 }, block: stack(lines) }]);
    expect(block.height(doc.pen, 200)).toBeGreaterThan(400);
    fitted(block).draw(doc.pen, { ...page, width: 200, height: 250 });
    const [read] = await readPdf((await doc.finish()).bytes);
    expect(read?.items).toHaveLength(30);
    expect(Math.max(...(read?.items ?? []).map((item) => item.bottom))).toBeLessThan(page.y + 250);
  });
});

describe("unwrapWoff", () => {
  const path = "@fontsource/archivo/files/archivo-latin-400-normal.woff";
  const woff = readFileSync(createRequire(import.meta.url).resolve(path));

  it("gives a font of the size that the file promises", () => {
    const sfnt = unwrapWoff(woff);
    expect(sfnt.readUInt32BE(0)).toBe(0x00010000);
    expect(sfnt.length).toBe(woff.readUInt32BE(16));
  });

  it("refuses what is no WOFF", () => {
    expect(() => unwrapWoff(unwrapWoff(woff))).toThrow("Not a WOFF 1.0 file");
  });
});
