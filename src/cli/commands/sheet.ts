import { writeFile } from "node:fs/promises";
import { renderHojas } from "@/documents/hoja";
import { sheetRequestSchema } from "@/schemas/sheet";
import type { DocumentCommand } from "../command";
import { documentCommand } from "../command";

/** `sheet`: writes the PDF to `out` and answers its pages and bytes. */
export function sheetCommand(out: string): DocumentCommand {
  return documentCommand(
    "sheet",
    "dibuja la Hoja de Anotaciones en PDF",
    sheetRequestSchema,
    async ({ createdAt, ...request }) => {
      const { bytes, pages } = await renderHojas({
        ...request,
        createdAt: createdAt ?? new Date().toISOString(),
      });
      await writeFile(out, bytes);
      return { ok: true, pages, bytes: bytes.byteLength, out };
    },
  );
}
