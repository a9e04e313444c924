import Link from "next/link";
import type { Column } from "@/components/ui/data-table";
import { DataTable } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { StatePill } from "@/components/ui/state-pill";
import type { ClubRow } from "@/server/people/clubs";
import { ClubDialog } from "./club-dialog";

const COLUMNS: readonly Column<ClubRow>[] = [
  {
    key: "name",
    header: "Club",
    kind: "title",
    cell: ({ id, name, city }) => (
      <Link
        href={`/personas?club=${id}`}
        prefetch={false}
        className="inline-flex min-h-11 flex-wrap items-center gap-x-2 text-sea underline-offset-4 hover:underline sm:min-h-0"
      >
        {name}
        {city && <span className="font-normal text-ink-soft">{city}</span>}
        <span className="sr-only">: ver sus personas</span>
      </Link>
    ),
  },
  { key: "people", header: "Personas", kind: "figure", cell: ({ people }) => people },
  {
    key: "state",
    header: "Estado",
    short: "",
    cell: ({ active }) =>
      active ? (
        <span className="text-ink-soft max-sm:hidden">Activo</span>
      ) : (
        <StatePill>No activo</StatePill>
      ),
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
