import { DataTable } from "@/components/ui/data-table";
import { decidedByText } from "@/i18n/es/standings";
import type { NamedStanding } from "@/server/standings/queries";

type StandingsTableProps = {
  readonly caption: string;
  readonly rows: readonly NamedStanding[];
  /** The person who looks, to mark the line. */
  readonly playerId?: string | null;
};

const signed = (value: number) => (value > 0 ? `+${value}` : String(value));

/** Standings with what separates each place from the next. */
export function StandingsTable({ caption, rows, playerId }: StandingsTableProps) {
  const isMarked = (row: NamedStanding) => !!playerId && row.people.includes(playerId);
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={(row) => row.id}
      isMarked={isMarked}
      columns={[
        { key: "rank", header: "Lugar", kind: "lead", cell: (row) => row.rank },
        {
          key: "name",
          header: "Nombre",
          kind: "title",
          cell: (row) => (
            <>
              {row.name}
              {row.club && (
                <span className="block text-sm font-normal text-ink-soft">{row.club}</span>
              )}
            </>
          ),
        },
        {
          key: "played",
          header: "Jugadas",
          short: "J",
          kind: "figure" as const,
          cell: (row: NamedStanding) => row.played,
        },
        {
          key: "wins",
          header: "Ganadas",
          short: "G",
          kind: "figure",
          cell: (row) => <strong>{row.wins}</strong>,
        },
        {
          key: "net",
          header: "Efectividad",
          short: "Efect.",
          kind: "figure",
          cell: (row) => signed(row.net),
        },
        ...FULL_COLUMNS,
      ]}
    />
  );
}

const FULL_COLUMNS = [
  {
    key: "for",
    header: "A favor",
    kind: "figure" as const,
    cell: (row: NamedStanding) => row.for,
  },
  {
    key: "against",
    header: "En contra",
    kind: "figure" as const,
    wideOnly: true,
    cell: (row: NamedStanding) => row.against,
  },
  {
    key: "fines",
    header: "Multas",
    kind: "figure" as const,
    cell: (row: NamedStanding) => row.fines,
  },
  {
    key: "decided",
    header: "Sobre el siguiente por",
    short: "Decidió",
    cell: (row: NamedStanding) => (row.decidedBy === null ? "" : decidedByText(row.decidedBy)),
  },
];
