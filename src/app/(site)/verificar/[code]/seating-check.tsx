import { Notice } from "@/components/ui/notice";
import type { PublicSheet } from "@/server/sheets/queries";

type Props = {
  readonly sheet: PublicSheet;
  /** The `p` of the QR that was scanned: the hash of the seats that the paper was printed for. */
  readonly scanned: string | string[] | undefined;
};

/** Warns who scanned a paper that was printed for other seats than the table has; nothing otherwise. */
export function SeatingCheck({ sheet, scanned }: Props) {
  if (typeof scanned !== "string" || !/^[0-9A-F]{4}-[0-9A-F]{4}$/.test(scanned)) return null;
  const { seatingHashes, table } = sheet;
  if (seatingHashes.includes(scanned)) return null;
  return (
    <Notice tone="warning" title="Esta Hoja se imprimió con otros puestos">
      La que tienes dice <strong className="whitespace-nowrap">puestos {scanned}</strong> y la mesa{" "}
      {table} es ahora <strong className="whitespace-nowrap">puestos {seatingHashes[0]}</strong>: la
      ronda se publicó otra vez, o cambió un nombre o un número después de imprimirla. Compara los
      cuatro nombres con los de aquí antes de anotar en ella, y pide una impresión nueva si no son
      los mismos.
    </Notice>
  );
}
