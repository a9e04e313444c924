import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { Stat, Stats } from "@/components/ui/stat";
import { StatePill } from "@/components/ui/state-pill";
import { currentSender } from "@/server/auth/sender";
import type { PublicPerson } from "@/server/people/public-person";
import { findPublicPerson } from "@/server/people/public-person";
import { listRanking } from "@/server/ranking/queries";
import { sanctionsOf } from "@/server/sanctions/person-sanctions";
import { todayIn } from "../../ranking/ranking-query";
import { EventTable } from "./event-table";
import { MatchTable } from "./match-table";
import { SanctionList } from "./sanction-list";

type PersonPageProps = { readonly params: Promise<{ number: string }> };

const personOf = cache(async (number: string) => findPublicPerson(decodeURIComponent(number)));

export async function generateMetadata({ params }: PersonPageProps): Promise<Metadata> {
  const person = await personOf((await params).number);
  return { title: person?.name ?? "Jugador" };
}

export default async function PersonPage({ params }: PersonPageProps) {
  const person = (await personOf((await params).number)) ?? notFound();
  const { actor } = await currentSender();
  const [ranking, sanctions] = await Promise.all([
    listRanking(todayIn("America/Santo_Domingo", Date.now())),
    sanctionsOf(actor, person.id),
  ]);
  const ranked = ranking.find(({ playerId }) => playerId === person.id);
  const won = person.matches.filter((match) => match.won).length;
  return (
    <PageMain>
      <PageHeader
        back={{ href: "/ranking", label: "Ranking" }}
        title={person.name}
        lead={<PersonFacts person={person} />}
      />
      <Stats>
        <Stat label="Lugar nacional" value={ranked?.rank ?? "–"} />
        <Stat label="Puntos" hint="últimos 12 meses" value={ranked?.points ?? 0} />
        <Stat label="Partidas ganadas" hint={`de ${person.matches.length}`} value={won} />
        <Stat label="Torneos con puntos" value={person.events.length} />
      </Stats>
      <section aria-labelledby="torneos" className="mt-10">
        <h2 id="torneos" className="mb-2 text-xl">
          De dónde vienen sus puntos
        </h2>
        {person.events.length === 0 ? (
          <EmptyState title="Sin torneos cerrados todavía" />
        ) : (
          <EventTable events={person.events} />
        )}
      </section>
      <section aria-labelledby="partidas" className="mt-10">
        <h2 id="partidas" className="mb-2 text-xl">
          Partidas
        </h2>
        {person.matches.length === 0 ? (
          <EmptyState title="Sin partidas verificadas todavía" />
        ) : (
          <MatchTable matches={person.matches} />
        )}
      </section>
      {sanctions !== null && <SanctionList sanctions={sanctions} />}
    </PageMain>
  );
}

function PersonFacts({ person }: { readonly person: PublicPerson }) {
  const facts = [
    person.nickname && `«${person.nickname}»`,
    `N.º ${person.number}`,
    person.club,
    person.city,
  ];
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>{facts.filter(Boolean).join(" · ")}</span>
      {person.suspended && <StatePill tone="danger">Suspendido</StatePill>}
    </span>
  );
}
