import type { Metadata } from "next";
import { ClaimList } from "@/components/claims/claim-list";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { Tabs } from "@/components/ui/tabs";
import type { Inbox } from "@/server/claims/queries";
import { claimInbox, seesClaims } from "@/server/claims/queries";
import { findTournament } from "@/server/tournaments/find-tournament";
import { NotForYou, signedIn } from "./junta-page";

export const metadata: Metadata = { title: "Reclamos" };

const VIEWS = ["abiertos", "vencidos", "respondidos"] as const;
type View = (typeof VIEWS)[number];
const VIEW_NAMES: Readonly<Record<View, string>> = {
  abiertos: "Por responder",
  vencidos: "Vencidos",
  respondidos: "Respondidos",
};

type InboxPageProps = {
  readonly searchParams: Promise<{ ver?: string | string[]; torneo?: string | string[] }>;
};

export default async function InboxPage({ searchParams }: InboxPageProps) {
  const { ver, torneo } = await searchParams;
  const { actor } = await signedIn("/junta");
  if (!seesClaims(actor)) {
    return (
      <NotForYou
        title="Reclamos"
        why="Los reclamos los llevan la Junta, la dirección y los jueces. Los tuyos están en tu cuenta."
      />
    );
  }
  const slug = typeof torneo === "string" ? torneo : null;
  const tournament = slug === null ? null : await findTournament(slug);
  const inbox = await claimInbox(actor, tournament?.id);
  const view = VIEWS.find((one) => one === ver) ?? "abiertos";
  const now = Date.now();
  const shown = shownClaims(inbox, view, now);
  const query = slug === null ? "" : `&torneo=${encodeURIComponent(slug)}`;
  return (
    <PageMain>
      <PageHeader
        title="Reclamos"
        lead={
          tournament
            ? `De ${tournament.name}. La Junta responde en 48 horas (26.2).`
            : "La Junta responde en 48 horas (26.2); primero lo que vence antes."
        }
        actions={
          tournament && (
            <>
              <LinkButton
                href={`/junta/registro/${tournament.slug}/reclamos.pdf`}
                icon="document"
                prefetch={false}
              >
                Registro en PDF
              </LinkButton>
              <LinkButton
                href={`/junta/registro/${tournament.slug}/reclamos.csv`}
                icon="download"
                prefetch={false}
              >
                CSV
              </LinkButton>
            </>
          )
        }
      />
      <Tabs
        label="Qué reclamos"
        items={VIEWS.map((one) => ({
          href: `/junta?ver=${one}${query}`,
          label: VIEW_NAMES[one],
          count: shownClaims(inbox, one, now).length,
        }))}
        current={`/junta?ver=${view}${query}`}
      />
      <ClaimList claims={shown} now={now} empty={<Empty view={view} />} />
      {tournament === null && <Events inbox={inbox} />}
    </PageMain>
  );
}

function shownClaims({ open, past }: Inbox, view: View, now: number) {
  if (view === "respondidos") return past;
  return view === "vencidos" ? open.filter(({ dueAt }) => dueAt < now) : open;
}

function Empty({ view }: { readonly view: View }) {
  if (view === "respondidos") return <EmptyState title="Todavía no hay ninguno respondido" />;
  return (
    <EmptyState title={view === "vencidos" ? "Ninguno ha vencido" : "Nada por responder"}>
      Los reclamos llegan aquí en cuanto un jugador o un oficial los presenta.
    </EmptyState>
  );
}

/** The events that have claims, each with its register. */
function Events({ inbox: { open, past } }: { readonly inbox: Inbox }) {
  const events = new Map([...open, ...past].map(({ slug, tournament }) => [slug, tournament]));
  if (events.size === 0) return null;
  return (
    <section aria-labelledby="torneos" className="mt-10">
      <h2 id="torneos" className="mb-2 text-xl">
        Registro por torneo
      </h2>
      <ul className="flex flex-wrap gap-2">
        {[...events].map(([slug, name]) => (
          <li key={slug}>
            <LinkButton href={`/junta?ver=respondidos&torneo=${slug}`} icon="list">
              {name}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
