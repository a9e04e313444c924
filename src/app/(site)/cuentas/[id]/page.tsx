import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { Panel } from "@/components/ui/panel";
import { Badge, StatePill } from "@/components/ui/state-pill";
import { id as accountId } from "@/schemas/common-fields";
import { findAccount, listGrantableTournaments } from "@/server/accounts/queries";
import { listHistory } from "@/server/people/queries";
import { HistoryList } from "../../history-list";
import { installationPage } from "../../installation-page";
import { ChangeForm } from "./change-form";
import { PasswordReset } from "./password-reset";
import { RolePanel } from "./role-panel";

export const metadata: Metadata = { title: "Cuenta" };

type AccountPageProps = { readonly params: Promise<{ id: string }> };

export default async function AccountPage({ params }: AccountPageProps) {
  const { id } = await params;
  const page = await installationPage("accounts.manage", `/cuentas/${id}`);
  if (!page.ok) return page.denied;
  if (!accountId.safeParse(id).success) notFound();
  const account = (await findAccount(id)) ?? notFound();
  const [tournaments, history] = await Promise.all([listGrantableTournaments(), listHistory(id)]);
  const { actor } = page.sender;
  const isOwn = actor.kind === "account" && actor.accountId === id;
  return (
    <PageMain>
      <PageHeader
        title={account.displayName}
        back={{ href: "/cuentas", label: "Cuentas" }}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            Entra como <strong className="text-ink">{account.username}</strong>
            {!account.active && <StatePill>Cerrada</StatePill>}
            {account.isDemo && <Badge>demostración</Badge>}
            {isOwn && <Badge>tu cuenta</Badge>}
          </span>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <RolePanel account={account} tournaments={tournaments} isOwn={isOwn} />
          <Panel title="Contraseña">
            <PasswordReset accountId={id} name={account.displayName} />
          </Panel>
        </div>
        <div className="grid gap-5">
          <Panel title="Datos">
            <ChangeForm account={account} isOwn={isOwn} />
          </Panel>
          <Panel title="Historial">
            <HistoryList lines={history} />
          </Panel>
        </div>
      </div>
    </PageMain>
  );
}
