import { SeatBadge } from "@/components/domino/seat-badge";
import { DataTable } from "@/components/ui/data-table";
import type { PersonPlace } from "./places";
import { PersonLink } from "./table-card";

type NameListProps = { readonly places: readonly PersonPlace[]; readonly round: number };

/** A round in order of name: the table and the seat of each. */
export function NameList({ places, round }: NameListProps) {
  return (
    <DataTable
      caption={`Ronda ${round} por nombre`}
      rows={places}
      rowKey={(place) => place.person.id}
      columns={[
        {
          key: "table",
          header: "Mesa",
          kind: "lead",
          cell: (place) => place.table ?? "–",
        },
        {
          key: "name",
          header: "Nombre",
          kind: "title",
          cell: (place) => <PersonLink person={place.person} />,
        },
        {
          key: "seat",
          header: "Silla",
          short: "",
          cell: (place) => (place.seat ? <SeatBadge seat={place.seat} size="sm" /> : "Descansa"),
        },
        {
          key: "partner",
          header: "Con",
          short: "",
          cell: (place) =>
            place.partner && (
              <>
                <span className="text-ink-soft sm:hidden">con </span>
                {place.partner}
              </>
            ),
        },
        {
          key: "club",
          header: "Club",
          wideOnly: true,
          cell: (place) => place.person.club ?? "",
        },
      ]}
    />
  );
}
