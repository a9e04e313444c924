import Link from "next/link";
import type { Column } from "@/components/ui/data-table";
import { DataTable } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { StatePill } from "@/components/ui/state-pill";
import type { ClubRow } from "@/server/people/clubs";
import { ClubDialog } from "./club-dialog";

const COLUMNS: readonly Column<ClubRow>[] = [
  { key: "name", header: "Club", kind: "title", cell: ({ name }) => name },
  { key: "city", header: "Ciudad", short: "", cell: ({ city }) => city },
  {
    key: "people",
    header: "Personas",
    kind: "figure",
    cell: ({ id, people }) => (
      <Link
        href={`/personas?club=${id}`}
        prefetch={false}
        className="inline-flex min-h-11 items-center font-semibold text-sea underline-offset-4 hover:underline"
      >
        {people}
        <span className="sr-only"> personas</span>
      </Link>
    ),
  },
  {
    key: "state",
    header: "Estado",
    short: "",
    cell: ({ active }) =>
      active ? <StatePill tone="done">Activo</StatePill> : <StatePill>No activo</StatePill>,
  },
];

const EDIT: Column<ClubRow> = {
  key: "edit",
  header: "Cambiar",
  kind: "action",
  cell: (club) => <ClubDialog club={club} />,
};

type ClubTableProps = { readonly clubs: readonly ClubRow[]; readonly mayManage: boolean };

/** Every club, with its people and, for those who may, the way to change it. */
export function ClubTable({ clubs, mayManage }: ClubTableProps) {
  return (
    <DataTable
      caption="Clubes"
      columns={mayManage ? [...COLUMNS, EDIT] : COLUMNS}
      rows={clubs}
      rowKey={({ id }) => id}
      dense
      empty={
        <EmptyState title="Todavía no hay clubes">
          Se crean aquí, o solos al importar un listado que los nombre.
        </EmptyState>
      }
    />
  );
}
