import type { Metadata } from "next";
import { OutdatedList } from "@/components/sanctions/outdated-list";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { Panel } from "@/components/ui/panel";
import { can } from "@/domain/access/can";
import { refusalText } from "@/i18n/es/access";
import { database } from "@/server/db/client";
import { incidentBookOf, watchListOf } from "@/server/sanctions/incident-book";
import { outdatedSheets } from "@/server/sheets/outdated";
import { directorPage } from "../director-page";
import { Consistency } from "./consistency";
import type { IncidentFilter } from "./filter";
import { filtered } from "./filter";
import { FilterForm } from "./filter-form";
import { IncidentList } from "./incident-list";
import { IncidentTotals } from "./incident-totals";
import { WatchList } from "./watch-list";

export const metadata: Metadata = { title: "Incidencias" };

type Props = {
  readonly params: Promise<{ slug: string }>;
  readonly searchParams: Promise<IncidentFilter>;
};

/** Every infraction of the tournament, what it cost, and who is near to being expelled. */
export default async function IncidentsPage({ params, searchParams }: Props) {
  const { slug } = await params;
  const page = await directorPage(slug, "tournament.view-draft", "/incidencias");
  if (!page.ok) return page.denied;
  const { tournament, sender } = page;
  // Of nobody in particular: who may see everybody's.
  const facts = { tournamentId: tournament.id, playerId: "" };
  const decision = can(sender.actor, "sanctions.view-private", facts);
  if (!decision.allowed) {
    return (
      <PageMain width="narrow">
        <PageHeader title="Incidencias" />
        <Notice tone="warning">{refusalText(decision)}</Notice>
      </PageMain>
    );
  }
  const book = await incidentBookOf(tournament.id);
  const watched = await watchListOf(tournament);
  const outdated = await outdatedSheets(database(), tournament.id);
  const filter = await searchParams;
  const shown = filtered(book.incidents, filter);
  const rounds = [...new Set(shown.map(({ round }) => round))];
  const base = `/director/${slug}/incidencias`;
  return (
    <PageMain width="wide">
      <PageHeader
        title="Incidencias"
        lead="Infracciones por ronda, mesa y juez, con lo que costaron."
        actions={
          book.incidents.length > 0 && (
            <>
              <LinkButton href={`${base}/registro.pdf`} icon="print">
                Registro en PDF
              </LinkButton>
              <LinkButton href={`${base}/registro.csv`} icon="list">
                Registro en CSV
              </LinkButton>
            </>
          )
        }
      />
      {book.incidents.length === 0 ? (
        <EmptyState title="No hay infracciones anotadas">
          Las que anoten los jueces aparecen aquí con sus puntos y tarjetas.
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-8">
          {outdated.length > 0 && <OutdatedList slug={slug} sheets={outdated} />}
          <IncidentTotals book={book} />
          {watched.length > 0 && <WatchList people={watched} />}
          <FilterForm
            base={base}
            filter={filter}
            rounds={[...new Set(book.incidents.map(({ round }) => round))]}
            judges={[...new Set(book.incidents.map(({ by }) => by))].sort((a, b) =>
              a.localeCompare(b, "es"),
            )}
          />
          {shown.length === 0 && <p>Ninguna infracción es así: quita algo del filtro.</p>}
          {rounds.map((round) => (
            <Panel key={round} title={`Ronda ${round}`} flush>
              <IncidentList
                round={round}
                incidents={shown.filter((incident) => incident.round === round)}
                timeZone={tournament.timeZone}
              />
            </Panel>
          ))}
          <Consistency rulings={book.rulings} />
        </div>
      )}
    </PageMain>
  );
}
