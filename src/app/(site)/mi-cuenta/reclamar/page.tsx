import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { FilingForm } from "@/components/claims/claim-form";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { id as uuid } from "@/schemas/common-fields";
import { filingOptions } from "@/server/claims/filing-options";
import { file } from "../../junta/actions";
import { NotForYou, signedIn } from "../../junta/junta-page";

export const metadata: Metadata = { title: "Reclamar" };

type OwnClaimProps = {
  readonly searchParams: Promise<{ mesa?: string | string[]; sancion?: string | string[] }>;
};

/** A claim of one's own, about a match that one played. */
export default async function FileOwnClaimPage({ searchParams }: OwnClaimProps) {
  const { mesa, sancion } = await searchParams;
  const matchId = uuid.safeParse(mesa);
  if (!matchId.success) notFound();
  const incidentId = uuid.safeParse(sancion).data;
  const sender = await signedIn(`/mi-cuenta/reclamar?mesa=${matchId.data}`);
  const options = await filingOptions(sender, matchId.data);
  if (!options?.own) {
    return <NotForYou title="Reclamar" why="Se reclama sobre una partida que uno jugó." />;
  }
  return (
    <PageMain width="narrow">
      <PageHeader
        back={{ href: "/mi-cuenta", label: "Mi cuenta" }}
        eyebrow={options.tournament}
        title="Reclamar ante la Junta"
        lead={`Ronda ${options.round}, mesa ${options.table}`}
      />
      {options.isOver ? (
        <FilingForm
          options={options}
          onBehalf={false}
          incidentId={options.incidents.find((one) => one.incidentId === incidentId)?.incidentId}
          file={file}
        />
      ) : (
        <Notice tone="warning" title="La partida no ha terminado">
          Durante el juego vale la decisión del juez; los reclamos se presentan después (26.2).
        </Notice>
      )}
    </PageMain>
  );
}
