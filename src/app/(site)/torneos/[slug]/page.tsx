import type { Metadata } from "next";
import { RoundClock } from "@/components/clock/round-clock";
import { FindTable } from "@/components/rounds/find-table";
import { listedRound } from "@/components/rounds/listed-round";
import { RoundList } from "@/components/rounds/round-list";
import { StandingsBrief } from "@/components/standings/standings-brief";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Panel } from "@/components/ui/panel";
import { pageMoment } from "@/server/live/page-moment";
import { publicStandings } from "@/server/standings/queries";
import type { RoundBoard } from "@/server/tournaments/round-board";
import { findRoundBoard } from "@/server/tournaments/round-board";
import type { TournamentView } from "@/server/tournaments/rows";
import { LastHandRule } from "./last-hand-rule";
import type { TournamentParams } from "./public-tournament";
import { tournamentOf } from "./public-tournament";
import { TournamentFrame } from "./tournament-frame";

const TOP = 6;

export async function generateMetadata(props: TournamentParams): Promise<Metadata> {
  return { title: (await tournamentOf(props)).name };
}

export default async function TournamentPage(props: TournamentParams) {
  const tournament = await tournamentOf(props);
  const board = await findRoundBoard(tournament.id);
  return (
    <TournamentFrame tournament={tournament} tab="">
      {board ? (
        <LiveRound tournament={tournament} board={board} />
      ) : (
        <EmptyState
          title="Todavía no hay mesas"
          actions={
            <LinkButton href={`/torneos/${tournament.slug}/informacion`}>Ver inscritos</LinkButton>
          }
        >
          Las mesas de la ronda 1 aparecen aquí en cuanto la dirección las publica.
        </EmptyState>
      )}
    </TournamentFrame>
  );
}

async function LiveRound({
  tournament,
  board,
}: {
  readonly tournament: TournamentView;
  readonly board: RoundBoard;
}) {
  const standings = await publicStandings(tournament);
  // One object for both: it travels once.
  const listed = listedRound(board);
  const verified = board.tables.filter((table) => table.result !== null).length;
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid content-start gap-6">
        <Panel tone="cloth" className="grid gap-5 sm:grid-cols-2 sm:items-start">
          <div className="flex flex-col items-center justify-center">
            <h2 className="text-lg">
              Ronda {board.number} de {tournament.rounds}
            </h2>
            <RoundClock
              clock={board.clock}
              limits={tournament.rules}
              serverNow={pageMoment()}
              tone="cloth"
            />
          </div>
          <FindTable round={listed} />
        </Panel>
        <LastHandRule board={board} rules={tournament.rules} />
        <section aria-label={`Mesas de la ronda ${board.number}`}>
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="text-xl">Mesas</h2>
            <p className="text-ink-soft tabular-nums">
              {verified} de {board.tables.length} verificadas
            </p>
          </div>
          <RoundList round={listed} />
        </section>
      </div>
      <aside aria-label="Posiciones" className="min-w-0">
        <Panel title="Posiciones" flush>
          <StandingsBrief rows={standings.rows.slice(0, TOP)} />
          <div className="p-3">
            <LinkButton href={`/torneos/${tournament.slug}/posiciones`} wide>
              Todas las posiciones
            </LinkButton>
          </div>
        </Panel>
        <p className="mt-2 text-sm text-ink-soft">Cuentan solo las mesas verificadas.</p>
        <div className="mt-4 grid gap-2">
          <LinkButton
            href={`/comprobar?torneo=${tournament.slug}`}
            icon="check"
            prefetch={false}
            wide
          >
            Comprobar este torneo
          </LinkButton>
          <LinkButton
            href={`/torneos/${tournament.slug}/evento.json`}
            icon="download"
            prefetch={false}
            wide
          >
            Descargar el torneo para comprobarlo
          </LinkButton>
        </div>
      </aside>
    </div>
  );
}
