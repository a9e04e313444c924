import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { can } from "@/domain/access/can";
import { refusalText } from "@/i18n/es/access";
import { DEFAULT_TIME_ZONE } from "@/schemas/tournament";
import { currentSender } from "@/server/auth/sender";
import { CreateTournament } from "./create-tournament";
import { newFormValues } from "./form-values";

export const metadata: Metadata = { title: "Nuevo torneo" };

/** Today where the tournament is likely to be played. */
function today(): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: DEFAULT_TIME_ZONE }).format(new Date());
}

/** Makes a tournament, as a draft. */
export default async function NewTournamentPage() {
  const { actor } = await currentSender();
  if (actor.kind !== "account") redirect("/entrar?volver=%2Fdirector%2Fnuevo");
  const decision = can(actor, "tournament.create", {});
  return (
    <PageMain>
      <PageHeader
        back={{ href: "/director", label: "Dirección" }}
        title="Nuevo torneo"
        lead="Queda en borrador hasta que lo anuncies. Lo de abajo ya trae lo usual: ábrelo solo para cambiarlo."
      />
      {decision.allowed ? (
        <CreateTournament defaults={newFormValues(today())} today={today()} />
      ) : (
        <Notice tone="warning">{refusalText(decision)}</Notice>
      )}
    </PageMain>
  );
}
