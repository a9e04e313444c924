import { notFound, redirect } from "next/navigation";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { PageMain } from "@/components/ui/page-main";
import { currentSender } from "@/server/auth/sender";
import { readJudgeTable } from "@/server/sanctions/judge-table";
import type { JudgeTable } from "@/server/sanctions/judge-view";
import { mayReferee } from "@/server/sanctions/queries";
import type { Sender } from "@/server/sender";
import { readableTournament } from "@/server/tournaments/readable";
import type { TournamentView } from "@/server/tournaments/rows";

export type SlugParams = { readonly params: Promise<{ slug: string }> };
export type TableParams = { readonly params: Promise<{ slug: string; matchId: string }> };

type Refereed = { readonly sender: Sender; readonly tournament: TournamentView };

/**
 * Who asks and the tournament, where he referees it; null where he does not (show `NeedsReferee`). Sends whoever has not
 * signed in to do so and back to `path`.
 */
export async function refereed(slug: string, path: string): Promise<Refereed | null> {
  const sender = await signedIn(path);
  const tournament = await readableTournament(slug);
  if (!tournament) notFound();
  return mayReferee(sender.actor, tournament.id) ? { sender, tournament } : null;
}

/** Who asks; an anonymous visitor goes to sign in and comes back to `path`. */
export async function signedIn(path: string): Promise<Sender> {
  const sender = await currentSender();
  if (sender.actor.kind !== "account") redirect(`/entrar?volver=${encodeURIComponent(path)}`);
  return sender;
}

type RefereedTable = Refereed & { readonly table: JudgeTable; readonly base: string };

/** One table of a refereed tournament; `base` is its address, `part` what is under it. */
export async function refereedTable(
  { params }: TableParams,
  part = "",
): Promise<RefereedTable | null> {
  const { slug, matchId } = await params;
  const base = `/juez/${slug}/mesa/${matchId}`;
  const found = await refereed(slug, `${base}${part}`);
  if (!found) return null;
  if (!/^[0-9a-f-]{36}$/.test(matchId)) notFound();
  const table = await readJudgeTable(found.sender, found.tournament.id, matchId);
  if (!table) notFound();
  return { ...found, table, base };
}

/** Shown to somebody who has signed in and does not referee here. */
export function NeedsReferee() {
  return (
    <PageMain width="narrow">
      <h1 className="mb-4 text-2xl">Mesas del juez</h1>
      <Notice
        tone="warning"
        title="Esta cuenta no arbitra este torneo"
        actions={<LinkButton href="/torneos">Ver los torneos</LinkButton>}
      >
        Hace falta el rol de juez o de director en este torneo. Lo da quien dirige, en Ajustes.
      </Notice>
    </PageMain>
  );
}
