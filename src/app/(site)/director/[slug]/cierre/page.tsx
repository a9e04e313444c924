import type { Metadata } from "next";
import { StandingsTable } from "@/components/standings/standings-table";
import { DataTable } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { Panel } from "@/components/ui/panel";
import type { Blocker } from "@/domain/tournament/life-cycle-blockers";
import { blockerText } from "@/i18n/es/tournament";
import { publicStandings } from "@/server/standings/queries";
import { closingBlockers, listRankingGains } from "@/server/tournaments/closing";
import type { TournamentView } from "@/server/tournaments/rows";
import { directorPage } from "../director-page";
import { CloseTournament } from "./close-tournament";

export const metadata: Metadata = { title: "Cierre del torneo" };

type Props = { readonly params: Promise<{ slug: string }> };

/** What is missing to close, the closing itself, and afterwards what it gave. */
export default async function ClosingPage({ params }: Props) {
  const { slug } = await params;
  const page = await directorPage(slug, "tournament.close", "/cierre");
  if (!page.ok) return page.denied;
  const { tournament } = page;
  return (
    <PageMain>
      <PageHeader
        title="Cierre del torneo"
        lead={
          tournament.status === "closed"
            ? "El torneo está cerrado. Solo lo que la Junta decida de un reclamo puede cambiar una mesa."
            : "Al cerrar, las posiciones quedan finales y cada persona suma en el ranking nacional."
        }
      />
      {tournament.status === "closed" ? (
        <Closed tournament={tournament} />
      ) : (
        <StillOpen tournament={tournament} />
      )}
    </PageMain>
  );
}

async function StillOpen({ tournament }: { readonly tournament: TournamentView }) {
  const blockers = await closingBlockers(tournament);
  const hard = blockers.filter(({ overridable }) => !overridable);
  const warnings = blockers.filter(({ overridable }) => overridable);
  const standings = await publicStandings(tournament);
  return (
    <div className="flex flex-col gap-6">
      {hard.length > 0 && (
        <Notice tone="error" title="Todavía no se puede cerrar">
          <BlockerList blockers={hard} slug={tournament.slug} />
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice tone="warning" title="Antes de cerrar, mira esto">
          <BlockerList blockers={warnings} slug={tournament.slug} />
        </Notice>
      )}
      {hard.length === 0 && (
        <>
          {warnings.length === 0 && (
            <Notice tone="ok" title="Todo listo">
              Todas las rondas están cerradas y nadie juega con número provisional.
            </Notice>
          )}
          <CloseTournament
            tournamentId={tournament.id}
            name={tournament.name}
            warnings={warnings.map((blocker) => blockerText(blocker, (name) => name))}
          />
        </>
      )}
      {standings.rows.length > 0 && (
        <Panel title="Posiciones de ahora" flush>
          <StandingsTable caption="Posiciones de ahora" rows={standings.rows} />
        </Panel>
      )}
    </div>
  );
}

function BlockerList({
  blockers,
  slug,
}: {
  readonly blockers: readonly Blocker[];
  readonly slug: string;
}) {
  return (
    <ul className="flex list-disc flex-col gap-1.5 ps-5">
      {blockers.map((blocker) => (
        <li key={JSON.stringify(blocker)}>
          {blockerText(blocker, (name) => name)}{" "}
          {"round" in blocker && (
            <a
              href={`/director/${slug}/rondas/${blocker.round}`}
              className="font-semibold text-sea underline underline-offset-4"
            >
              Ir a la ronda {blocker.round}
            </a>
          )}
          {blocker.code === "provisional-person" && (
            <a
              href={`/director/${slug}/inscripcion`}
              className="font-semibold text-sea underline underline-offset-4"
            >
              Ir a inscripción
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

async function Closed({ tournament }: { readonly tournament: TournamentView }) {
  const standings = await publicStandings(tournament);
  const gains = await listRankingGains(tournament.id);
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap gap-2">
        <LinkButton href={`/torneos/${tournament.slug}/posiciones`} icon="trophy">
          Posiciones públicas
        </LinkButton>
        <LinkButton href="/ranking">Ranking nacional</LinkButton>
      </div>
      <Panel title="Posiciones finales" flush>
        <StandingsTable caption="Posiciones finales" rows={standings.rows} />
      </Panel>
      <Panel title="Lo que sumó cada persona en el ranking" flush>
        <DataTable
          caption="Puntos de ranking por persona"
          rows={gains}
          rowKey={({ playerId }) => playerId}
          empty={<EmptyState title="Nadie sumó en este torneo" />}
          columns={[
            { key: "points", header: "Puntos", kind: "lead", cell: ({ points }) => points },
            {
              key: "name",
              header: "Persona",
              kind: "title",
              cell: ({ name, number }) => (
                <>
                  {name}
                  <span className="block text-sm font-normal text-ink-soft tabular-nums">
                    {number ?? "sin número"}
                  </span>
                </>
              ),
            },
            { key: "place", header: "Lugar", kind: "figure", cell: ({ place }) => `${place}.º` },
            { key: "played", header: "Jugadas", kind: "figure", cell: ({ played }) => played },
            { key: "won", header: "Ganadas", kind: "figure", cell: ({ won }) => won },
          ]}
        />
      </Panel>
    </div>
  );
}
