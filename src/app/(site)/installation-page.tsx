import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { can } from "@/domain/access/can";
import { isOfficial } from "@/domain/access/is-official";
import type { Action, PERMISSIONS } from "@/domain/access/permissions";
import { refusalText } from "@/i18n/es/access";
import { currentSender } from "@/server/auth/sender";
import type { Sender } from "@/server/sender";

/** Rights over the whole installation: the roster, the clubs, the accounts. */
export type InstallationAction = {
  [Each in Action]: (typeof PERMISSIONS)[Each]["scope"] extends "installation" ? Each : never;
}[Action];

export type InstallationPage =
  | { readonly ok: true; readonly sender: Sender }
  /** What to show instead: why not, and who could. */
  | { readonly ok: false; readonly denied: ReactNode };

/**
 * The person behind a page of the installation. Who has not signed in goes to sign in and comes back to `path`; who may
 * not do `action` gets a page that says so. `officials` is open to whoever officiates anywhere.
 */
export async function installationPage(
  action: InstallationAction | "officials",
  path: string,
): Promise<InstallationPage> {
  const sender = await currentSender();
  if (sender.actor.kind !== "account") redirect(`/entrar?volver=${encodeURIComponent(path)}`);
  if (action === "officials") {
    if (isOfficial(sender.actor)) return { ok: true, sender };
    return {
      ok: false,
      denied: <Denied>Esta página es de los oficiales: directores, jueces y anotadores.</Denied>,
    };
  }
  const decision = can(sender.actor, action, {});
  if (decision.allowed) return { ok: true, sender };
  return { ok: false, denied: <Denied>{refusalText(decision)}</Denied> };
}

function Denied({ children }: { readonly children: ReactNode }) {
  return (
    <PageMain width="narrow">
      <PageHeader title="Esta página no es de tu rol" />
      <Notice tone="warning" actions={<LinkButton href="/">Ir al inicio</LinkButton>}>
        {children}
      </Notice>
    </PageMain>
  );
}
