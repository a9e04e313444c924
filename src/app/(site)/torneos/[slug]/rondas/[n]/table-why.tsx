import { LinkButton } from "@/components/ui/link-button";
import { Panel } from "@/components/ui/panel";
import type { Seat } from "@/domain/rules/seat";
import { listed } from "@/i18n/es/listed";
import { describeWhy } from "@/i18n/es/pairing";
import type { BoardTable } from "@/server/tournaments/round-board";
import type { RoundOrigin } from "@/server/tournaments/round-origin";
import { proposedTables } from "@/server/tournaments/round-origin";

type TableWhyProps = {
  readonly table: BoardTable;
  readonly origin: RoundOrigin;
  /** Where questions about the round are answered. */
  readonly why: string;
};

/** "¿Por qué esta mesa?": the engine's reasons for it, or that people were moved by hand. */
export function TableWhy({ table, origin, why }: TableWhyProps) {
  const { A, B, C, D } = table.seats;
  const sides = [
    [A, C],
    [B, D],
  ].map((side) => listed(side.flatMap((person) => person?.name ?? [])));
  return (
    <Panel id="mesa" title={`¿Por qué la mesa ${table.table}?`}>
      <p className="mb-2 font-semibold">{sides.join(" contra ")}</p>
      <ul className="grid gap-1.5">
        {reasonsFor(table, origin).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="mt-3">
        <LinkButton href={`${why}?por=${A?.entrant ?? ""}#pregunta`} prefetch={false}>
          ¿Por qué no contra otro?
        </LinkButton>
      </p>
    </Panel>
  );
}

function reasonsFor(table: BoardTable, { pairing, names }: RoundOrigin): readonly string[] {
  const { seats } = table;
  const entrants = (...of: readonly Seat[]) => [
    ...new Set(of.flatMap((seat) => (seats[seat] ? [String(seats[seat].entrant)] : []))),
  ];
  const answer = proposedTables(pairing)({ AC: entrants("A", "C"), BD: entrants("B", "D") });
  if (!answer) return ["La dirección cambió a mano a quienes juegan en esta mesa."];
  const reasons = answer.why.map((reason) => describeWhy(reason, (id) => names[id] ?? id));
  return answer.table === table.table
    ? reasons
    : [
        ...reasons,
        `La dirección la cambió a mano: el emparejamiento la puso en la ${answer.table}.`,
      ];
}
