import { DataTable } from "@/components/ui/data-table";
import type { NamedClub } from "@/server/standings/page";
import { FIGURE_COLUMNS } from "./standings-table";

/** Clubs by the sums of their best, each with whom it counts. */
export function ClubsTable({
  caption,
  clubs,
}: {
  readonly caption: string;
  readonly clubs: readonly NamedClub[];
}) {
  return (
    <DataTable
      caption={caption}
      rows={clubs}
      rowKey={(club) => club.id}
      columns={[
        { key: "rank", header: "Lugar", kind: "lead", cell: (club) => club.rank },
        {
          key: "name",
          header: "Club",
          kind: "title",
          cell: (club) => (
            <>
              {club.id}
              <span className="block text-sm font-normal text-ink-soft">
                {club.people.join(", ")}
                {club.entrants > club.people.length && ` (los mejores de ${club.entrants})`}
              </span>
            </>
          ),
        },
        ...FIGURE_COLUMNS,
      ]}
    />
  );
}
