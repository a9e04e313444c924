import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { can } from "@/domain/access/can";
import { roundHistory } from "@/server/clock/history";
import { findDraft } from "@/server/rounds/draft-view";
import { findDeskRound } from "@/server/rounds/queries";
import { findUndoBlockers } from "@/server/rounds/undo";
import { directorPage } from "../../director-page";
import { DraftRound } from "./draft-round";
import { PublishedRound } from "./published-round";

export const metadata: Metadata = { title: "Ronda" };

type RoundPageProps = {
  readonly params: Promise<{ slug: string; n: string }>;
  readonly searchParams: Promise<{ ver?: string | string[] }>;
};

export default async function RoundPage({ params, searchParams }: RoundPageProps) {
  const { slug, n } = await params;
  const page = await directorPage(slug, "tournament.view-draft", `/rondas/${n}`);
  if (!page.ok) return page.denied;
  const { tournament, sender } = page;
  const number = /^[1-9]\d?$/.test(n) ? Number(n) : notFound();
  const facts = { tournamentId: tournament.id };
  if (can(sender.actor, "round.view-draft", facts).allowed) {
    const draft = await findDraft(tournament, number);
    if (draft) return <DraftRound tournament={tournament} draft={draft} />;
  }
  const round = await findDeskRound(tournament, number);
  if (!round) notFound();
  const { ver } = await searchParams;
  const undo =
    round.status === "published" ? await findUndoBlockers(tournament.id, round.id) : null;
  const history = await roundHistory(round.id, tournament.rules);
  return (
    <PublishedRound
      tournament={tournament}
      round={round}
      actor={sender.actor}
      undo={undo}
      history={history}
      onlyMissing={ver === "falta"}
    />
  );
}
