import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { LiveRefresh } from "@/components/live/live-refresh";
import { HandLines } from "@/components/sanctions/hand-lines";
import { OutcomePanel } from "@/components/sanctions/outcome-panel";
import { OwnSignature } from "@/components/sanctions/own-signature";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { Panel } from "@/components/ui/panel";
import { readOwnSheet } from "@/server/actas/own-sheet";
import { currentSender } from "@/server/auth/sender";
import { recordEvent } from "../../../juez/actions";

type OwnSheetPageProps = { readonly params: Promise<{ readonly matchId: string }> };

export const metadata: Metadata = { title: "Firmar la Hoja" };

export default async function OwnSheetPage({ params }: OwnSheetPageProps) {
  const { matchId } = await params;
  const sender = await currentSender();
  if (sender.actor.kind !== "account")
    redirect(`/entrar?volver=${encodeURIComponent(`/mi-cuenta/firmar/${matchId}`)}`);
  const found = /^[0-9a-f-]{36}$/.test(matchId) ? await readOwnSheet(sender, matchId) : null;
  const { view, seat, side } = found ?? notFound();
  return (
    <PageMain>
      <LiveRefresh slug={view.tournament.slug} matchId={view.matchId} />
      <PageHeader
        back={{ href: "/mi-cuenta", label: "Mi cuenta" }}
        eyebrow={view.tournament.name}
        title={`Ronda ${view.round.number}, mesa ${view.table}`}
        lead="Léela antes de firmar. Si no estás de acuerdo, no firmes y díselo al juez."
      />
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        <Panel title="Resultado">
          <OutcomePanel view={view} />
        </Panel>
        <div className="lg:row-span-2">
          <OwnSignature view={view} seat={seat} side={side} record={recordEvent} />
        </div>
        <Panel title="Manos">
          <HandLines view={view} />
        </Panel>
      </div>
    </PageMain>
  );
}
