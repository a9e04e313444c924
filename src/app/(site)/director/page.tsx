import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { DataTable } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { LinkButton } from "@/components/ui/link-button";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { Panel } from "@/components/ui/panel";
import { can } from "@/domain/access/can";
import { presetOf, ruleBook } from "@/domain/rules/resolve-rules";
import type { TournamentState } from "@/domain/tournament/life-cycle";
import { shortDay } from "@/i18n/es/dates";
import { FORMAT_TEXTS } from "@/i18n/es/pairing-settings";
import { currentSender } from "@/server/auth/sender";
import type { DirectedTournament } from "@/server/tournaments/directed";
import { listDirectedTournaments } from "@/server/tournaments/directed";

export const metadata: Metadata = { title: "Dirección" };

const GROUPS: readonly { readonly state: TournamentState; readonly title: string }[] = [
  { state: "running", title: "En juego" },
  { state: "open", title: "Inscripción abierta" },
  { state: "draft", title: "Borradores" },
  { state: "closed", title: "Cerrados" },
];

/** The tournaments of whoever runs some, those in play first. */
export default async function DirectorHome() {
  const { actor } = await currentSender();
  if (actor.kind !== "account") redirect("/entrar?volver=%2Fdirector");
  const tournaments = await listDirectedTournaments(actor);
  const mayCreate = can(actor, "tournament.create", {}).allowed;
  const create = mayCreate && (
    <LinkButton href="/director/nuevo" variant="primary" icon="plus">
      Nuevo torneo
    </LinkButton>
  );
  return (
    <PageMain>
      <PageHeader
        title="Dirección"
        lead="Los torneos en los que diriges o ayudas."
        actions={create}
      />
      {tournaments.length === 0 && (
        <EmptyState title="Todavía no tienes torneos" actions={create}>
          {mayCreate
            ? "Crea el primero: queda en borrador hasta que lo anuncies."
            : "Cuando te nombren oficial de un torneo aparecerá aquí."}
        </EmptyState>
      )}
      <div className="flex flex-col gap-6">
        {GROUPS.map(({ state, title }) => (
          <TournamentGroup
            key={state}
            title={title}
            tournaments={tournaments.filter(({ status }) => status === state)}
          />
        ))}
      </div>
    </PageMain>
  );
}

function TournamentGroup({
  title,
  tournaments,
}: {
  readonly title: string;
  readonly tournaments: readonly DirectedTournament[];
}) {
  if (tournaments.length === 0) return null;
  return (
    <Panel title={title} flush>
      <DataTable
        caption={title}
        rows={tournaments}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "name",
            header: "Torneo",
            kind: "title",
            cell: ({ slug, name, venue }) => (
              <Link
                href={`/director/${slug}`}
                className="group flex min-h-12 items-center justify-between gap-3"
              >
                <span>
                  <span className="text-lg text-sea underline-offset-4 group-hover:underline">
                    {name}
                  </span>
                  <span className="block text-sm font-normal text-ink-soft">{venue}</span>
                </span>
                <Icon name="arrow" className="size-5 text-sea sm:hidden" />
              </Link>
            ),
          },
          { key: "day", header: "Fecha", short: "", cell: ({ startsOn }) => shortDay(startsOn) },
          {
            key: "format",
            header: "Modalidad",
            short: "",
            cell: ({ format, rulesSpec }) =>
              `${FORMAT_TEXTS[format].label} · ${ruleBook(presetOf(rulesSpec)).name}`,
          },
          {
            key: "entrants",
            header: "Inscritos",
            kind: "figure",
            cell: ({ entrants }) => entrants,
          },
          {
            key: "round",
            header: "Ronda",
            kind: "figure",
            cell: ({ round, rounds }) => `${round ?? 0} de ${rounds}`,
          },
        ]}
      />
    </Panel>
  );
}
