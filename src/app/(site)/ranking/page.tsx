import type { Metadata } from "next";
import { RankingTable } from "@/components/ranking/ranking-table";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { shortDay } from "@/i18n/es/dates";
import { currentSender } from "@/server/auth/sender";
import { listClubNames } from "@/server/people/public-clubs";
import { filterRanking, listRanking, rankingSeasons } from "@/server/ranking/queries";
import { PointsExplained } from "./points-explained";
import { RankingFilter } from "./ranking-filter";
import type { RankingQuery } from "./ranking-query";
import { readRankingQuery, todayIn } from "./ranking-query";

export const metadata: Metadata = { title: "Ranking nacional" };

type RankingPageProps = {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

const MOST_SHOWN = 100;

function allOf({ query, clubId, season }: RankingQuery): string {
  const values = { q: query, club: clubId ?? "", temporada: String(season ?? ""), todos: "1" };
  return `/ranking?${new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ""))}`;
}

export default async function RankingPage({ searchParams }: RankingPageProps) {
  const [seasons, clubs, { actor }] = await Promise.all([
    rankingSeasons(),
    listClubNames(),
    currentSender(),
  ]);
  const asked = readRankingQuery(await searchParams, { seasons, clubs });
  const today = todayIn("America/Santo_Domingo", Date.now());
  const ranking = await listRanking(asked.season === null ? today : `${asked.season}-12-31`);
  const people = filterRanking(ranking, { query: asked.query, clubId: asked.clubId });
  const shown = asked.all ? people : people.slice(0, MOST_SHOWN);
  return (
    <PageMain>
      <PageHeader
        title="Ranking nacional"
        lead={
          asked.season === null
            ? `Los últimos doce meses, hasta el ${shortDay(today)}.`
            : `Temporada ${asked.season}.`
        }
      />
      <RankingFilter asked={asked} seasons={seasons} clubs={clubs} />
      {people.length === 0 ? (
        <EmptyState
          title={ranking.length === 0 ? "El ranking todavía está vacío" : "Nadie con esa búsqueda"}
        >
          {ranking.length === 0
            ? "Se llena cuando se cierra un torneo."
            : "Prueba con el apellido, el número, u otro club."}
        </EmptyState>
      ) : (
        <RankingTable
          caption="Ranking nacional"
          people={shown}
          playerId={actor.kind === "account" ? actor.playerId : null}
        />
      )}
      {shown.length < people.length && (
        <div className="mt-4">
          <LinkButton href={allOf(asked)}>Ver a los {people.length}</LinkButton>
        </div>
      )}
      <PointsExplained />
    </PageMain>
  );
}
