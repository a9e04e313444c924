import type { Metadata } from "next";
import { LiveRefresh } from "@/components/live/live-refresh";
import { HandLines } from "@/components/sanctions/hand-lines";
import { MismatchList } from "@/components/sanctions/mismatch-list";
import { OutcomePanel } from "@/components/sanctions/outcome-panel";
import { RiseLinks } from "@/components/sanctions/rise-links";
import { SheetStep } from "@/components/sanctions/sheet-step";
import { TableAlerts } from "@/components/sanctions/table-alerts";
import { SheetLifePanel } from "@/components/sheets/sheet-life";
import { classNames } from "@/components/ui/class-names";
import { PageMain } from "@/components/ui/page-main";
import { Panel } from "@/components/ui/panel";
import { Steps } from "@/components/ui/steps";
import type { ActaStage } from "@/domain/match/acta";
import { findSheetLife } from "@/server/sheets/life";
import { recordEvent } from "../../../../actions";
import type { TableParams } from "../../../../referee";
import { NeedsReferee, refereedTable } from "../../../../referee";
import { TableHeader } from "../table-header";

export const metadata: Metadata = { title: "Hoja de Anotaciones" };

const STEPS = ["Revisar", "Firmas", "Cerrar"] as const;
const STEP_OF: Readonly<Partial<Record<ActaStage, number>>> = {
  verified: 1,
  signed: 2,
  delivered: 2,
  registered: 2,
  closed: 3,
  claimed: 3,
};

export default async function SheetPage(props: TableParams) {
  const found = await refereedTable(props, "/hoja");
  if (!found) return <NeedsReferee />;
  const { table, base, tournament } = found;
  const { view } = table;
  const life = await findSheetLife(view.matchId);
  // Once it is verified the signatures come before the hands that were read already.
  const isReviewed = view.state.verified !== null;
  return (
    <PageMain className="pt-2! sm:pt-5!">
      <LiveRefresh slug={tournament.slug} matchId={view.matchId} />
      <TableHeader
        table={table}
        back={{ href: base, label: `Mesa ${view.table}` }}
        title="Hoja de Anotaciones"
      />
      <Steps label="Pasos de la Hoja" steps={STEPS} current={STEP_OF[view.state.stage] ?? 0} />
      <MismatchList
        slug={tournament.slug}
        mismatches={table.mismatches.map((mismatch) => ({
          ...mismatch,
          matchId: view.matchId,
          round: view.round.number,
          table: view.table,
        }))}
      />
      <TableAlerts table={table} />
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        <div className="flex min-w-0 flex-col gap-6 max-lg:contents">
          <Panel title="Resultado" className="max-lg:order-1">
            {view.outcome ? (
              <OutcomePanel view={view} />
            ) : (
              <p className="text-ink-soft">
                La partida se está jugando: {view.state.score.AC}–{view.state.score.BD}.
              </p>
            )}
          </Panel>
          <Panel title="Manos" className={isReviewed ? "max-lg:order-3" : "max-lg:order-2"}>
            <HandLines view={view} />
          </Panel>
        </div>
        <div
          className={classNames(
            "flex min-w-0 flex-col gap-6",
            isReviewed ? "max-lg:order-2" : "max-lg:order-3",
          )}
        >
          <RiseLinks table={table} base={base} />
          <SheetStep table={table} record={recordEvent} />
        </div>
      </div>
      {life && (
        <div className="mt-6">
          <SheetLifePanel life={life} />
        </div>
      )}
    </PageMain>
  );
}
