import type { Metadata } from "next";
import Link from "next/link";
import { LinkButton } from "@/components/ui/link-button";
import { LinkPending } from "@/components/ui/link-pending";
import { SearchBox } from "@/components/ui/search-box";
import { pageMoment } from "@/server/live/page-moment";
import type { RankedPerson } from "@/server/ranking/queries";
import { listRanking } from "@/server/ranking/queries";
import { listPublicTournaments } from "@/server/tournaments/queries";
import { HomeHero } from "./home-hero";
import { LiveNow } from "./live-now";
import { todayIn } from "./ranking/ranking-query";
import { TournamentList } from "./torneos/tournament-list";

export const metadata: Metadata = { title: { absolute: "Capicúa · Torneos de dominó" } };

const TOP = 8;
const MOST_LISTED = 4;

export default async function HomePage() {
  const serverNow = pageMoment();
  const [tournaments, ranking] = await Promise.all([
    listPublicTournaments(),
    listRanking(todayIn("America/Santo_Domingo", serverNow)),
  ]);
  const live = tournaments.filter(({ status }) => status === "running");
  const coming = tournaments.filter(({ status }) => status === "open").toReversed();
  const past = tournaments.filter(({ status }) => status === "closed");
  return (
    <main id="contenido" tabIndex={-1} className="grow">
      <HomeHero />
      <div className="mx-auto grid w-full max-w-7xl gap-x-12 gap-y-10 px-3 py-8 sm:px-6 sm:py-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid content-start gap-10">
          <section aria-labelledby="ahora">
            <h2 id="ahora" className="mb-3 text-2xl">
              Ahora
            </h2>
            <LiveNow tournaments={live} serverNow={serverNow} />
          </section>
          {coming.length > 0 && (
            <section aria-labelledby="proximos">
              <h2 id="proximos" className="mb-3 text-2xl">
                Próximos torneos
              </h2>
              <TournamentList tournaments={coming.slice(0, MOST_LISTED)} serverNow={serverNow} />
            </section>
          )}
          {past.length > 0 && (
            <section aria-labelledby="terminados">
              <h2 id="terminados" className="mb-3 text-2xl">
                Últimos resultados
              </h2>
              <TournamentList tournaments={past.slice(0, MOST_LISTED)} serverNow={serverNow} />
            </section>
          )}
          <div>
            <LinkButton href="/torneos">Todos los torneos</LinkButton>
          </div>
        </div>
        <aside aria-label="Jugadores" className="grid content-start gap-8">
          <SearchBox
            label="Buscar un jugador"
            action="/jugadores"
            placeholder="Nombre, apodo o número"
          />
          <OwnGame />
          <RankingTop people={ranking.slice(0, TOP)} />
        </aside>
      </div>
    </main>
  );
}

/** The way to a game without a tournament. */
function OwnGame() {
  return (
    <section aria-labelledby="anotador">
      <h2 id="anotador" className="mb-1 text-2xl">
        Anotador libre
      </h2>
      <p className="mb-3 text-ink-soft">
        Anota tu partida con cualquiera de los reglamentos, sin torneo y sin cuenta.
      </p>
      <div className="flex flex-wrap gap-2">
        <LinkButton href="/anotador" icon="edit">
          Anotar una partida
        </LinkButton>
        <LinkButton href="/anotador#practicar">Practicar</LinkButton>
        <LinkButton href="/mano" icon="play">
          Repasar una mano
        </LinkButton>
      </div>
    </section>
  );
}

function RankingTop({ people }: { readonly people: readonly RankedPerson[] }) {
  return (
    <section aria-labelledby="ranking">
      <h2 id="ranking" className="mb-3 text-2xl">
        Ranking nacional
      </h2>
      {people.length === 0 ? (
        <p className="text-ink-soft">Se llena cuando se cierra el primer torneo.</p>
      ) : (
        <ol className="divide-y divide-line border-y-2 border-ink tabular-nums">
          {people.map((person) => (
            <li
              key={person.playerId}
              className="relative flex items-baseline gap-3 py-2.5 hover:bg-sunken"
            >
              <span className="w-7 shrink-0 text-xl font-extrabold">{person.rank}</span>
              <span className="min-w-0 grow">
                <RankingName person={person} />
                <span className="block text-sm text-ink-soft">{person.club}</span>
              </span>
              <span className="shrink-0 text-xl font-extrabold">{person.points}</span>
            </li>
          ))}
        </ol>
      )}
      <div className="mt-4">
        <LinkButton href="/ranking" icon="trophy">
          Ver el ranking
        </LinkButton>
      </div>
    </section>
  );
}

function RankingName({ person }: { readonly person: RankedPerson }) {
  const style = "block leading-tight font-semibold";
  if (person.number === null) return <span className={style}>{person.name}</span>;
  return (
    <Link
      href={`/jugadores/${encodeURIComponent(person.number)}`}
      className={`${style} after:absolute after:inset-0 hover:underline`}
    >
      {person.name}
      <LinkPending />
    </Link>
  );
}
