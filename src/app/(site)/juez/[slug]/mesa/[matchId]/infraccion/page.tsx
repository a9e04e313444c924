import type { Metadata } from "next";
import { LiveRefresh } from "@/components/live/live-refresh";
import { RecordFlow } from "@/components/sanctions/record-flow";
import { RightNotice } from "@/components/sanctions/right-notice";
import { PageMain } from "@/components/ui/page-main";
import type { RulesSpec } from "@/domain/rules/rules-spec";
import { SEATS } from "@/domain/rules/seat";
import type { InfractionCode } from "@/domain/rules/vocabulary";
import { catalogueOf, listRecordable } from "@/domain/sanctions/catalogue";
import { previewEvent, recordEvent } from "../../../../actions";
import type { TableParams } from "../../../../referee";
import { NeedsReferee, refereedTable } from "../../../../referee";
import { TableHeader } from "../table-header";

export const metadata: Metadata = { title: "Anotar infracción" };

type RecordParams = TableParams & {
  readonly searchParams: Promise<{
    quien?: string;
    que?: string;
    nota?: string;
    completar?: string;
  }>;
};

export default async function RecordPage(props: RecordParams) {
  const found = await refereedTable(props, "/infraccion");
  if (!found) return <NeedsReferee />;
  const { table, base, tournament } = found;
  const { quien, que, nota, completar } = await props.searchParams;
  const completes =
    table.incidents.find(
      ({ note }) => note.incidentId === completar && note.offenders.length === 0,
    ) ?? null;
  const { view, rights } = table;
  return (
    <PageMain width="narrow" className="pt-2! sm:pt-5!">
      <LiveRefresh slug={tournament.slug} matchId={view.matchId} />
      <TableHeader
        table={table}
        back={{ href: base, label: `Mesa ${view.table}` }}
        title="Anotar infracción"
      />
      {rights["incident.record"].allowed ? (
        <RecordFlow
          view={view}
          incidents={table.incidents}
          back={base}
          known={{
            infraction: codeIn(tournament.rulesSpec, que),
            offenders: SEATS.filter((seat) => seat === quien),
            note: nota ?? "",
          }}
          completes={completes}
          record={recordEvent}
          preview={previewEvent}
        />
      ) : (
        <RightNotice right={rights["incident.record"]} />
      )}
    </PageMain>
  );
}

function codeIn(rules: RulesSpec, code: string | undefined): InfractionCode | null {
  const found = listRecordable(catalogueOf(rules)).find((one) => one.code === code);
  return found?.code ?? null;
}
