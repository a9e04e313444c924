import type { Metadata } from "next";
import Link from "next/link";
import { TableScreen } from "@/components/acta/table-screen";
import { RightNotice } from "@/components/sanctions/right-notice";
import { Icon } from "@/components/ui/icon";
import { PageMain } from "@/components/ui/page-main";
import type { TableParams } from "../../../../referee";
import { NeedsReferee, refereedTable } from "../../../../referee";

export const metadata: Metadata = { title: "Manos" };

/** The hands of a table as the table itself enters them, for an official who corrects one. */
export default async function HandsPage(props: TableParams) {
  const found = await refereedTable(props, "/manos");
  if (!found) return <NeedsReferee />;
  const { table, base } = found;
  const right = table.rights["acta.record-hand"];
  return (
    <>
      <nav aria-label="Volver" className="mx-auto w-full max-w-5xl px-3 sm:px-6">
        <Link
          href={base}
          className="inline-flex min-h-12 items-center gap-1.5 font-semibold text-sea underline-offset-4 hover:underline"
        >
          <Icon name="back" />
          Mesa {table.view.table}, como juez
        </Link>
      </nav>
      {right.allowed ? (
        <TableScreen first={table.view} framed />
      ) : (
        <PageMain width="narrow">
          <h1 className="mb-4 text-2xl">Manos</h1>
          <RightNotice right={right} />
        </PageMain>
      )}
    </>
  );
}
