import Link from "next/link";
import type { ReactNode } from "react";
import { LiveRefresh } from "@/components/live/live-refresh";
import { StatePill } from "@/components/ui/state-pill";
import type { Actor } from "@/domain/access/actor";
import { can } from "@/domain/access/can";
import { TOURNAMENT_STATE_NAMES } from "@/i18n/es/tournament";
import { currentSender } from "@/server/auth/sender";
import { findTournament } from "@/server/tournaments/find-tournament";
import type { TournamentAction } from "./director-page";
import { DirectorTabs } from "./director-tabs";

const TABS: readonly {
  readonly path: string;
  readonly label: string;
  readonly right: TournamentAction | "incidents";
}[] = [
  { path: "", label: "Panel", right: "tournament.view-draft" },
  { path: "/inscripcion", label: "Inscripción", right: "checkin" },
  { path: "/rondas", label: "Rondas", right: "tournament.view-draft" },
  { path: "/salon", label: "Salón", right: "tournament.view-draft" },
  { path: "/incidencias", label: "Incidencias", right: "incidents" },
  { path: "/papeles", label: "Papeles", right: "sheets.print" },
  { path: "/ajustes", label: "Ajustes", right: "tournament.configure" },
  { path: "/registro", label: "Registro", right: "audit.read" },
  { path: "/cierre", label: "Cierre", right: "tournament.close" },
];

const TONES = { draft: "neutral", open: "neutral", running: "active", closed: "done" } as const;

function mayOpen(actor: Actor, right: (typeof TABS)[number]["right"], tournamentId: string) {
  return right === "incidents"
    ? // Of nobody in particular: who may see everybody's.
      can(actor, "sanctions.view-private", { tournamentId, playerId: "" }).allowed
    : can(actor, right, { tournamentId }).allowed;
}

type DirectorLayoutProps = {
  readonly children: ReactNode;
  readonly params: Promise<{ slug: string }>;
};

/** Name and tabs over every page of a tournament's officials, kept live. Each page checks its own right. */
export default async function DirectorLayout({ children, params }: DirectorLayoutProps) {
  const { slug } = await params;
  const [tournament, { actor }] = await Promise.all([findTournament(slug), currentSender()]);
  const isOfficial =
    tournament !== null &&
    can(actor, "tournament.view-draft", { tournamentId: tournament.id }).allowed;
  if (!isOfficial) return children;
  const { id, name, status } = tournament;
  const base = `/director/${slug}`;
  const items = TABS.filter(({ right }) => mayOpen(actor, right, id)).map(({ path, label }) => ({
    href: `${base}${path}`,
    label,
  }));
  return (
    <>
      <section aria-label="Torneo" data-no-print className="border-b-2 border-line bg-surface">
        <div className="mx-auto max-w-7xl px-3 pt-2 sm:px-6">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              href={`/torneos/${slug}`}
              className="inline-flex min-h-10 items-center text-lg font-extrabold underline-offset-4 hover:underline"
            >
              {name}
            </Link>
            <StatePill tone={TONES[status]}>{TOURNAMENT_STATE_NAMES[status]}</StatePill>
          </p>
          <DirectorTabs base={base} items={items} />
        </div>
      </section>
      <LiveRefresh slug={slug} calls />
      {children}
    </>
  );
}
