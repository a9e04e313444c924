import type { Metadata } from "next";
import { DeliveryDesk } from "@/components/desk/delivery-desk";
import { LiveRefresh } from "@/components/live/live-refresh";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { findPaperRound } from "@/server/actas/paper-desk";
import { directorPage } from "../../director-page";
import { deliver } from "../actions";

export const metadata: Metadata = { title: "Recibir Hojas" };

type DeliveryPageProps = { readonly params: Promise<{ slug: string }> };

/** The desk that takes in the paper Hojas of the round. */
export default async function DeliveryPage({ params }: DeliveryPageProps) {
  const { slug } = await params;
  const page = await directorPage(slug, "tournament.view-draft", "/mesas/entrega");
  if (!page.ok) return page.denied;
  const round = await findPaperRound(page.tournament.id);
  const back = round
    ? { href: `/director/${slug}/rondas/${round.round}`, label: `Ronda ${round.round}` }
    : { href: `/director/${slug}/rondas`, label: "Rondas" };
  return (
    <PageMain width="wide">
      <LiveRefresh slug={slug} />
      <PageHeader
        back={back}
        title="Recibir Hojas"
        lead="Cada Hoja de papel que llega a la mesa de control: su número y Enter, o el QR."
      />
      {round ? (
        <DeliveryDesk
          tournamentId={page.tournament.id}
          tables={round.tables}
          base={`/director/${slug}/mesas`}
          deliver={deliver}
        />
      ) : (
        <EmptyState title="No hay ronda publicada">
          Las Hojas llegan cuando hay mesas jugando.
        </EmptyState>
      )}
    </PageMain>
  );
}
