import type { Metadata } from "next";
import { StandingsTable } from "@/components/standings/standings-table";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { Tabs } from "@/components/ui/tabs";
import { tieBreakLabel } from "@/i18n/es/rules";
import { currentSender } from "@/server/auth/sender";
import { publicStandings } from "@/server/standings/queries";
import { listPublishedRounds } from "@/server/tournaments/queries";
import type { TournamentParams } from "../public-tournament";
import { tournamentOf } from "../public-tournament";
import { TournamentFrame } from "../tournament-frame";

type StandingsPageProps = TournamentParams & {
  readonly searchParams: Promise<{ ronda?: string | string[] }>;
};

export async function generateMetadata(props: TournamentParams): Promise<Metadata> {
  return { title: `Posiciones · ${(await tournamentOf(props)).name}` };
}

export default async function StandingsPage(props: StandingsPageProps) {
  const tournament = await tournamentOf(props);
  const rounds = await listPublishedRounds(tournament.id);
  const { ronda } = await props.searchParams;
  const after = rounds.find((round) => String(round.number) === ronda)?.number ?? null;
  const [standings, { actor }] = await Promise.all([
    publicStandings(tournament, after),
    currentSender(),
  ]);
  const base = `/torneos/${tournament.slug}/posiciones`;
  const caption =
    after === null ? "Posiciones de ahora" : `Posiciones después de la ronda ${after}`;
  return (
    <TournamentFrame tournament={tournament} tab="/posiciones">
      {rounds.length > 0 && (
        <Tabs
          label="Después de cada ronda"
          items={[
            { href: base, label: tournament.status === "closed" ? "Final" : "Ahora" },
            ...rounds.map(({ number }) => ({
              href: `${base}?ronda=${number}`,
              label: `Ronda ${number}`,
            })),
          ]}
          current={after === null ? base : `${base}?ronda=${after}`}
        />
      )}
      {standings.rows.length === 0 ? (
        <EmptyState title="Todavía no hay posiciones">
          Se llenan con cada mesa verificada.
        </EmptyState>
      ) : (
        <>
          <h2 className="mb-1 text-xl">{caption}</h2>
          <p className="mb-3 text-ink-soft">
            Cuentan las mesas verificadas. Orden:{" "}
            {tournament.standingsOrder.map(tieBreakLabel).join(", ")}.
          </p>
          {standings.isSnapshot && after !== null && (
            <div className="mb-4">
              <SnapshotNotice next={after + 1} isOvertaken={standings.isOvertaken} />
            </div>
          )}
          <StandingsTable
            caption={caption}
            rows={standings.rows}
            playerId={actor.kind === "account" ? actor.playerId : null}
          />
        </>
      )}
    </TournamentFrame>
  );
}

function SnapshotNotice({
  next,
  isOvertaken,
}: {
  readonly next: number;
  readonly isOvertaken: boolean;
}) {
  if (!isOvertaken) {
    return <Notice title="Guardadas">Con estas posiciones se emparejó la ronda {next}.</Notice>;
  }
  return (
    <Notice tone="warning" title="Una Hoja se corrigió después">
      La ronda {next} se emparejó con estas posiciones, guardadas como estaban. Las de ahora ya
      llevan la corrección.
    </Notice>
  );
}
