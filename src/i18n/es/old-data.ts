import type { MovedRow } from "@/domain/tournament/old-standings";
import { listed } from "./listed";

// Rounds that were paired before a correction, and rounds that were taken back, for everybody.

const signed = (value: number) => (value < 0 ? `−${-value}` : String(value));

/** Whose place moved, and how: "Peña y Núñez: del puesto 3 al 5; 2 ganadas en vez de 3." */
export function movedText({ name, rank, wins, net }: MovedRow & { readonly name: string }): string {
  const parts = [
    rank[0] === rank[1] ? `sigue en el puesto ${rank[1]}` : `del puesto ${rank[0]} al ${rank[1]}`,
    ...(wins[0] === wins[1] ? [] : [`${wins[1]} ganadas en vez de ${wins[0]}`]),
    ...(net[0] === net[1] ? [] : [`efectividad ${signed(net[1])} en vez de ${signed(net[0])}`]),
  ];
  return `${name}: ${parts.join("; ")}.`;
}

/** The table whose correction moved them. */
export function correctionText(correction: {
  readonly round: number;
  readonly table: number;
  readonly claim: number | null;
}): string {
  const by = correction.claim === null ? "" : ` (reclamo n.º ${correction.claim})`;
  return `Se corrigió la mesa ${correction.table} de la ronda ${correction.round}${by}.`;
}

/** What the public reads over a round that was paired before a correction. */
export function oldDataText(
  corrections: readonly { readonly round: number; readonly table: number }[],
): string {
  if (corrections.length === 0) {
    return "Hecha con las posiciones de antes de una corrección.";
  }
  const tables = corrections.map(({ round, table }) => `la mesa ${table} (ronda ${round})`);
  return `Hecha con las posiciones de antes de la corrección de ${listed(tables)}.`;
}

/** "La ronda 3 se publicó a las 8:10 a. m. y se retiró a las 8:12 a. m.: motivo" */
export function withdrawnText(
  round: { readonly number: number; readonly reason: string },
  hours: { readonly published: string | null; readonly withdrawn: string },
): string {
  const published = hours.published === null ? "" : ` se publicó a las ${hours.published} y`;
  return `La ronda ${round.number}${published} se retiró a las ${hours.withdrawn}: ${round.reason}`;
}
