import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { renderHojas } from "@/documents/hoja";
import { sheetRequestSchema } from "@/schemas/sheet";
import { readPdf } from "../../support/read-pdf";

const folder = import.meta.dirname;
const cases = readdirSync(folder).filter((name) => name.endsWith(".json"));

describe("golden sheets", () => {
  it.each(cases)("%s is printed and read back with every figure", async (name) => {
    const golden = JSON.parse(readFileSync(path.join(folder, name), "utf8"));
    const request = sheetRequestSchema.parse(golden.request);
    const createdAt = request.createdAt ?? "2026-01-01T00:00:00Z";
    const { bytes, pages } = await renderHojas({ ...request, createdAt });
    const read = await readPdf(bytes);
    expect(pages).toBe(golden.expected.pages);
    expect(read).toHaveLength(pages);
    const text = read.map((page) => page.text).join(" ");
    for (const words of golden.expected.words) expect(text).toContain(words);
  });
});
