import { ManualChanges } from "@/components/rounds/explanation/manual-changes";
import { Notice } from "@/components/ui/notice";
import { hourText } from "@/i18n/es/hour-text";
import { oldDataText } from "@/i18n/es/old-data";
import type { PublicClaim } from "@/server/claims/queries";
import type { PublicOldData } from "@/server/rounds/old-data";
import type { RoundOrigin } from "@/server/tournaments/round-origin";

type RoundChangesProps = {
  readonly origin: RoundOrigin;
  /** Decisions of the Junta that later corrected what the round was paired on. */
  readonly corrected: readonly PublicClaim[];
  /** What moved since it was paired; null where nothing did. */
  readonly old: PublicOldData | null;
  readonly timeZone: string;
};

/** What the public must know of how a round was made: changes by hand, open tables, figures corrected since. */
export function RoundChanges({ origin, corrected, old, timeZone }: RoundChangesProps) {
  const { manual, open, names } = origin;
  if (manual.length + open.length + corrected.length === 0 && old === null) return null;
  return (
    <div className="mb-5 grid gap-3">
      {manual.length > 0 && (
        <Notice tone="warning" title="Cambiada a mano por la dirección">
          <ManualChanges changes={manual} nameOf={(id) => names[id] ?? id} timeZone={timeZone} />
        </Notice>
      )}
      {old !== null && (
        <Notice tone="warning" title={oldDataText(old.corrections)}>
          {old.kept
            ? `La dirección la mantiene. ${old.kept.by}, a las ${hourText(old.kept.at, timeZone)}: ${old.kept.reason}`
            : "Lo que se corrigió después no cambia quién juega con quién."}
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
