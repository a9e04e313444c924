import { Icon } from "@/components/ui/icon";
import type { Seat } from "@/domain/rules/seat";
import { describeWhy } from "@/i18n/es/pairing";
import type { BoardTable } from "@/server/tournaments/round-board";
import type { RoundOrigin } from "@/server/tournaments/round-origin";
import { proposedTable } from "@/server/tournaments/round-origin";

type TableWhyProps = { readonly table: BoardTable; readonly origin: RoundOrigin };

/** "¿Por qué esta mesa?": the engine's reasons for it, or that people were moved by hand. */
export function TableWhy({ table, origin }: TableWhyProps) {
  const reasons = reasonsFor(table, origin);
  if (reasons.length === 0) return null;
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-12 items-center gap-2 px-3 text-sm font-semibold text-sea">
        <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
        ¿Por qué esta mesa?
      </summary>
      <ul className="grid gap-1.5 px-3 pb-3 text-sm">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  );
}

function reasonsFor({ table, seats }: BoardTable, origin: RoundOrigin): readonly string[] {
  const entrants = (...of: readonly Seat[]) => [
    ...new Set(of.flatMap((seat) => (seats[seat] ? [String(seats[seat].entrant)] : []))),
  ];
  const proposed = proposedTable(origin.pairing, {
    AC: entrants("A", "C"),
    BD: entrants("B", "D"),
  });
  if (!proposed) return ["La dirección cambió a mano a quienes juegan en esta mesa."];
  const reasons = proposed.why.map((reason) => describeWhy(reason, (id) => origin.names[id] ?? id));
  return proposed.table === table
    ? reasons
    : [
        ...reasons,
        `La dirección la cambió a mano: el emparejamiento la puso en la ${proposed.table}.`,
      ];
}
