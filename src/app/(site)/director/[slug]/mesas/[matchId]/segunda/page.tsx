import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { annullingInfractions } from "@/components/acta/annulling";
import { SecondTyping } from "@/components/desk/second-typing";
import { LinkButton } from "@/components/ui/link-button";
import type { NoticeTone } from "@/components/ui/notice";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { id as uuid } from "@/schemas/common-fields";
import type { SecondTypingState } from "@/server/actas/second-typing";
import { findSecondTyping } from "@/server/actas/second-typing";
import { directorPage } from "../../../director-page";
import { compareTyping } from "../../actions";

export const metadata: Metadata = { title: "Segunda digitación" };

type SecondPageProps = { readonly params: Promise<{ slug: string; matchId: string }> };

const WHY_NOT: Readonly<
  Record<Exclude<SecondTypingState, "ready">, { tone: NoticeTone; title: string; text: string }>
> = {
  "first-unfinished": {
    tone: "info",
    title: "Todavía no",
    text: "La primera digitación no ha terminado: la segunda se hace cuando la partida esté completa.",
  },
  "own-typing": {
    tone: "warning",
    title: "La segunda la teclea otra persona",
    text: "Con esta cuenta se tecleó ya algo de esta Hoja. Que entre otra persona con la suya.",
  },
  agreed: { tone: "ok", title: "Hecho", text: "Las dos digitaciones ya coincidieron." },
  closed: { tone: "info", title: "La Hoja está cerrada", text: "Ya no se teclea otra vez." },
};

/** The second typing of a paper Hoja: nothing of the first is sent to this page. */
export default async function SecondPage({ params }: SecondPageProps) {
  const { slug, matchId } = await params;
  const page = await directorPage(slug, "tournament.view-draft", `/mesas/${matchId}/segunda`);
  if (!page.ok) return page.denied;
  if (!uuid.safeParse(matchId).success) notFound();
  const view = (await findSecondTyping(page.sender, page.tournament.id, matchId)) ?? notFound();
  const back = `/director/${slug}/mesas/${matchId}`;
  return (
    <PageMain width="wide">
      <PageHeader
        back={{ href: back, label: `Hoja de la mesa ${view.table}` }}
        title={`Mesa ${view.table}: segunda digitación`}
        lead="Con la Hoja de papel delante, sin mirar la primera."
      />
      {view.state === "ready" ? (
        <SecondTyping
          view={view}
          articles={annullingInfractions(page.tournament.rulesSpec)}
          compare={compareTyping}
          back={back}
        />
      ) : (
        <Notice
          tone={WHY_NOT[view.state].tone}
          title={WHY_NOT[view.state].title}
          actions={<LinkButton href={back}>Volver a la mesa</LinkButton>}
        >
          {WHY_NOT[view.state].text}
        </Notice>
      )}
    </PageMain>
  );
}
