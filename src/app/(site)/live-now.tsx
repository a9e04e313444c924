import Link from "next/link";
import { RoundClock } from "@/components/clock/round-clock";
import { LiveRefresh } from "@/components/live/live-refresh";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkPending } from "@/components/ui/link-pending";
import { ProgressBar } from "@/components/ui/progress";
import { StatePill } from "@/components/ui/state-pill";
import type { TournamentCard } from "@/server/tournaments/queries";

type LiveNowProps = {
  readonly tournaments: readonly TournamentCard[];
  readonly serverNow: number;
};

/**
 * Over plain http a browser opens six connections to one server, all its pages together: with a stream for each of seven
 * tournaments it would load nothing any more. What changes in one refreshes them all.
 */
const MOST_STREAMS = 2;

/** The tournaments in play: round, clock, and how many tables are verified. */
export function LiveNow({ tournaments, serverNow }: LiveNowProps) {
  if (tournaments.length === 0) {
    return (
      <EmptyState title="No hay torneos en juego">
        Cuando empiece uno, aquí se ve su ronda y su reloj.
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-4">
      {tournaments.map((tournament, index) => (
        <li
          key={tournament.id}
          className="relative border-t-4 border-felt bg-surface p-4 shadow-[0_0_0_1px_var(--line)] hover:shadow-[0_0_0_2px_var(--felt)] sm:p-6"
        >
          {index < MOST_STREAMS && <LiveRefresh slug={tournament.slug} publicSince={serverNow} />}
          <LiveTournament tournament={tournament} serverNow={serverNow} />
        </li>
      ))}
    </ul>
  );
}

function LiveTournament({
  tournament,
  serverNow,
}: {
  readonly tournament: TournamentCard;
  readonly serverNow: number;
}) {
  const { round } = tournament;
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <StatePill tone="active">En juego</StatePill>
        <h3 className="mt-2 text-2xl">
          <Link
            href={`/torneos/${tournament.slug}`}
            className="after:absolute after:inset-0 hover:underline"
          >
            {tournament.name}
            <LinkPending />
          </Link>
        </h3>
        <p className="text-ink-soft">{tournament.venue}</p>
        {round && (
          <p className="mt-1 font-semibold">
            Ronda {round.number} de {tournament.rounds}
          </p>
        )}
      </div>
      {round?.status === "published" && (
        <RoundClock clock={round.clock} limits={tournament.rules} serverNow={serverNow} />
      )}
      {round && (
        <div className="sm:col-span-2">
          <ProgressBar label="Mesas verificadas" done={round.verified} total={round.tables} />
        </div>
      )}
    </div>
  );
}
