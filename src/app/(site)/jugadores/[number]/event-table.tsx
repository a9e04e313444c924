import Link from "next/link";
import { DataTable } from "@/components/ui/data-table";
import { shortDay } from "@/i18n/es/dates";
import type { PersonEvent } from "@/server/people/public-person";

/** The ledger of a person's ranking: what each closed event gave. */
export function EventTable({ events }: { readonly events: readonly PersonEvent[] }) {
  return (
    <DataTable
      caption="Puntos por torneo"
      rows={events}
      rowKey={(event) => event.slug}
      columns={[
        {
          key: "tournament",
          header: "Torneo",
          kind: "title",
          cell: (event) => (
            <Link
              href={`/torneos/${event.slug}`}
              className="inline-block py-0.5 underline-offset-4 hover:underline"
            >
              {event.tournament}
            </Link>
          ),
        },
        { key: "day", header: "Fecha", short: "", cell: (event) => shortDay(event.heldOn) },
        { key: "place", header: "Lugar", kind: "figure", cell: (event) => event.place },
        {
          key: "won",
          header: "Ganadas",
          short: "G",
          kind: "figure",
          cell: (event) => `${event.won} de ${event.played}`,
        },
        {
          key: "points",
          header: "Puntos",
          kind: "figure",
          cell: (event) => <strong>{event.points}</strong>,
        },
      ]}
    />
  );
}
