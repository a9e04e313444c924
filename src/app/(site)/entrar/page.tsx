import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { currentSender } from "@/server/auth/sender";
import { demoUsernames, setupState } from "@/server/setup/queries";
import { DEMO_LOGINS } from "../../../../prisma/seed/demo-logins";
import { safeReturn } from "./safe-return";
import { SignInForm } from "./sign-in-form";
import { workplaceOf } from "./workplace";

export const metadata: Metadata = { title: "Entrar" };

type SignInPageProps = {
  readonly searchParams: Promise<{ volver?: string | string[]; callbackUrl?: string | string[] }>;
};

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const { volver } = await searchParams;
  const returnTo = safeReturn(volver);
  const [{ actor }, state, demo] = await Promise.all([
    currentSender(),
    setupState(),
    demoUsernames(),
  ]);
  if (actor.kind === "account") redirect(returnTo === "/" ? workplaceOf(actor) : returnTo);
  return (
    <PageMain width="narrow">
      <PageHeader
        title="Entrar"
        lead="Para ver torneos, posiciones y ranking no hace falta cuenta."
      />
      {state === "needed" && (
        <div className="mb-6">
          <Notice
            tone="warning"
            title="Todavía no hay cuentas"
            actions={<LinkButton href="/configurar">Abrir la primera</LinkButton>}
          >
            La primera se abre con el código que salió en la terminal.
          </Notice>
        </div>
      )}
      <SignInForm
        returnTo={returnTo}
        demoLogins={DEMO_LOGINS.filter(({ username }) => demo.has(username))}
      />
    </PageMain>
  );
}
