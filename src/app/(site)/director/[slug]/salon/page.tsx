import type { Metadata } from "next";
import { RoundClock } from "@/components/clock/round-clock";
import { HallScreen } from "@/components/hall/hall-screen";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { PageMain } from "@/components/ui/page-main";
import { can } from "@/domain/access/can";
import { findHall } from "@/server/rounds/hall";
import { mayReferee } from "@/server/sanctions/queries";
import { recordEvent } from "../../../juez/actions";
import { directorPage } from "../director-page";

export const metadata: Metadata = { title: "Salón" };

type HallPageProps = { readonly params: Promise<{ slug: string }> };

/** The whole round in one screen, for every official. */
export default async function HallPage({ params }: HallPageProps) {
  const { slug } = await params;
  const page = await directorPage(slug, "tournament.view-draft", "/salon");
  if (!page.ok) return page.denied;
  const { tournament, sender } = page;
  const hall = await findHall(tournament);
  const facts = { tournamentId: tournament.id, matchId: "", playsInMatch: false };
  const onTable = { ...facts, judgeAvailable: true };
  const mayDesk = can(sender.actor, "acta.desk-entry", onTable).allowed;
  const mayTime = can(sender.actor, "incident.record", onTable).allowed;
  const { rules, rounds } = tournament;
  return (
    <PageMain width="full" className="py-3! sm:py-4!">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
        <h1 className="text-2xl">
          Salón
          {hall && (
            <span className="font-semibold text-ink-soft">
              {" "}
              · Ronda {hall.number} de {rounds}
            </span>
          )}
        </h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {hall?.status === "published" && (
            <span className="max-sm:w-full">
              <RoundClock clock={hall.clock} limits={rules} serverNow={hall.now} size="line" />
            </span>
          )}
          {hall && (
            <LinkButton href={`/director/${slug}/rondas/${hall.number}`} size="dense" icon="arrow">
              Ronda y reloj
            </LinkButton>
          )}
          <LinkButton
            href={`/pantalla/${slug}?vista=estado`}
            size="dense"
            icon="table"
            prefetch={false}
            target="_blank"
          >
            En pantalla
          </LinkButton>
        </div>
      </div>
      {hall ? (
        <HallScreen
          slug={slug}
          hall={hall}
          limits={{ callMinutes: rules.callMinutes, slotMinutes: rules.slotMinutes }}
          links={{
            judge: mayReferee(sender.actor, tournament.id) ? `/juez/${slug}/mesa/:id` : null,
            desk: mayDesk ? `/director/${slug}/mesas/:id` : null,
          }}
          record={mayTime ? recordEvent : null}
        />
      ) : (
        <EmptyState title="Todavía no hay mesas">
          Aparecen aquí en cuanto se publica la ronda 1.
        </EmptyState>
      )}
    </PageMain>
  );
}
