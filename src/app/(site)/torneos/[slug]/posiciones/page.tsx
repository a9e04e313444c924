import type { Metadata } from "next";
import { ClubsTable } from "@/components/standings/clubs-table";
import { CorrectionList, Moves } from "@/components/standings/correction-list";
import { RowAccount } from "@/components/standings/row-account";
import { StandingsTable } from "@/components/standings/standings-table";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { Tabs } from "@/components/ui/tabs";
import { CLUB_BEST } from "@/domain/standings/clubs";
import { tieBreakLabel } from "@/i18n/es/rules";
import { netFormulaText } from "@/i18n/es/standings";
import { currentSender } from "@/server/auth/sender";
import type { StandingsAsked, StandingsPageView } from "@/server/standings/page";
import { standingsPage } from "@/server/standings/page";
import { listPublishedRounds } from "@/server/tournaments/queries";
import type { TournamentView } from "@/server/tournaments/rows";
import type { TournamentParams } from "../public-tournament";
import { tournamentOf } from "../public-tournament";
import { TournamentFrame } from "../tournament-frame";
import type { StandingsSearch } from "./asked";
import { addressOf, readAsked, unknownRound } from "./asked";

type StandingsPageProps = TournamentParams & { readonly searchParams: Promise<StandingsSearch> };

export async function generateMetadata(props: TournamentParams): Promise<Metadata> {
  return { title: `Posiciones · ${(await tournamentOf(props)).name}` };
}

const LIST_LABELS = { participantes: "Participantes", clubes: "Clubes", jugadores: "Jugadores" };

export default async function StandingsPage(props: StandingsPageProps) {
  const tournament = await tournamentOf(props);
  const rounds = (await listPublishedRounds(tournament.id)).map(({ number }) => number);
  const search = await props.searchParams;
  const asked = readAsked(search, rounds);
  const unknown = unknownRound(search, rounds);
  const [view, { actor }] = await Promise.all([standingsPage(tournament, asked), currentSender()]);
  const base = `/torneos/${tournament.slug}/posiciones`;
  const shown = { ...asked, list: view.list };
  const at = (change: Partial<StandingsAsked>) =>
    addressOf(base, { ...shown, open: null, ...change });
  return (
    <TournamentFrame tournament={tournament} tab="/posiciones">
      {unknown !== null && (
        <div className="mb-4">
          <Notice tone="warning" title={`No hay una ronda «${unknown}» publicada`}>
            Lo que sigue son las posiciones de ahora.
          </Notice>
        </div>
      )}
      {rounds.length > 0 && (
        <Tabs
          label="Después de cada ronda"
          items={[
            {
              href: at({ afterRound: null }),
              label: tournament.status === "closed" ? "Final" : "Ahora",
            },
            ...rounds.map((number) => ({
              href: at({ afterRound: number }),
              label: `Ronda ${number}`,
            })),
          ]}
          current={at({})}
        />
      )}
      {view.lists.length > 1 && view.rows.length + view.clubs.length > 0 && (
        <Tabs
          label="De quiénes"
          items={view.lists.map((list) => ({ href: at({ list }), label: LIST_LABELS[list] }))}
          current={at({})}
        />
      )}
      {view.rows.length + view.clubs.length === 0 ? (
        <EmptyState title="Todavía no hay posiciones">
          Se llenan con cada mesa verificada.
        </EmptyState>
      ) : (
        <Standings
          tournament={tournament}
          view={view}
          asked={shown}
          playerId={actor.kind === "account" ? actor.playerId : null}
        />
      )}
      <CorrectionList
        title={asked.afterRound === null ? "Correcciones" : "Correcciones desde entonces"}
        corrections={view.corrections}
        timeZone={tournament.timeZone}
        hrefAfter={(round) => at({ afterRound: round, list: "participantes" })}
      />
    </TournamentFrame>
  );
}

type StandingsProps = {
  readonly tournament: TournamentView;
  readonly view: StandingsPageView;
  readonly asked: StandingsAsked;
  readonly playerId: string | null;
};

function Standings({ tournament, view, asked, playerId }: StandingsProps) {
  const { rules, standingsOrder, slug } = tournament;
  const base = `/torneos/${slug}/posiciones`;
  const after = asked.afterRound;
  const caption =
    after === null ? "Posiciones de ahora" : `Posiciones después de la ronda ${after}`;
  const account = view.account && (
    <RowAccount
      account={view.account}
      order={standingsOrder}
      pdf={addressOf(`${base}/cuenta.pdf`, asked)}
      isOvertaken={view.isOvertaken}
    />
  );
  return (
    <>
      <h2 className="mb-1 text-xl">{caption}</h2>
      <p className="mb-1 text-ink-soft">
        Cuentan las mesas verificadas. Orden: {standingsOrder.map(tieBreakLabel).join(", ")}.
        {standingsOrder.includes("lots") &&
          ` El sorteo se repite con la semilla «${tournament.seed}».`}
      </p>
      <p className="mb-3 text-ink-soft">
        Efectividad = {netFormulaText(rules.netFormula, rules.target)}.
      </p>
      {view.isSnapshot && after !== null && (
        <div className="mb-4">
          <SnapshotNotice next={after + 1} view={view} />
        </div>
      )}
      {view.list === "clubes" ? (
        <>
          <p className="mb-3">
            Cada club suma sus {CLUB_BEST} mejores participantes; el orden es el mismo.
          </p>
          <ClubsTable caption={`${caption}, por club`} clubs={view.clubs} />
        </>
      ) : (
        <StandingsTable
          caption={caption}
          rows={view.rows}
          playerId={playerId}
          opening={{
            open: asked.open,
            href: (id) => addressOf(base, { ...asked, open: id }),
            account,
          }}
        />
      )}
    </>
  );
}

function SnapshotNotice({
  next,
  view,
}: {
  readonly next: number;
  readonly view: StandingsPageView;
}) {
  if (!view.isOvertaken) {
    return <Notice title="Guardadas">Con estas posiciones se emparejó la ronda {next}.</Notice>;
  }
  return (
    <Notice tone="warning" title="Hubo correcciones después">
      La ronda {next} se emparejó con estas posiciones, guardadas como estaban. Con las correcciones
      de abajo serían otras.
      <Moves moves={view.moves} />
    </Notice>
  );
}
