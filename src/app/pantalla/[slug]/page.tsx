import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LiveRefresh } from "@/components/live/live-refresh";
import { Projector } from "@/components/projector/projector";
import { screensOf } from "@/components/projector/screens";
import { readClock } from "@/domain/tournament/clock";
import { riseOf } from "@/domain/tournament/hall";
import { lastHandRule } from "@/i18n/es/last-hand";
import { pageMoment } from "@/server/live/page-moment";
import { findBellFacts, NO_BELL_FACTS } from "@/server/rounds/hall-facts";
import { publicStandings } from "@/server/standings/queries";
import { readableTournament } from "@/server/tournaments/readable";
import { findRoundBoard } from "@/server/tournaments/round-board";

type ProjectorPageProps = {
  readonly params: Promise<{ slug: string }>;
  readonly searchParams: Promise<{ vista?: string | string[] }>;
};

export async function generateMetadata({ params }: ProjectorPageProps): Promise<Metadata> {
  const tournament = await readableTournament((await params).slug);
  return { title: tournament ? `Pantalla · ${tournament.name}` : "Pantalla" };
}

/** The hall's projector: needs nobody at its keyboard. `?vista=reloj|estado|mesas|nombres|posiciones` holds one screen. */
export default async function ProjectorPage({ params, searchParams }: ProjectorPageProps) {
  const serverNow = pageMoment();
  const tournament = (await readableTournament((await params).slug)) ?? notFound();
  const { vista } = await searchParams;
  const [board, standings] = await Promise.all([
    findRoundBoard(tournament.id),
    publicStandings(tournament),
  ]);
  const bells = board ? await findBellFacts(board.id) : NO_BELL_FACTS;
  const phase = board ? readClock(board.clock, tournament.rules, serverNow).phase : "waiting";
  return (
    <main id="contenido" tabIndex={-1} className="flex min-h-0 grow flex-col">
      <LiveRefresh slug={tournament.slug} publicSince={serverNow} isScreen />
      <Projector
        title={tournament.name}
        href={`/torneos/${tournament.slug}`}
        board={board}
        bells={bells}
        rounds={tournament.rounds}
        limits={{
          callMinutes: tournament.rules.callMinutes,
          slotMinutes: tournament.rules.slotMinutes,
        }}
        serverNow={serverNow}
        standings={standings.rows}
        lastHandRule={lastHandRule(tournament.rules)}
        screens={screensOf({
          asked: typeof vista === "string" ? vista : null,
          phase,
          roundClosed: board?.status === "closed",
          hasBoard: board !== null,
          hasFinished: board?.tables.some((table) => riseOf(table) !== "playing") ?? false,
          hasStandings: standings.rows.some((row) => row.played > 0),
        })}
      />
    </main>
  );
}
