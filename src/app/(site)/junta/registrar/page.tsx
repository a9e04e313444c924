import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { FilingForm } from "@/components/claims/claim-form";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { id as uuid } from "@/schemas/common-fields";
import { filingOptions } from "@/server/claims/filing-options";
import { file } from "../actions";
import { NotForYou, signedIn } from "../junta-page";

export const metadata: Metadata = { title: "Registrar un reclamo" };

type RegisterPageProps = { readonly searchParams: Promise<{ mesa?: string | string[] }> };

/** A claim on behalf of somebody of the table, by a judge, the director or the Junta. */
export default async function RegisterClaimPage({ searchParams }: RegisterPageProps) {
  const { mesa } = await searchParams;
  const matchId = uuid.safeParse(mesa);
  if (!matchId.success) notFound();
  const sender = await signedIn(`/junta/registrar?mesa=${matchId.data}`);
  const options = await filingOptions(sender, matchId.data);
  if (!options?.mayFileForOthers) {
    return (
      <NotForYou
        title="Registrar un reclamo"
        why="Lo registran los jueces y la dirección del torneo, o la Junta."
      />
    );
  }
  return (
    <PageMain width="narrow">
      <PageHeader
        eyebrow={options.tournament}
        title="Registrar un reclamo"
        lead={`Ronda ${options.round}, mesa ${options.table}. En nombre de un jugador de la mesa.`}
      />
      {options.isOver ? (
        <FilingForm options={options} onBehalf file={file} />
      ) : (
        <Notice tone="warning" title="La partida no ha terminado">
          Durante el juego vale la decisión del juez; los reclamos se presentan después (26.2).
        </Notice>
      )}
    </PageMain>
  );
}
