import type { Metadata } from "next";
import Link from "next/link";
import { RoundClock } from "@/components/clock/round-clock";
import { WithdrawnNotes } from "@/components/rounds/explanation/withdrawn-notes";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkPending } from "@/components/ui/link-pending";
import { StatePill } from "@/components/ui/state-pill";
import { ROUND_STATE_NAMES } from "@/i18n/es/tournament";
import { withdrawnRounds } from "@/server/rounds/undo";
import { listPublishedRounds } from "@/server/tournaments/queries";
import type { TournamentParams } from "../public-tournament";
import { tournamentOf } from "../public-tournament";
import { TournamentFrame } from "../tournament-frame";

export async function generateMetadata(props: TournamentParams): Promise<Metadata> {
  return { title: `Rondas · ${(await tournamentOf(props)).name}` };
}

export default async function RoundsPage(props: TournamentParams) {
  const tournament = await tournamentOf(props);
  const [rounds, withdrawn] = await Promise.all([
    listPublishedRounds(tournament.id),
    withdrawnRounds(tournament.id),
  ]);
  return (
    <TournamentFrame tournament={tournament} tab="/rondas">
      {withdrawn.length > 0 && (
        <div className="mb-5">
          <WithdrawnNotes rounds={withdrawn} timeZone={tournament.timeZone} />
        </div>
      )}
      {rounds.length === 0 ? (
        <EmptyState title="Todavía no hay rondas publicadas">
          El torneo tiene {tournament.rounds} previstas.
        </EmptyState>
      ) : (
        <ol className="divide-y divide-line border-t-2 border-ink">
          {rounds.toReversed().map((round) => (
            <li
              key={round.number}
              className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-4 hover:bg-sunken sm:px-3"
            >
              <h2 className="text-lg">
                <Link
                  href={`/torneos/${tournament.slug}/rondas/${round.number}`}
                  className="after:absolute after:inset-0 hover:underline"
                >
                  Ronda {round.number}
                  <LinkPending />
                </Link>
              </h2>
              <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <span className="text-ink-soft tabular-nums">
                  {round.verified} de {round.tables}{" "}
                  {round.tables === 1 ? "mesa verificada" : "mesas verificadas"}
                </span>
                {round.status === "published" && (
                  <RoundClock
                    clock={round.clock}
                    limits={tournament.rules}
                    serverNow={Date.now()}
                    size="line"
                  />
                )}
                <StatePill tone={round.status === "closed" ? "done" : "active"}>
                  {ROUND_STATE_NAMES[round.status]}
                </StatePill>
              </p>
            </li>
          ))}
        </ol>
      )}
    </TournamentFrame>
  );
}
