import { DataTable } from "@/components/ui/data-table";
import { Panel } from "@/components/ui/panel";
import type { RulingRow } from "@/domain/sanctions/consistency";
import { infractionTitle } from "@/i18n/es/sanctions";

/** How each judge rules on the same conduct: how often, with a card or without, taken back or overturned. */
export function Consistency({ rulings }: { readonly rulings: readonly RulingRow[] }) {
  return (
    <Panel title="Criterio de los jueces" flush>
      <DataTable
        caption="Decisiones por infracción, vez y juez"
        rows={rulings}
        rowKey={({ judge, infraction, step }) => `${judge} ${infraction} ${step}`}
        empty={<p className="p-4">Todavía no hay decisiones.</p>}
        columns={[
          {
            key: "infraction",
            header: "Infracción",
            kind: "title",
            cell: ({ infraction, article, step }) => (
              <>
                {infractionTitle(infraction)}
                <span className="block text-sm font-normal text-ink-soft">
                  {article === "" ? "sin completar" : `art. ${article}`}
                  {step !== null && ` · ${step}.ª vez`}
                </span>
              </>
            ),
          },
          { key: "judge", header: "Juez", short: "", cell: ({ judge }) => judge },
          {
            key: "rulings",
            header: "Veces",
            kind: "figure",
            cell: (row) => row.rulings,
          },
          {
            key: "withCard",
            header: "Con tarjeta",
            kind: "figure",
            cell: (row) => row.withCard,
          },
          {
            key: "cancelled",
            header: "Anuladas",
            kind: "figure",
            cell: (row) => row.cancelled,
          },
          {
            key: "overturned",
            header: "Por la Junta",
            kind: "figure",
            cell: (row) => row.overturned,
          },
        ]}
      />
    </Panel>
  );
}
