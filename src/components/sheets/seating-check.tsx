import { Notice } from "@/components/ui/notice";

type Props = {
  readonly table: number;
  /** The short hashes that a paper of this table may say, the one of its seats now first. */
  readonly seatingHashes: readonly string[];
  /** The `p` of the QR that was scanned: the hash of the seats that the paper was printed for. */
  readonly scanned: string | string[] | undefined;
};

/** Warns who scanned a paper that was printed for other seats than the table has; nothing otherwise. */
export function SeatingCheck({ table, seatingHashes, scanned }: Props) {
  if (typeof scanned !== "string" || !/^[0-9A-F]{4}-[0-9A-F]{4}$/.test(scanned)) return null;
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
