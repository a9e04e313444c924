import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { annullingInfractions } from "@/components/acta/annulling";
import { DeskEntry } from "@/components/desk/desk-entry";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { describeProblem } from "@/i18n/es/problems";
import { readTable } from "@/server/actas/queries";
import { findRoundTables } from "@/server/rounds/queries";
import { directorPage } from "../../director-page";
import { deskRights } from "./desk-rights";

export const metadata: Metadata = { title: "Mesa de control" };

type DeskPageProps = { readonly params: Promise<{ slug: string; matchId: string }> };

export default async function DeskPage({ params }: DeskPageProps) {
  const { slug, matchId } = await params;
  const page = await directorPage(slug, "tournament.view-draft", `/mesas/${matchId}`);
  if (!page.ok) return page.denied;
  if (!/^[0-9a-f-]{36}$/.test(matchId)) notFound();
  const round = await findRoundTables(page.tournament.id, matchId);
  if (!round) notFound();
  const read = await readTable(page.sender, matchId);
  if (!read.ok) {
    return (
      <PageMain width="narrow">
        <PageHeader title="Mesa de control" />
        <Notice tone="error">{read.problems.map(describeProblem).join(" ")}</Notice>
      </PageMain>
    );
  }
  return (
    <PageMain width="wide">
      <PageHeader
        back={{ href: `/director/${slug}/rondas/${round.round}`, label: `Ronda ${round.round}` }}
        title={`Mesa ${read.value.table}`}
        eyebrow="Mesa de control"
      />
      <DeskEntry
        key={matchId}
        first={read.value}
        rights={await deskRights(page.sender, matchId)}
        articles={annullingInfractions(page.tournament.rulesSpec)}
        tables={round.tables}
        base={`/director/${slug}/mesas`}
      />
    </PageMain>
  );
}
