import type { Metadata } from "next";
import { RoundClock } from "@/components/clock/round-clock";
import { LinkButton } from "@/components/ui/link-button";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { Panel } from "@/components/ui/panel";
import { ProgressBar } from "@/components/ui/progress";
import { Stat, Stats } from "@/components/ui/stat";
import { StatePill } from "@/components/ui/state-pill";
import { can } from "@/domain/access/can";
import type { NextStep } from "@/domain/tournament/next-step";
import { capitalized } from "@/i18n/es/capitalized";
import { longDay } from "@/i18n/es/document-dates";
import { pesosText } from "@/i18n/es/money";
import { nextStepWords } from "@/i18n/es/next-step";
import { UNIT_NAMES } from "@/i18n/es/pairing-settings";
import { TABLE_STATE_NAMES } from "@/i18n/es/table-states";
import { ROUND_STATE_NAMES } from "@/i18n/es/tournament";
import type { DirectorPanel, PanelRound } from "@/server/tournaments/directed";
import { directorPanel } from "@/server/tournaments/directed";
import type { TournamentView } from "@/server/tournaments/rows";
import { MoveTournament } from "./ajustes/move-tournament";
import { directorPage } from "./director-page";

export const metadata: Metadata = { title: "Panel del torneo" };

type Props = { readonly params: Promise<{ slug: string }> };

/** What to do next, how many are here, how far the round is. */
export default async function PanelPage({ params }: Props) {
  const { slug } = await params;
  const page = await directorPage(slug, "tournament.view-draft", "");
  if (!page.ok) return page.denied;
  const { tournament, sender } = page;
  const facts = { tournamentId: tournament.id };
  const mayPair = can(sender.actor, "round.view-draft", facts).allowed;
  const panel = await directorPanel(tournament, { drafts: mayPair });
  return (
    <PageMain>
      <PageHeader title="Panel" lead={`${longDay(tournament.startsOn)} · ${tournament.venue}`} />
      <div className="flex flex-col gap-8">
        <NextStepPanel
          step={panel.step}
          tournament={tournament}
          mayMove={can(sender.actor, "tournament.configure", facts).allowed}
        />
        <Counts panel={panel} tournament={tournament} />
        {panel.round && <RoundPanel round={panel.round} panel={panel} tournament={tournament} />}
        {tournament.status !== "draft" && (
          <nav aria-label="Lo que ve el público" className="flex flex-wrap gap-2">
            <LinkButton href={`/torneos/${slug}`}>Página pública</LinkButton>
            <LinkButton href={`/pantalla/${slug}`} icon="table" prefetch={false}>
              Pantalla del salón
            </LinkButton>
          </nav>
        )}
      </div>
    </PageMain>
  );
}

const PLACES: Readonly<Record<NextStep["code"], string>> = {
  announce: "/ajustes",
  register: "/inscripcion",
  "check-in": "/inscripcion",
  pair: "/rondas",
  publish: "/rondas",
  "start-clock": "/rondas",
  verify: "/salon",
  follow: "/rondas",
  "close-round": "/rondas",
  "close-tournament": "/cierre",
  done: "/cierre",
};

function placeOf(step: NextStep): string {
  const place = PLACES[step.code];
  const isRounds = place === "/rondas";
  return isRounds && "round" in step && step.code !== "pair" ? `${place}/${step.round}` : place;
}

type NextStepPanelProps = {
  readonly step: NextStep;
  readonly tournament: TournamentView;
  readonly mayMove: boolean;
};

function NextStepPanel({ step, tournament, mayMove }: NextStepPanelProps) {
  const words = nextStepWords(step);
  return (
    <section
      aria-labelledby="siguiente"
      className="flex flex-col gap-4 rounded-panel bg-cloth p-4 text-on-cloth sm:flex-row sm:items-center sm:justify-between sm:p-6"
    >
      <div className="min-w-0">
        <p className="text-sm font-semibold">Lo que sigue</p>
        <h2 id="siguiente" className="text-2xl sm:text-3xl">
          {words.title}
        </h2>
        <p className="mt-1">{words.body}</p>
      </div>
      <div className="shrink-0">
        {step.code === "announce" && mayMove ? (
          <MoveTournament tournamentId={tournament.id} status={tournament.status} large />
        ) : (
          <LinkButton
            href={`/director/${tournament.slug}${placeOf(step)}`}
            size="large"
            icon="arrow"
            className="max-sm:w-full"
          >
            {words.action}
          </LinkButton>
        )}
      </div>
    </section>
  );
}

function Counts({
  panel,
  tournament,
}: {
  readonly panel: DirectorPanel;
  readonly tournament: TournamentView;
}) {
  const unit = capitalized(UNIT_NAMES[tournament.format]);
  return (
    <section aria-label="En números">
      <Stats>
        <Stat
          label={`${unit} inscritos`.replace("Parejas inscritos", "Parejas inscritas")}
          value={panel.expected}
        />
        <Stat label="Presentes" value={panel.present} />
        <Stat label="Faltan" value={panel.missing} />
        {panel.withdrawn > 0 && <Stat label="Retirados" value={panel.withdrawn} />}
        {panel.owing > 0 && (
          <Stat label="Por cobrar" value={panel.owing} hint={pesosText(panel.owedCents)} />
        )}
        {panel.provisional > 0 && <Stat label="Sin número" value={panel.provisional} />}
        <Stat label="Incidencias" value={panel.incidents} />
      </Stats>
    </section>
  );
}

type RoundPanelProps = {
  readonly round: PanelRound;
  readonly panel: DirectorPanel;
  readonly tournament: TournamentView;
};

const ROUND_TONES = { draft: "waiting", published: "active", closed: "done" } as const;

function RoundPanel({ round, panel, tournament }: RoundPanelProps) {
  return (
    <Panel
      title={`Ronda ${round.number} de ${tournament.rounds}`}
      actions={
        <StatePill tone={ROUND_TONES[round.state]}>{ROUND_STATE_NAMES[round.state]}</StatePill>
      }
    >
      <div className="grid gap-6 sm:grid-cols-[1fr_auto] sm:items-center">
        <div className="flex flex-col gap-5">
          <ProgressBar label="Mesas cerradas" done={round.closed} total={round.tables} />
          <Stats>
            <Stat label={TABLE_STATE_NAMES.waiting} value={round.issued} />
            <Stat label={TABLE_STATE_NAMES.playing} value={round.playing} />
            <Stat label={TABLE_STATE_NAMES["to-verify"]} value={round.waiting} />
            <Stat label={TABLE_STATE_NAMES.verified} value={round.verified} />
          </Stats>
        </div>
        {round.state === "published" && (
          <RoundClock clock={round.clock} limits={tournament.rules} serverNow={panel.now} />
        )}
      </div>
      <div className="mt-5">
        <LinkButton href={`/director/${tournament.slug}/rondas/${round.number}`} icon="arrow">
          Ver la ronda {round.number}
        </LinkButton>
      </div>
    </Panel>
  );
}
