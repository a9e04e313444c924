import { writeFile } from "node:fs/promises";
import { renderHojas } from "@/documents/hoja";
import type { SheetData } from "@/documents/sheet-data";
import { seatingHash } from "@/proof/seating-hash";
import { sheetRequestSchema } from "@/schemas/sheet";
import type { DocumentCommand } from "../command";
import { documentCommand } from "../command";

/** The sheet with the hash of its seating, where it has a proof and was not given one. */
function withSeating(sheet: SheetData): SheetData {
  const { proof } = sheet;
  if (!proof) return sheet;
  return { ...sheet, proof: { seating: seatingHash(proof.code, sheet), ...proof } };
}

/** `sheet`: writes the PDF to `out` and answers its pages and bytes. */
export function sheetCommand(out: string): DocumentCommand {
  return documentCommand(
    "sheet",
    "dibuja la Hoja de Anotaciones en PDF",
    sheetRequestSchema,
    async ({ createdAt, sheets, ...request }) => {
      const { bytes, pages } = await renderHojas({
        ...request,
        sheets: sheets.map(withSeating),
        createdAt: createdAt ?? new Date().toISOString(),
      });
      await writeFile(out, bytes);
      return { ok: true, pages, bytes: bytes.byteLength, out };
    },
  );
}
