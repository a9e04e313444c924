import { Notice } from "@/components/ui/notice";
import type { PreviewChange } from "@/domain/tournament/round-preview";
import type { PublicClaim } from "@/server/claims/queries";
import type { RoundOrigin } from "@/server/tournaments/round-origin";

type RoundChangesProps = {
  readonly origin: RoundOrigin;
  /** Decisions of the Junta that later corrected what the round was paired on. */
  readonly corrected: readonly PublicClaim[];
};

/** What the public must know of how a round was made: changes by hand, open tables, figures corrected since. */
export function RoundChanges({ origin, corrected }: RoundChangesProps) {
  const { manual, open, names } = origin;
  if (manual.length + open.length + corrected.length === 0) return null;
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
      {corrected.length > 0 && (
        <Notice tone="warning" title="Se emparejó antes de una corrección de la Junta">
          <ul>
            {corrected.map(({ id, number, round, table }) => (
              <li key={id}>
                Reclamo n.º {number}: ronda {round}, mesa {table}
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
