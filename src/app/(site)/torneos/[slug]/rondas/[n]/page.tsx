import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { RoundClock } from "@/components/clock/round-clock";
import { WithdrawnNotes } from "@/components/rounds/explanation/withdrawn-notes";
import { FindTable } from "@/components/rounds/find-table";
import { listedRound } from "@/components/rounds/listed-round";
import { NameList } from "@/components/rounds/name-list";
import { RoundList } from "@/components/rounds/round-list";
import { EmptyState } from "@/components/ui/empty-state";
import { Panel } from "@/components/ui/panel";
import { StatePill } from "@/components/ui/state-pill";
import { Tabs } from "@/components/ui/tabs";
import { ROUND_STATE_NAMES } from "@/i18n/es/tournament";
import { publicClaims } from "@/server/claims/queries";
import { pageMoment } from "@/server/live/page-moment";
import { publicOldData } from "@/server/rounds/old-data";
import { withdrawnRounds } from "@/server/rounds/undo";
import { findRoundBoard } from "@/server/tournaments/round-board";
import { findRoundOrigin } from "@/server/tournaments/round-origin";
import { tournamentOf } from "../../public-tournament";
import { TournamentFrame } from "../../tournament-frame";
import { RoundChanges } from "./round-changes";

type RoundPageProps = {
  readonly params: Promise<{ slug: string; n: string }>;
  readonly searchParams: Promise<{ vista?: string | string[] }>;
};

export async function generateMetadata(props: RoundPageProps): Promise<Metadata> {
  const { n } = await props.params;
  return { title: `Ronda ${n} · ${(await tournamentOf(props)).name}` };
}

export default async function RoundPage(props: RoundPageProps) {
  const tournament = await tournamentOf(props);
  const { n } = await props.params;
  const { vista } = await props.searchParams;
  const number = /^[1-9]\d?$/.test(n) ? Number(n) : notFound();
  const [board, origin, claims, old, taken] = await Promise.all([
    findRoundBoard(tournament.id, number),
    findRoundOrigin(tournament.id, number),
    publicClaims(tournament.id),
    publicOldData(tournament, number),
    withdrawnRounds(tournament.id),
  ]);
  const withdrawn = taken.filter((round) => round.number === number);
  const notes = <WithdrawnNotes rounds={withdrawn} timeZone={tournament.timeZone} />;
  if (!board || !origin) {
    if (withdrawn.length === 0) notFound();
    return (
      <TournamentFrame tournament={tournament} tab="/rondas">
        <h2 className="mb-4 text-2xl">Ronda {number}</h2>
        {notes}
        <EmptyState title="Todavía no tiene mesas nuevas">
          La dirección la publica otra vez cuando esté lista.
        </EmptyState>
      </TournamentFrame>
    );
  }
  const base = `/torneos/${tournament.slug}/rondas/${number}`;
  const byName = vista === "nombres";
  // One object for the search and the list: it travels once.
  const listed = listedRound(board);
  return (
    <TournamentFrame tournament={tournament} tab="/rondas">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-2xl">Ronda {number}</h2>
        <StatePill tone={board.status === "closed" ? "done" : "active"}>
          {ROUND_STATE_NAMES[board.status]}
        </StatePill>
        {board.status === "published" && (
          <RoundClock
            clock={board.clock}
            limits={tournament.rules}
            serverNow={pageMoment()}
            size="line"
          />
        )}
      </div>
      <Panel tone="cloth" className="mb-5 max-w-2xl">
        <FindTable round={listed} />
      </Panel>
      {withdrawn.length > 0 && <div className="mb-5">{notes}</div>}
      <RoundChanges
        origin={origin}
        corrected={claims.filter(({ pairedRounds }) => pairedRounds.includes(number))}
        old={old}
        timeZone={tournament.timeZone}
      />
      <Tabs
        label="Cómo ver la ronda"
        items={[
          { href: base, label: "Por mesa" },
          { href: `${base}?vista=nombres`, label: "Por nombre" },
        ]}
        current={byName ? `${base}?vista=nombres` : base}
      />
      <p className="mb-3">
        <Link
          href={`${base}/explicacion`}
          prefetch={false}
          className="inline-flex min-h-12 items-center font-semibold text-sea underline underline-offset-4"
        >
          Por qué es así esta ronda
        </Link>
      </p>
      {byName ? (
        <NameList round={listed} />
      ) : (
        <section aria-label={`Mesas de la ronda ${number}`}>
          <RoundList round={listed} why={`${base}/explicacion`} />
        </section>
      )}
    </TournamentFrame>
  );
}
