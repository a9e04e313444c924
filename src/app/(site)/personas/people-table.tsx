import Link from "next/link";
import type { ReactNode } from "react";
import type { Column } from "@/components/ui/data-table";
import { DataTable } from "@/components/ui/data-table";
import { StatePill } from "@/components/ui/state-pill";
import type { PersonRow } from "@/server/people/queries";

const COLUMNS: readonly Column<PersonRow>[] = [
  {
    key: "name",
    header: "Persona",
    kind: "title",
    cell: ({ id, name, nickname }) => (
      <Link
        href={`/personas/${id}`}
        prefetch={false}
        className="inline-flex min-h-11 flex-wrap items-center gap-x-2 text-sea underline-offset-4 hover:underline sm:min-h-0"
      >
        <span>{name}</span>
        {nickname && <span className="font-normal text-ink-soft">«{nickname}»</span>}
      </Link>
    ),
  },
  {
    key: "number",
    header: "No. Federación",
    short: "N.º",
    cell: ({ number }) => number ?? <span className="text-ink-soft">sin número</span>,
  },
  { key: "club", header: "Club", short: "", cell: ({ club }) => club ?? <None>sin club</None> },
  { key: "city", header: "Ciudad", cell: ({ city }) => city, wideOnly: true },
  {
    key: "state",
    header: "Estado",
    short: "",
    cell: ({ suspended }) =>
      suspended ? (
        <StatePill tone="danger">Suspendido</StatePill>
      ) : (
        <span className="text-ink-soft max-sm:hidden">Activo</span>
      ),
  },
];

function None({ children }: { readonly children: ReactNode }) {
  return <span className="text-ink-soft">{children}</span>;
}

type PeopleTableProps = { readonly people: readonly PersonRow[]; readonly empty: ReactNode };

/** A page of the roster. */
export function PeopleTable({ people, empty }: PeopleTableProps) {
  return (
    <DataTable
      caption="Personas del padrón"
      columns={COLUMNS}
      rows={people}
      rowKey={({ id }) => id}
      empty={empty}
      dense
    />
  );
}
