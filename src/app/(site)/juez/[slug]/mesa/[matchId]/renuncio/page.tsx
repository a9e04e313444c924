import type { Metadata } from "next";
import { FalsePassClaim } from "@/components/sanctions/false-pass-claim";
import { RightNotice } from "@/components/sanctions/right-notice";
import { PageMain } from "@/components/ui/page-main";
import type { TableParams } from "../../../../referee";
import { NeedsReferee, refereedTable } from "../../../../referee";
import { TableHeader } from "../table-header";

export const metadata: Metadata = { title: "Reclamo de renuncio" };

export default async function FalsePassPage(props: TableParams) {
  const found = await refereedTable(props, "/renuncio");
  if (!found) return <NeedsReferee />;
  const { table, base } = found;
  const { view, rights } = table;
  return (
    <PageMain width="narrow" className="pt-2! sm:pt-5!">
      <TableHeader
        table={table}
        back={{ href: base, label: `Mesa ${view.table}` }}
        title="Reclamo de renuncio"
      />
      {rights["incident.record"].allowed ? (
        <FalsePassClaim view={view} base={base} />
      ) : (
        <RightNotice right={rights["incident.record"]} />
      )}
    </PageMain>
  );
}
