import type { Metadata } from "next";
import { RoundClock } from "@/components/clock/round-clock";
import { WithdrawnNotes } from "@/components/rounds/explanation/withdrawn-notes";
import { DataTable } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { Panel } from "@/components/ui/panel";
import { StatePill } from "@/components/ui/state-pill";
import { can } from "@/domain/access/can";
import type { Blocker } from "@/domain/tournament/life-cycle-blockers";
import { blockerText, ROUND_STATE_NAMES } from "@/i18n/es/tournament";
import { oldDataRounds } from "@/server/rounds/old-data";
import type { DirectorRound } from "@/server/rounds/queries";
import { listDirectorRounds, nextRound } from "@/server/rounds/queries";
import { withdrawnRounds } from "@/server/rounds/undo";
import type { TournamentView } from "@/server/tournaments/rows";
import { directorPage } from "../director-page";
import { FoldedMessages, MessageList } from "./message-list";
import { OldDataPanel } from "./old-data-panel";
import { PairRound } from "./pair-round";

export const metadata: Metadata = { title: "Rondas" };

type RoundsPageProps = { readonly params: Promise<{ slug: string }> };

export default async function RoundsPage({ params }: RoundsPageProps) {
  const { slug } = await params;
  const page = await directorPage(slug, "tournament.view-draft", "/rondas");
  if (!page.ok) return page.denied;
  const { tournament, sender } = page;
  const facts = { tournamentId: tournament.id };
  const drafts = can(sender.actor, "round.view-draft", facts).allowed;
  const rounds = await listDirectorRounds(tournament, { drafts });
  const mayPair = can(sender.actor, "round.pair", facts).allowed;
  const [old, withdrawn] = await Promise.all([
    mayPair ? oldDataRounds(tournament) : [],
    withdrawnRounds(tournament.id),
  ]);
  const played = rounds.filter(({ status }) => status !== "draft").length;
  return (
    <PageMain width="wide">
      <PageHeader title="Rondas" lead={`${played} de ${tournament.rounds} publicadas.`} />
      <div className="grid gap-6">
        {mayPair && <NextRound tournament={tournament} rounds={rounds} />}
        <OldDataPanel
          slug={slug}
          tournamentId={tournament.id}
          timeZone={tournament.timeZone}
          rounds={old}
        />
        <RoundTable slug={slug} rounds={rounds} tournament={tournament} />
        <WithdrawnNotes rounds={withdrawn} timeZone={tournament.timeZone} />
      </div>
    </PageMain>
  );
}

type NextRoundProps = {
  readonly tournament: TournamentView;
  readonly rounds: readonly DirectorRound[];
};

/** What comes next: a draft to look at, a round to pair, or why neither. */
async function NextRound({ tournament, rounds }: NextRoundProps) {
  const { slug, id } = tournament;
  const draft = rounds.find(({ status }) => status === "draft");
  if (draft) {
    return (
      <Notice
        tone="warning"
        title={`La ronda ${draft.number} está en borrador`}
        actions={
          <LinkButton
            href={`/director/${slug}/rondas/${draft.number}`}
            variant="primary"
            icon="edit"
          >
            {`Revisar y publicar la ronda ${draft.number}`}
          </LinkButton>
        }
      >
        Solo la ve la dirección.
      </Notice>
    );
  }
  const { number, blockers } = await nextRound(tournament);
  const final = blockers.filter(({ overridable }) => !overridable);
  const warnings = blockers.filter(({ overridable }) => overridable);
  return (
    <Panel title={`Ronda ${number}`}>
      <div className="grid gap-4">
        {final.length > 0 && (
          <Notice tone="info" title="Todavía no se puede emparejar">
            <BlockerList blockers={final} />
          </Notice>
        )}
        {warnings.length > 0 && (
          <Notice tone="warning" title="Antes de emparejar">
            <Warnings warnings={warnings} />
          </Notice>
        )}
        <PairRound slug={slug} tournamentId={id} number={number} disabled={final.length > 0} />
      </div>
    </Panel>
  );
}

/** A whole round still open is a long list: it is folded under its count. */
function Warnings({ warnings }: { readonly warnings: readonly Blocker[] }) {
  const open = warnings.filter(({ code }) => code === "table-open");
  const others = warnings.filter(({ code }) => code !== "table-open");
  return (
    <>
      {others.length > 0 && <BlockerList blockers={others} />}
      {open.length > 0 && (
        <FoldedMessages
          messages={open.map(wordsOf)}
          summary={`Hay ${open.length} mesas sin cerrar`}
        />
      )}
    </>
  );
}

function BlockerList({ blockers }: { readonly blockers: readonly Blocker[] }) {
  return <MessageList messages={blockers.map(wordsOf)} />;
}

function wordsOf(blocker: Blocker): string {
  return blockerText(blocker, (name) => name);
}

const TONES = { draft: "waiting", published: "active", closed: "done" } as const;

type RoundTableProps = {
  readonly slug: string;
  readonly rounds: readonly DirectorRound[];
  readonly tournament: TournamentView;
};

function RoundTable({ slug, rounds, tournament }: RoundTableProps) {
  return (
    <DataTable
      caption="Rondas del torneo"
      rows={[...rounds].reverse()}
      rowKey={(round) => round.id}
      empty={
        <EmptyState title="Ninguna ronda todavía">
          La primera se empareja cuando los participantes han llegado.
        </EmptyState>
      }
      columns={[
        { key: "number", header: "Ronda", kind: "lead", cell: (round) => round.number },
        {
          key: "state",
          header: "Estado",
          kind: "title",
          cell: (round) => (
            <StatePill tone={TONES[round.status]}>{ROUND_STATE_NAMES[round.status]}</StatePill>
          ),
        },
        { key: "tables", header: "Mesas", kind: "figure", cell: (round) => round.tables },
        { key: "closed", header: "Cerradas", kind: "figure", cell: (round) => round.closed },
        { key: "resting", header: "Descansan", kind: "figure", cell: (round) => round.resting },
        {
          key: "changes",
          header: "Cambios a mano",
          short: "A mano",
          kind: "figure",
          cell: (round) => round.changes,
        },
        {
          key: "clock",
          header: "Reloj",
          short: "",
          cell: (round) =>
            round.status === "published" && (
              <RoundClock
                clock={round.clock}
                limits={tournament.rules}
                serverNow={Date.now()}
                size="line"
              />
            ),
        },
        {
          key: "open",
          header: "Abrir",
          kind: "action",
          cell: (round) => (
            <LinkButton
              href={`/director/${slug}/rondas/${round.number}`}
              size="dense"
              icon="arrow"
              aria-label={`Abrir la ronda ${round.number}`}
            >
              Abrir
            </LinkButton>
          ),
        },
      ]}
    />
  );
}
