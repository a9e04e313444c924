import type { Metadata } from "next";
import { buttonStyle } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { can } from "@/domain/access/can";
import { listClubs } from "@/server/people/clubs";
import type { PeoplePage as Found, PeopleQuery } from "@/server/people/queries";
import { listPeople } from "@/server/people/queries";
import { installationPage } from "../installation-page";
import { PeopleFilter } from "./people-filter";
import type { Asked } from "./people-query";
import { peopleHref, readPeopleQuery } from "./people-query";
import { PeopleTable } from "./people-table";
import { PeopleTabs } from "./people-tabs";

export const metadata: Metadata = { title: "Personas" };

type PeoplePageProps = { readonly searchParams: Promise<Asked> };

export default async function PeoplePage({ searchParams }: PeoplePageProps) {
  const page = await installationPage("officials", "/personas");
  if (!page.ok) return page.denied;
  const { actor } = page.sender;
  const asked = readPeopleQuery(await searchParams);
  const [found, clubs] = await Promise.all([listPeople(asked), listClubs()]);
  const mayManage = can(actor, "people.manage", {}).allowed;
  return (
    <PageMain>
      <PageHeader
        title="Personas"
        lead={found.total === 1 ? "1 persona" : `${found.total} personas`}
        actions={
          <>
            {mayManage && (
              <LinkButton href="/personas/nueva" variant="primary" icon="plus">
                Nueva persona
              </LinkButton>
            )}
            <a href="/personas/padron.csv" download className={buttonStyle({})}>
              Exportar CSV
            </a>
          </>
        }
      />
      <PeopleTabs actor={actor} current="/personas" />
      <PeopleFilter asked={asked} clubs={clubs} />
      <PeopleTable people={found.people} empty={<Nobody asked={asked} mayManage={mayManage} />} />
      <Pages found={found} asked={asked} />
    </PageMain>
  );
}

function Nobody({
  asked,
  mayManage,
}: {
  readonly asked: PeopleQuery;
  readonly mayManage: boolean;
}) {
  if (peopleHref({ ...asked, page: 1 }) !== "/personas") {
    return (
      <EmptyState
        title="Nadie coincide"
        actions={<LinkButton href="/personas">Ver todo el padrón</LinkButton>}
      >
        Prueba con menos letras, con el apodo o con el número de federación.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="El padrón está vacío"
      actions={
        mayManage && (
          <LinkButton href="/personas/importar" variant="primary">
            Importar un listado
          </LinkButton>
        )
      }
    >
      Sube el listado del club o de la federación, tal como lo tengas en CSV.
    </EmptyState>
  );
}

type PagesProps = { readonly found: Found; readonly asked: PeopleQuery };

function Pages({ found: { page, pages }, asked }: PagesProps) {
  if (pages === 1) return null;
  return (
    <nav aria-label="Páginas" className="mt-5 flex flex-wrap items-center justify-between gap-3">
      {page > 1 ? (
        <LinkButton href={peopleHref({ ...asked, page: page - 1 })} icon="back">
          Anterior
        </LinkButton>
      ) : (
        <span />
      )}
      <span className="tabular-nums">
        Página {page} de {pages}
      </span>
      {page < pages ? (
        <LinkButton href={peopleHref({ ...asked, page: page + 1 })} icon="arrow">
          Siguiente
        </LinkButton>
      ) : (
        <span />
      )}
    </nav>
  );
}
