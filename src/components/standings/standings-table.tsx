import Link from "next/link";
import type { ReactNode } from "react";
import { DataTable } from "@/components/ui/data-table";
import { Icon } from "@/components/ui/icon";
import type { StandingRow } from "@/domain/standings/standings";
import { decidedByText, signed } from "@/i18n/es/standings";
import type { NamedStanding } from "@/server/standings/queries";

/** Rows that open: which one is, the address that opens or closes each, and what stands below the open one. */
export type RowOpening = {
  readonly open: string | null;
  readonly href: (id: string | null) => string;
  readonly account: ReactNode;
};

type StandingsTableProps = {
  readonly caption: string;
  readonly rows: readonly NamedStanding[];
  /** The person who looks, to mark the line. */
  readonly playerId?: string | null;
  /** Where rows open. */
  readonly opening?: RowOpening;
};

/** Standings with what separates each place from the next; where they open, a row shows how its numbers came about. */
export function StandingsTable(props: StandingsTableProps) {
  const { caption, rows, playerId, opening } = props;
  const isMarked = (row: NamedStanding) => !!playerId && row.people.includes(playerId);
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={(row) => row.id}
      isMarked={isMarked}
      detail={(row) => (row.id === opening?.open ? opening.account : null)}
      columns={[
        { key: "rank", header: "Lugar", kind: "lead", cell: (row) => row.rank },
        {
          key: "name",
          header: "Nombre",
          kind: "title",
          cell: (row) => (
            <>
              {opening ? <RowLink row={row} opening={opening} /> : row.name}
              {row.club && (
                <span className="block text-sm font-normal text-ink-soft">{row.club}</span>
              )}
            </>
          ),
        },
        ...FIGURE_COLUMNS,
      ]}
    />
  );
}

function RowLink({ row, opening }: { readonly row: NamedStanding; readonly opening: RowOpening }) {
  const isOpen = opening.open === row.id;
  return (
    <Link
      id={`fila-${row.id}`}
      href={opening.href(isOpen ? null : row.id)}
      scroll={false}
      prefetch={false}
      aria-expanded={isOpen}
      className="-my-2 inline-flex min-h-12 max-w-full items-center gap-2 hover:text-sea"
    >
      <span className="min-w-0">{row.name}</span>
      <Icon
        name="chevron"
        className={isOpen ? "size-4 shrink-0 rotate-180" : "size-4 shrink-0 text-ink-soft"}
      />
      <span className="sr-only">{isOpen ? "Cerrar la cuenta" : "Ver de qué sale cada número"}</span>
    </Link>
  );
}

/** The figures of a row, of whatever it is of. */
export const FIGURE_COLUMNS = [
  {
    key: "played",
    header: "Jugadas",
    short: "J",
    kind: "figure",
    cell: (row: StandingRow) => row.played,
  },
  {
    key: "wins",
    header: "Ganadas",
    short: "G",
    kind: "figure",
    cell: (row: StandingRow) => <strong>{row.wins}</strong>,
  },
  {
    key: "net",
    header: "Efectividad",
    short: "Efect.",
    kind: "figure",
    cell: (row: StandingRow) => signed(row.net),
  },
  { key: "for", header: "A favor", kind: "figure", cell: (row: StandingRow) => row.for },
  {
    key: "against",
    header: "En contra",
    kind: "figure",
    wideOnly: true,
    cell: (row: StandingRow) => row.against,
  },
  { key: "fines", header: "Multas", kind: "figure", cell: (row: StandingRow) => signed(row.fines) },
  {
    key: "decided",
    header: "Sobre el siguiente por",
    short: "Decidió",
    cell: (row: StandingRow) => (row.decidedBy === null ? "–" : decidedByText(row.decidedBy)),
  },
] as const;
