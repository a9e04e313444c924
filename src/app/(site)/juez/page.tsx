import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { LinkButton } from "@/components/ui/link-button";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { StatePill } from "@/components/ui/state-pill";
import { longDay } from "@/i18n/es/document-dates";
import type { JudgeTournament } from "@/server/sanctions/judge-view";
import { listJudgeTournaments } from "@/server/sanctions/queries";
import { signedIn } from "./referee";

export const metadata: Metadata = { title: "Juez" };

/** Which tournament to referee; straight to it when only one is being played. */
export default async function JudgePage({
  searchParams,
}: {
  readonly searchParams: Promise<{ todos?: string }>;
}) {
  const sender = await signedIn("/juez");
  const tournaments = await listJudgeTournaments(sender);
  const live = tournaments.filter(({ isLive }) => isLive);
  const { todos } = await searchParams;
  if (live.length === 1 && live[0] && todos === undefined) redirect(`/juez/${live[0].slug}`);
  return (
    <PageMain width="narrow">
      <PageHeader title="Juez" lead="Elige el torneo que arbitras." />
      {tournaments.length === 0 ? (
        <EmptyState
          title="No hay torneos que arbitrar"
          actions={<LinkButton href="/torneos">Ver los torneos</LinkButton>}
        >
          Aparecen aquí cuando la dirección te nombra juez y anuncia el torneo.
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-3">
          {tournaments.map((tournament) => (
            <TournamentLine key={tournament.slug} tournament={tournament} />
          ))}
        </ul>
      )}
    </PageMain>
  );
}

function TournamentLine({ tournament }: { readonly tournament: JudgeTournament }) {
  const { slug, name, venue, startsOn, round, isLive } = tournament;
  return (
    <li>
      <Link
        href={`/juez/${slug}`}
        className="flex min-h-18 items-center gap-3 border-t-2 border-ink bg-surface px-3 py-3 shadow-[0_0_0_1px_var(--line)] hover:bg-sunken"
      >
        <span className="min-w-0 grow">
          <span className="block text-lg leading-tight font-extrabold">{name}</span>
          <span className="block text-sm text-ink-soft">
            {longDay(startsOn)} · {venue}
          </span>
        </span>
        <StatePill tone={isLive ? "active" : "neutral"}>
          {round === null ? "Sin rondas" : `Ronda ${round}`}
        </StatePill>
        <Icon name="arrow" className="size-5 text-sea" />
      </Link>
    </li>
  );
}
