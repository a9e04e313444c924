import { Notice } from "@/components/ui/notice";
import type { PreviewChange } from "@/domain/tournament/round-preview";
import type { RoundOrigin } from "@/server/tournaments/round-origin";

/** What the public must know of how a round was made: changes by hand, and tables that were still open. */
export function RoundChanges({ origin }: { readonly origin: RoundOrigin }) {
  const { manual, open, names } = origin;
  if (manual.length === 0 && open.length === 0) return null;
  return (
    <div className="mb-5 grid gap-3">
      {manual.length > 0 && (
        <Notice tone="warning" title="Cambiada a mano por la dirección">
          <ul>
            {manual.map((change) => (
              <li key={`${change.kind} ${change.first} ${change.second}`}>
                {changeText(change, names)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {open.length > 0 && (
        <Notice tone="warning" title="Se emparejó con mesas sin cerrar">
          <ul>
            {open.map(({ round, table }) => (
              <li key={`${round}-${table}`}>
                Ronda {round}, mesa {table}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

function changeText(change: PreviewChange, names: RoundOrigin["names"]): string {
  if (change.kind === "swap-tables") {
    return `Se intercambiaron las mesas ${change.first} y ${change.second}.`;
  }
  const first = names[change.first] ?? change.first;
  const second = names[change.second] ?? change.second;
  return `Se intercambiaron ${first} y ${second}.`;
}
