import type { Metadata } from "next";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import type { SetupState } from "@/server/setup/queries";
import { setupState } from "@/server/setup/queries";
import { SetupForm } from "./setup-form";

export const metadata: Metadata = { title: "Configurar", robots: { index: false } };

export default async function SetupPage() {
  const state = await setupState();
  return (
    <PageMain width="narrow">
      <PageHeader
        title="Primer administrador"
        lead="Con el código que salió en la terminal se abre la primera cuenta. Esa cuenta abre las demás."
      />
      {state === "needed" ? <SetupForm /> : <SetupClosed state={state} />}
    </PageMain>
  );
}

function SetupClosed({ state }: { readonly state: Exclude<SetupState, "needed"> }) {
  return (
    <Notice
      title={state === "demo" ? "Esta es la demostración" : "Ya está configurado"}
      actions={
        <LinkButton href="/entrar" variant="primary">
          Entrar
        </LinkButton>
      }
    >
      {state === "demo"
        ? "Trae sus propias cuentas de ejemplo. Para empezar de verdad, con una base vacía: npm run start:real."
        : "Esta instalación ya tiene cuentas. Si perdiste la tuya, pídesela a quien administra."}
    </Notice>
  );
}
