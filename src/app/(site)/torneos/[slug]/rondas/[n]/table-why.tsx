import { Icon } from "@/components/ui/icon";
import type { Seat } from "@/domain/rules/seat";
import { describeWhy } from "@/i18n/es/pairing";
import type { BoardTable } from "@/server/tournaments/round-board";
import type { proposedTables, RoundOrigin } from "@/server/tournaments/round-origin";

type TableWhyProps = {
  /** Where questions about the round are answered. */
  readonly why: string;

  readonly table: BoardTable;
  /** Finds what the engine answered for these people. */
  readonly proposed: ReturnType<typeof proposedTables>;
  readonly names: RoundOrigin["names"];
};

/** "¿Por qué esta mesa?": the engine's reasons for it, or that people were moved by hand. */
export function TableWhy(props: TableWhyProps) {
  const reasons = reasonsFor(props);
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
      <a
        href={`${props.why}?por=${firstEntrant(props.table)}#pregunta`}
        className="flex min-h-12 items-center px-3 text-sm font-semibold text-sea underline underline-offset-4"
      >
        ¿Por qué no contra otro?
      </a>
    </details>
  );
}

function firstEntrant({ seats }: BoardTable): string {
  return String(seats.A?.entrant ?? "");
}

function reasonsFor({ table, proposed, names }: TableWhyProps): readonly string[] {
  const { seats } = table;
  const entrants = (...of: readonly Seat[]) => [
    ...new Set(of.flatMap((seat) => (seats[seat] ? [String(seats[seat].entrant)] : []))),
  ];
  const answer = proposed({ AC: entrants("A", "C"), BD: entrants("B", "D") });
  if (!answer) return ["La dirección cambió a mano a quienes juegan en esta mesa."];
  const reasons = answer.why.map((reason) => describeWhy(reason, (id) => names[id] ?? id));
  return answer.table === table.table
    ? reasons
    : [
        ...reasons,
        `La dirección la cambió a mano: el emparejamiento la puso en la ${answer.table}.`,
      ];
}
