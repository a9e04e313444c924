import type { Metadata } from "next";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { Panel } from "@/components/ui/panel";
import { listClubNames } from "@/server/people/public-clubs";
import { installationPage } from "../../installation-page";
import { PersonForm } from "../person-form";

export const metadata: Metadata = { title: "Nueva persona" };

export default async function NewPersonPage() {
  const page = await installationPage("people.manage", "/personas/nueva");
  if (!page.ok) return page.denied;
  const clubs = await listClubNames();
  return (
    <PageMain>
      <PageHeader title="Nueva persona" back={{ href: "/personas", label: "Personas" }} />
      <div className="grid gap-5">
        <Notice>
          Sin número de federación queda como provisional: el número se pone cuando la federación lo
          dé, y desde entonces no se cambia.
        </Notice>
        <Panel>
          <PersonForm person={null} clubs={clubs} />
        </Panel>
      </div>
    </PageMain>
  );
}
