import { notFound, redirect } from "next/navigation";
import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { can } from "@/domain/access/can";
import type { Action, PERMISSIONS } from "@/domain/access/permissions";
import { refusalText } from "@/i18n/es/access";
import { currentSender } from "@/server/auth/sender";
import type { Sender } from "@/server/sender";
import { findTournament } from "@/server/tournaments/find-tournament";
import type { TournamentView } from "@/server/tournaments/rows";

/** Rights that are decided by the tournament alone. */
export type TournamentAction = {
  [Each in Action]: (typeof PERMISSIONS)[Each]["scope"] extends "tournament" ? Each : never;
}[Action];

export type DirectorPage =
  | { readonly ok: true; readonly tournament: TournamentView; readonly sender: Sender }
  /** What to show instead: why not, and who could. */
  | { readonly ok: false; readonly denied: ReactNode };

/**
 * The tournament and the person behind a page of its officials. Who has not signed in goes to sign in and comes back;
 * who may not do `action` gets a page that says so; a draft does not exist for who may not see it.
 */
export async function directorPage(
  slug: string,
  action: TournamentAction,
  path: string,
): Promise<DirectorPage> {
  const [tournament, sender] = await Promise.all([findTournament(slug), currentSender()]);
  if (sender.actor.kind !== "account") {
    redirect(`/entrar?volver=${encodeURIComponent(`/director/${slug}${path}`)}`);
  }
  if (!tournament) notFound();
  const facts = { tournamentId: tournament.id };
  const decision = can(sender.actor, action, facts);
  if (decision.allowed) return { ok: true, tournament, sender };
  const mayKnow =
    tournament.status !== "draft" || can(sender.actor, "tournament.view-draft", facts).allowed;
  if (!mayKnow) notFound();
  const denied = (
    <PageMain width="narrow">
      <PageHeader title="Esta página no es de tu rol" eyebrow={tournament.name} />
      <Notice
        tone="warning"
        actions={<LinkButton href={`/torneos/${slug}`}>Ver el torneo</LinkButton>}
      >
        {refusalText(decision)}
      </Notice>
    </PageMain>
  );
  return { ok: false, denied };
}
