import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { Panel } from "@/components/ui/panel";
import { installationPage } from "../../installation-page";
import { AccountForm } from "./account-form";

export const metadata: Metadata = { title: "Nueva cuenta" };

export default async function NewAccountPage() {
  const page = await installationPage("accounts.manage", "/cuentas/nueva");
  if (!page.ok) return page.denied;
  return (
    <PageMain width="narrow">
      <PageHeader
        title="Nueva cuenta"
        back={{ href: "/cuentas", label: "Cuentas" }}
        lead="Los roles se dan después, en la cuenta."
      />
      <Panel>
        <AccountForm />
      </Panel>
    </PageMain>
  );
}
