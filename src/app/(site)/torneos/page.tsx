import type { Metadata } from "next";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { pageMoment } from "@/server/live/page-moment";
import { listPublicTournaments } from "@/server/tournaments/queries";
import { TournamentList } from "./tournament-list";

export const metadata: Metadata = { title: "Torneos" };

export default async function TournamentsPage() {
  const serverNow = pageMoment();
  const tournaments = await listPublicTournaments();
  const groups = [
    { title: "En juego", list: tournaments.filter(({ status }) => status === "running") },
    {
      title: "Próximos",
      list: tournaments.filter(({ status }) => status === "open").toReversed(),
    },
    { title: "Terminados", list: tournaments.filter(({ status }) => status === "closed") },
  ];
  return (
    <PageMain>
      <PageHeader title="Torneos" />
      {tournaments.length === 0 && (
        <EmptyState title="Todavía no hay torneos anunciados">
          Aquí aparecen en cuanto la dirección los anuncia.
        </EmptyState>
      )}
      <div className="grid gap-10">
        {groups.map(
          ({ title, list }) =>
            list.length > 0 && (
              <section key={title} aria-label={title}>
                <h2 className="mb-2 text-xl">{title}</h2>
                <TournamentList tournaments={list} serverNow={serverNow} />
              </section>
            ),
        )}
      </div>
    </PageMain>
  );
}
