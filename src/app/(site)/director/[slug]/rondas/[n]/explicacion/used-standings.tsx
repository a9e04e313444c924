import { DataTable } from "@/components/ui/data-table";
import { Panel } from "@/components/ui/panel";
import type { ExplainedRound } from "@/server/rounds/explain";

const signed = (value: number) => (value < 0 ? `−${-value}` : String(value));

/** The standings that the round was paired on, as they were kept with it. */
export function UsedStandings({ round }: { readonly round: ExplainedRound }) {
  return (
    <Panel title="Las posiciones con que se emparejó" flush>
      {round.isOvertaken && (
        <p className="px-3 pb-3 sm:px-5">
          Desde entonces cambió algún resultado: estas son las de aquel momento.
        </p>
      )}
      <DataTable
        caption="Posiciones usadas"
        dense
        rows={round.entrants}
        rowKey={({ id }) => id}
        columns={[
          { key: "place", header: "Puesto", kind: "lead", cell: ({ row }) => row?.rank ?? "–" },
          { key: "name", header: "Participante", kind: "title", cell: ({ name }) => name },
          { key: "club", header: "Club", short: "", cell: ({ club }) => club ?? "" },
          {
            key: "wins",
            header: "Ganadas",
            short: "G",
            kind: "figure",
            cell: ({ row }) => row?.wins ?? 0,
          },
          {
            key: "net",
            header: "Efectividad",
            short: "Ef.",
            kind: "figure",
            cell: ({ row }) => signed(row?.net ?? 0),
          },
        ]}
      />
    </Panel>
  );
}
