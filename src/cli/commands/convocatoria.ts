import { writeFile } from "node:fs/promises";
import { renderConvocatoria } from "@/documents/convocatoria";
import { convocatoriaRequestSchema } from "@/schemas/convocatoria";
import type { DocumentCommand } from "../command";
import { documentCommand } from "../command";

/** `convocatoria`: writes the PDF to `out` and answers its pages and bytes. */
export function convocatoriaCommand(out: string): DocumentCommand {
  return documentCommand(
    "convocatoria",
    "dibuja la convocatoria de un torneo en PDF, con cada lectura del reglamento",
    convocatoriaRequestSchema,
    async ({ createdAt, ...request }) => {
      const { bytes, pages } = await renderConvocatoria({
        ...request,
        createdAt: createdAt ?? new Date().toISOString(),
      });
      await writeFile(out, bytes);
      return { ok: true, pages, bytes: bytes.byteLength, out };
    },
  );
}
