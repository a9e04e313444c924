import type { Metadata } from "next";
import { SeatDiagram } from "@/components/domino/seat-diagram";
import { LiveRefresh } from "@/components/live/live-refresh";
import { AwayPanel } from "@/components/sanctions/away-panel";
import { HandLines } from "@/components/sanctions/hand-lines";
import { IncidentList } from "@/components/sanctions/incident-list";
import { MismatchActions } from "@/components/sanctions/mismatch-actions";
import { MismatchList } from "@/components/sanctions/mismatch-list";
import { ReportLinks } from "@/components/sanctions/report-links";
import { RightNotice } from "@/components/sanctions/right-notice";
import { SubstitutionPanel } from "@/components/sanctions/substitution-panel";
import { TableAlerts } from "@/components/sanctions/table-alerts";
import { TimePanel } from "@/components/sanctions/time-panel";
import { LinkButton } from "@/components/ui/link-button";
import { PageMain } from "@/components/ui/page-main";
import { Panel } from "@/components/ui/panel";
import { Toolbar } from "@/components/ui/toolbar";
import { isSealed } from "@/domain/match/acta";
import { SEATS } from "@/domain/rules/seat";
import { seatedInRound } from "@/server/actas/seated-in-round";
import type { JudgeTable } from "@/server/sanctions/judge-view";
import { recordEvent } from "../../../actions";
import type { TableParams } from "../../../referee";
import { NeedsReferee, refereedTable } from "../../../referee";
import { TableHeader } from "./table-header";

export const metadata: Metadata = { title: "Mesa" };

export default async function JudgeTablePage(props: TableParams) {
  const found = await refereedTable(props);
  if (!found) return <NeedsReferee />;
  const { table, base, tournament } = found;
  const { view, rights } = table;
  const { slug } = tournament;
  return (
    <PageMain className="pt-2! sm:pt-5!">
      <LiveRefresh slug={slug} matchId={view.matchId} calls />
      <TableHeader table={table} back={{ href: `/juez/${slug}`, label: "Mesas" }} />
      <MismatchList
        slug={slug}
        mismatches={table.mismatches.map((mismatch) => ({
          ...mismatch,
          matchId: view.matchId,
          round: view.round.number,
          table: view.table,
        }))}
        {...(mayReview(table) && {
          actions: (mismatch) => (
            <MismatchActions view={view} mismatch={mismatch} record={recordEvent} />
          ),
        })}
      />
      <TableAlerts table={table} />
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          {rights["incident.record"].allowed ? (
            <ReportLinks table={table} base={base} />
          ) : (
            <RightNotice right={rights["incident.record"]} />
          )}
          {rights["incident.record"].allowed && (
            <AwayPanel view={view} base={base} record={recordEvent} />
          )}
          <Panel title="Infracciones de esta partida">
            <IncidentList
              view={view}
              incidents={table.incidents}
              base={base}
              record={recordEvent}
              mayCancel={rights["incident.cancel"].allowed && !isSealed(view.state.stage)}
            />
          </Panel>
          {rights["incident.record"].allowed && (
            <SubstitutionPanel
              view={view}
              seated={await seatedInRound(view.matchId)}
              record={recordEvent}
            />
          )}
          {rights["incident.record"].allowed && <TimePanel view={view} record={recordEvent} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <SeatDiagram people={seated(table)} centre={`Mesa ${view.table}`} {...leads(table)} />
          <Panel
            title="Manos"
            actions={
              !isSealed(view.state.stage) && (
                <LinkButton href={`${base}/manos`} size="dense" icon="edit">
                  Ver o corregir
                </LinkButton>
              )
            }
          >
            <HandLines view={view} />
          </Panel>
        </div>
      </div>
      <Toolbar label="Lo que sigue" sticky>
        <LinkButton href={`${base}/hoja`} variant="primary" size="large" icon="document">
          {SHEET_WORDS[view.state.stage] ?? "Ver la Hoja"}
        </LinkButton>
      </Toolbar>
    </PageMain>
  );
}

/** Reviewing how a match ended is refereeing, and opening a verified sheet for it is a right of its own. */
function mayReview({ view, rights }: JudgeTable): boolean {
  const mayOpen = view.state.verified === null || rights["acta.reopen"].allowed;
  return mayOpen && rights["incident.record"].allowed;
}

const SHEET_WORDS: Readonly<Partial<Record<JudgeTable["view"]["state"]["stage"], string>>> = {
  finished: "Revisar y verificar",
  verified: "Recoger las firmas",
  signed: "Cerrar la Hoja",
  delivered: "Cerrar la Hoja",
  registered: "Cerrar la Hoja",
};

function seated({ view }: JudgeTable) {
  return Object.fromEntries(
    SEATS.flatMap((seat) => {
      const person = view.people[seat];
      return person ? [[seat, { name: person.short, detail: person.club }]] : [];
    }),
  );
}

function leads({ view }: JudgeTable) {
  const { nextLeader, status } = view.state;
  return nextLeader === null || status === "finished" ? {} : { leads: nextLeader };
}
