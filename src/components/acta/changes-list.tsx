import { handTitle } from "@/i18n/es/hand-title";
import type { TableChange, TableView } from "@/server/actas/table-view";
import { timeOf } from "./hands-panel";
import type { SeatNames } from "./seat-names";

type ChangesListProps = {
  readonly changes: TableView["changes"];
  readonly names: SeatNames;
  readonly timeZone: string;
};

/** The trace: what was changed after it had been recorded, by whom, and why. Nothing where nothing was. */
export function ChangesList({ changes, names, timeZone }: ChangesListProps) {
  if (changes.length === 0) return null;
  return (
    <section className="mt-5">
      <h2 className="text-lg">Cambios</h2>
      <ul className="mt-1 flex flex-col gap-2">
        {changes.map((change) => (
          <li key={`${change.at} ${change.kind}`} className="border-s-4 border-line-strong ps-3">
            <p className="leading-tight font-semibold">{changeText(change, names)}</p>
            <p className="text-sm text-ink-soft">
              «{change.reason}» · {change.by}, {timeOf(change.at, timeZone)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function changeText(change: TableChange, names: SeatNames): string {
  switch (change.kind) {
    case "hand-corrected":
      return `Mano ${change.hand} corregida: decía ${handTitle(change.before, names)}${pipsOf(change)}`;
    case "hand-removed":
      return `Mano ${change.hand} quitada: ${handTitle(change.before, names)}`;
    case "call-withdrawn":
      return "Se corrigió la respuesta al TIEMPO";
    case "time-added":
      return `${change.minutes} min más para esta mesa`;
    case "time-withdrawn":
      return "Se quitó el tiempo añadido a esta mesa";
    case "totals-noted":
      return `La Hoja de papel suma otra cosa: A·C ${change.written.AC}, B·D ${change.written.BD}`;
    case "medium-changed":
      return change.to === "paper" ? "La mesa siguió en papel" : "La mesa volvió al teléfono";
    case "photo-removed":
      return "Se quitó una foto de la Hoja";
    case "delivery-withdrawn":
      return "La Hoja de papel no había llegado";
    case "ending-reviewed":
      return change.ends
        ? "El juez dio la partida por terminada por una infracción"
        : "El juez dejó la partida como se jugó";
    case "score-withdrawn":
      return "Se retiró el resultado sin manos";
    case "reopened":
      return "Hoja reabierta";
    case "resolved":
      return change.corrects
        ? `Corregida por decisión de la Junta, reclamo n.º ${change.number}`
        : `Terminó el reclamo n.º ${change.number}; la Hoja queda como estaba`;
    case "incident-cancelled":
      return "Infracción anulada";
  }
}

function pipsOf({ before }: Extract<TableChange, { readonly kind: "hand-corrected" }>): string {
  const pips = "pips" in before ? before.pips : undefined;
  if (pips === undefined) return "";
  const listed = Object.entries(pips).map(([seat, value]) => `${seat} ${value}`);
  return ` (${listed.join(", ")})`;
}
