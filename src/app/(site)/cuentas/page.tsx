import type { Metadata } from "next";
import Link from "next/link";
import type { Column } from "@/components/ui/data-table";
import { DataTable } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { SearchBox } from "@/components/ui/search-box";
import { Badge, StatePill } from "@/components/ui/state-pill";
import type { AccountView } from "@/server/accounts/queries";
import { listAccounts } from "@/server/accounts/queries";
import { firstSteps } from "@/server/setup/first-steps";
import { installationPage } from "../installation-page";
import { FirstStepsPanel } from "./first-steps";
import { roleText } from "./role-words";

export const metadata: Metadata = { title: "Cuentas" };

const COLUMNS: readonly Column<AccountView>[] = [
  {
    key: "name",
    header: "Cuenta",
    kind: "title",
    cell: ({ id, displayName, username }) => (
      <Link
        href={`/cuentas/${id}`}
        prefetch={false}
        className="inline-flex min-h-11 flex-wrap items-center gap-x-2 text-sea underline-offset-4 hover:underline sm:min-h-0"
      >
        {displayName}
        <span className="font-normal text-ink-soft">{username}</span>
      </Link>
    ),
  },
  {
    key: "roles",
    header: "Roles",
    short: "",
    cell: ({ roles }) =>
      roles.length === 0 ? (
        <span className="text-ink-soft">sin roles</span>
      ) : (
        <span className="flex flex-wrap gap-1">
          {roles.map((held) => (
            <Badge key={held.grantId}>{roleText(held)}</Badge>
          ))}
        </span>
      ),
  },
  {
    key: "person",
    header: "Persona",
    short: "",
    cell: ({ person }) =>
      person && `${person.name}${person.number === null ? "" : ` · ${person.number}`}`,
  },
  {
    key: "state",
    header: "Estado",
    short: "",
    cell: ({ active }) =>
      active ? (
        <span className="text-ink-soft max-sm:hidden">Abierta</span>
      ) : (
        <StatePill>Cerrada</StatePill>
      ),
  },
];

type AccountsPageProps = { readonly searchParams: Promise<{ readonly q?: string | string[] }> };

export default async function AccountsPage({ searchParams }: AccountsPageProps) {
  const page = await installationPage("accounts.manage", "/cuentas");
  if (!page.ok) return page.denied;
  const { q } = await searchParams;
  const query = typeof q === "string" ? q : "";
  const [accounts, steps] = await Promise.all([listAccounts(query), firstSteps()]);
  return (
    <PageMain>
      <PageHeader
        title="Cuentas"
        lead="Quién entra al sistema y qué puede hacer."
        actions={
          <LinkButton href="/cuentas/nueva" variant="primary" icon="plus">
            Nueva cuenta
          </LinkButton>
        }
      />
      {steps && <FirstStepsPanel {...steps} />}
      <div className="mb-5">
        <SearchBox
          key={query}
          label="Buscar por nombre, usuario o persona"
          action="/cuentas"
          defaultValue={query}
        />
      </div>
      <DataTable
        caption="Cuentas"
        columns={COLUMNS}
        rows={accounts}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            title="Ninguna cuenta coincide"
            actions={<LinkButton href="/cuentas">Ver todas</LinkButton>}
          />
        }
      />
    </PageMain>
  );
}
