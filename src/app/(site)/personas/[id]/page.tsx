import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { Panel } from "@/components/ui/panel";
import { StatePill } from "@/components/ui/state-pill";
import { can } from "@/domain/access/can";
import { id as personId } from "@/schemas/common-fields";
import { listClubNames } from "@/server/people/public-clubs";
import type { PersonRecord } from "@/server/people/queries";
import { findPersonRecord, listHistory } from "@/server/people/queries";
import { HistoryList } from "../../history-list";
import { installationPage } from "../../installation-page";
import { PersonForm } from "../person-form";
import { JoinPanel } from "./join-panel";
import { PhotoPanel } from "./photo-panel";
import { StatusPanel } from "./status-panel";

type RecordPageProps = { readonly params: Promise<{ id: string }> };

const recordOf = cache(async (id: string) =>
  personId.safeParse(id).success ? findPersonRecord(id) : null,
);

export const metadata: Metadata = { title: "Ficha" };

export default async function RecordPage({ params }: RecordPageProps) {
  const { id } = await params;
  const page = await installationPage("officials", `/personas/${id}`);
  if (!page.ok) return page.denied;
  const person = (await recordOf(id)) ?? notFound();
  const mayManage = can(page.sender.actor, "people.manage", {}).allowed;
  if (person.mergedInto) return <Joined person={person} into={person.mergedInto} />;
  return (
    <PageMain>
      <PageHeader
        back={{ href: "/personas", label: "Personas" }}
        title={person.name}
        lead={<Facts person={person} />}
        actions={
          person.number && (
            <LinkButton href={`/jugadores/${person.number}`} icon="trophy">
              Página pública
            </LinkButton>
          )
        }
      />
      {mayManage ? <Managed person={person} /> : <PhotoPanel person={person} mayChange={false} />}
    </PageMain>
  );
}

async function Managed({ person }: { readonly person: PersonRecord }) {
  const [clubs, history] = await Promise.all([listClubNames(), listHistory(person.id)]);
  const { clubId, club } = person;
  // A club that is no longer active stays the club of its people.
  const own = clubId !== null && club !== null ? [{ id: clubId, name: `${club} (no activo)` }] : [];
  const choices = clubs.some((one) => one.id === clubId) ? clubs : [...clubs, ...own];
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <div className="grid gap-5">
        <Panel title="Ficha">
          <PersonForm key={person.version} person={person} clubs={choices} />
        </Panel>
        {person.number === null && <JoinPanel person={person} />}
      </div>
      <div className="grid gap-5">
        <StatusPanel person={person} />
        <PhotoPanel person={person} mayChange />
        <Panel title="Historial">
          <HistoryList lines={history} />
        </Panel>
      </div>
    </div>
  );
}

function Facts({ person }: { readonly person: PersonRecord }) {
  const facts = [
    person.nickname && `«${person.nickname}»`,
    person.number ? `N.º ${person.number}` : "Sin número",
    person.club ?? "Sin club",
    person.city,
  ];
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>{facts.filter(Boolean).join(" · ")}</span>
      {person.suspended && <StatePill tone="danger">Suspendido</StatePill>}
    </span>
  );
}

type JoinedProps = {
  readonly person: PersonRecord;
  readonly into: { readonly id: string; readonly name: string };
};

function Joined({ person, into }: JoinedProps) {
  return (
    <PageMain width="narrow">
      <PageHeader back={{ href: "/personas", label: "Personas" }} title={person.name} />
      <Notice
        title="Esta ficha se unió a otra"
        actions={<LinkButton href={`/personas/${into.id}`}>Ver la ficha de {into.name}</LinkButton>}
      >
        Jugó sin número y resultó ser {into.name}.
      </Notice>
    </PageMain>
  );
}
