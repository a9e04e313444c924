import type { Metadata } from "next";
import { EventChecker } from "@/components/checker/event-checker";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { readableTournament } from "@/server/tournaments/readable";

export const metadata: Metadata = {
  title: "Comprobar un torneo",
  description:
    "Cualquiera puede comprobar las mesas, los descansos y los puntos de un torneo en su propio aparato.",
};

type CheckPageProps = { readonly searchParams: Promise<{ torneo?: string | string[] }> };

/** Anybody checks a whole event: `torneo` opens it with one of the tournaments here. */
export default async function CheckPage({ searchParams }: CheckPageProps) {
  const { torneo } = await searchParams;
  const tournament = typeof torneo === "string" ? await readableTournament(torneo) : null;
  const source =
    tournament === null
      ? null
      : { href: `/torneos/${tournament.slug}/evento.json`, name: tournament.name };
  return (
    <PageMain>
      <PageHeader
        title="Comprobar un torneo"
        lead="Mesas, cruces y compañeros repetidos, descansos, clubes, fase final, puntos y posiciones: un comprobador aparte del que empareja dice qué no está bien y qué se podía haber hecho."
      />
      <EventChecker source={source} />
    </PageMain>
  );
}
