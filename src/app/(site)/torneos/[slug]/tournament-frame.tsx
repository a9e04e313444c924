import type { ReactNode } from "react";
import { LiveRefresh } from "@/components/live/live-refresh";
import { LinkButton } from "@/components/ui/link-button";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { StatePill } from "@/components/ui/state-pill";
import { Tabs } from "@/components/ui/tabs";
import { dayAndTime } from "@/i18n/es/document-dates";
import { TOURNAMENT_STATE_NAMES } from "@/i18n/es/tournament";
import { pageMoment } from "@/server/live/page-moment";
import type { TournamentView } from "@/server/tournaments/rows";

const TABS = [
  { path: "", label: "Mesas" },
  { path: "/nombres", label: "Por nombre" },
  { path: "/posiciones", label: "Posiciones" },
  { path: "/rondas", label: "Rondas" },
  { path: "/informacion", label: "Información" },
] as const;

export type TournamentTab = (typeof TABS)[number]["path"];

const TONES = { draft: "neutral", open: "neutral", running: "active", closed: "done" } as const;

type TournamentFrameProps = {
  readonly tournament: TournamentView;
  readonly tab: TournamentTab;
  readonly children: ReactNode;
};

/** Head and tabs of a tournament's public pages, kept live. */
export function TournamentFrame({ tournament, tab, children }: TournamentFrameProps) {
  const { slug, name, venue, startsOn, startTime, status } = tournament;
  const base = `/torneos/${slug}`;
  return (
    <PageMain width="wide">
      <LiveRefresh slug={slug} publicSince={pageMoment()} />
      <PageHeader
        back={{ href: "/torneos", label: "Torneos" }}
        title={name}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <StatePill tone={TONES[status]}>{TOURNAMENT_STATE_NAMES[status]}</StatePill>
            <span>
              {dayAndTime(startsOn, startTime)} · {venue}
            </span>
          </span>
        }
        actions={
          status === "running" && (
            <LinkButton
              href={`/pantalla/${slug}`}
              icon="table"
              prefetch={false}
              className="max-sm:hidden"
            >
              Pantalla del salón
            </LinkButton>
          )
        }
      />
      <Tabs
        label="Partes del torneo"
        items={TABS.map(({ path, label }) => ({ href: `${base}${path}`, label }))}
        current={`${base}${tab}`}
      />
      {children}
    </PageMain>
  );
}
