import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { can } from "@/domain/access/can";
import { listClubs } from "@/server/people/clubs";
import { installationPage } from "../../installation-page";
import { PeopleTabs } from "../people-tabs";
import { ClubDialog } from "./club-dialog";
import { ClubTable } from "./club-table";

export const metadata: Metadata = { title: "Clubes" };

export default async function ClubsPage() {
  const page = await installationPage("officials", "/personas/clubes");
  if (!page.ok) return page.denied;
  const { actor } = page.sender;
  const mayManage = can(actor, "clubs.manage", {}).allowed;
  const clubs = await listClubs();
  return (
    <PageMain>
      <PageHeader
        title="Clubes"
        lead={clubs.length === 1 ? "1 club" : `${clubs.length} clubes`}
        actions={mayManage && <ClubDialog club={null} />}
      />
      <PeopleTabs actor={actor} current="/personas/clubes" />
      <ClubTable clubs={clubs} mayManage={mayManage} />
    </PageMain>
  );
}
