import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { LinkButton } from "@/components/ui/link-button";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { Panel } from "@/components/ui/panel";
import { ROLE_NAMES } from "@/i18n/es/access";
import { pinSetAt } from "@/server/accounts/pin";
import type { AccountView } from "@/server/accounts/queries";
import { findAccount } from "@/server/accounts/queries";
import { currentSender } from "@/server/auth/sender";
import { sanctionsOf } from "@/server/sanctions/person-sanctions";
import { SanctionList } from "../jugadores/[number]/sanction-list";
import { OwnClaims } from "./own-claims";
import { OwnNews } from "./own-news";
import { PasswordForm } from "./password-form";
import { PinForm } from "./pin-form";

export const metadata: Metadata = { title: "Mi cuenta" };

export default async function OwnAccountPage() {
  const { actor } = await currentSender();
  const account = actor.kind === "account" ? await findAccount(actor.accountId) : null;
  if (account === null) redirect("/entrar?volver=%2Fmi-cuenta");
  const sanctions = account.person ? await sanctionsOf(actor, account.person.id) : null;
  return (
    <PageMain>
      <PageHeader
        title="Mi cuenta"
        lead={
          <>
            {account.displayName}: entras como{" "}
            <strong className="text-ink">{account.username}</strong>
          </>
        }
      />
      {account.person && <OwnNews playerId={account.person.id} />}
      {account.person && <OwnClaims playerId={account.person.id} />}
      {sanctions !== null && (
        <SanctionList
          sanctions={sanctions}
          action={({ id, matchId, noAppeal, article }) =>
            noAppeal ? (
              <p className="text-sm text-ink-soft">No tiene apelación (art. {article}).</p>
            ) : (
              <LinkButton
                href={`/mi-cuenta/reclamar?mesa=${matchId}&sancion=${id}`}
                size="dense"
                icon="flag"
              >
                Reclamar
              </LinkButton>
            )
          }
        />
      )}
      <div className="mt-10 grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <Roles account={account} />
          <OwnPerson account={account} />
        </div>
        <div className="grid gap-5">
          <Panel title="PIN para firmar Hojas">
            <PinForm isSet={(await pinSetAt(account.id)) !== null} />
          </Panel>
          <Panel title="Contraseña">
            <PasswordForm username={account.username} />
          </Panel>
        </div>
      </div>
    </PageMain>
  );
}

function Roles({ account: { roles } }: { readonly account: AccountView }) {
  return (
    <Panel title="Mis roles">
      {roles.length === 0 ? (
        <p className="text-ink-soft">
          Ninguno. Los da la administración, o el director de un torneo.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {roles.map(({ grantId, role, tournament }) => (
            <li key={grantId} className="py-2 first:pt-0 last:pb-0">
              <span className="font-semibold">{ROLE_NAMES[role]}</span>
              <span className="block text-sm text-ink-soft">
                {tournament ?? "Todos los torneos"}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function OwnPerson({ account: { person } }: { readonly account: AccountView }) {
  return (
    <Panel title="Como jugador">
      {person === null ? (
        <p className="text-ink-soft">
          Tu cuenta no está enlazada con ninguna persona del padrón. Pídelo a la administración para
          ver tus partidas y sanciones.
        </p>
      ) : (
        <>
          <p className="mb-3">
            <span className="font-semibold">{person.name}</span>
            <span className="block text-sm text-ink-soft">
              {[person.number ?? "sin número", person.club].filter(Boolean).join(" · ")}
            </span>
          </p>
          {person.number !== null && (
            <LinkButton href={`/jugadores/${person.number}`} icon="trophy">
              Ver mi página
            </LinkButton>
          )}
        </>
      )}
    </Panel>
  );
}
