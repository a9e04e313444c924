import Link from "next/link";
import { RoundClock } from "@/components/clock/round-clock";
import { LinkPending } from "@/components/ui/link-pending";
import { StatePill } from "@/components/ui/state-pill";
import { shortDay } from "@/i18n/es/dates";
import { FORMAT_NAMES, WEIGHT_NAMES } from "@/i18n/es/table-states";
import { TOURNAMENT_STATE_NAMES } from "@/i18n/es/tournament";
import type { TournamentCard } from "@/server/tournaments/queries";

const TONES = { draft: "neutral", open: "neutral", running: "active", closed: "done" } as const;

type TournamentListProps = {
  readonly tournaments: readonly TournamentCard[];
  readonly serverNow: number;
};

/** Tournaments as lines: the day, the name, the place, and where it stands. */
export function TournamentList({ tournaments, serverNow }: TournamentListProps) {
  return (
    <ul className="divide-y divide-line border-t-2 border-ink">
      {tournaments.map((tournament) => (
        <li key={tournament.id} className="relative py-3.5 hover:bg-sunken sm:px-3">
          <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:items-center">
            <p className="text-sm font-semibold text-ink-soft tabular-nums">
              {shortDay(tournament.startsOn)}
            </p>
            <div className="min-w-0">
              <h3 className="text-lg">
                <Link
                  href={`/torneos/${tournament.slug}`}
                  className="after:absolute after:inset-0 hover:underline"
                >
                  {tournament.name}
                  <LinkPending />
                </Link>
              </h3>
              <p className="text-ink-soft">
                {tournament.venue} · {FORMAT_NAMES[tournament.format]} ·{" "}
                {WEIGHT_NAMES[tournament.weight]}
              </p>
            </div>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:justify-end">
              <TournamentProgress tournament={tournament} serverNow={serverNow} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function TournamentProgress({
  tournament,
  serverNow,
}: {
  readonly tournament: TournamentCard;
  readonly serverNow: number;
}) {
  const { round, status, rounds, rules, entrants, winners } = tournament;
  if (status === "running" && round) {
    return (
      <>
        <strong>
          Ronda {round.number} de {rounds}
        </strong>
        {round.status === "published" ? (
          <RoundClock clock={round.clock} limits={rules} serverNow={serverNow} size="line" />
        ) : (
          <StatePill tone="done">Ronda cerrada</StatePill>
        )}
      </>
    );
  }
  if (status === "closed" && winners.length > 0) {
    return (
      <span>
        <span className="text-ink-soft">Primer lugar: </span>
        <strong>{winners.join(" / ")}</strong>
      </span>
    );
  }
  return (
    <>
      <span className="text-ink-soft tabular-nums">{entrants} inscritos</span>
      <StatePill tone={TONES[status]}>{TOURNAMENT_STATE_NAMES[status]}</StatePill>
    </>
  );
}
