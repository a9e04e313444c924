import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { Stat, Stats } from "@/components/ui/stat";
import { can } from "@/domain/access/can";
import { membersNeeded } from "@/domain/tournament/registration-members";
import { pesosText } from "@/i18n/es/money";
import { listClubNames } from "@/server/people/public-clubs";
import { registrationOf } from "@/server/registration/queries";
import { directorPage } from "../director-page";
import { Desk } from "./desk";

export const metadata: Metadata = { title: "Inscripción y llegada" };

type Props = { readonly params: Promise<{ slug: string }> };

/** The desk: who is registered, who has arrived, who owes. */
export default async function RegistrationPage({ params }: Props) {
  const { slug } = await params;
  const page = await directorPage(slug, "checkin", "/inscripcion");
  if (!page.ok) return page.denied;
  const { tournament, sender } = page;
  const [registration, clubs] = await Promise.all([registrationOf(tournament), listClubNames()]);
  const facts = { tournamentId: tournament.id };
  const owed = registration.entrants
    .filter(({ state }) => state.outFrom === null)
    .reduce((sum, { owedCents }) => sum + owedCents, 0);
  return (
    <PageMain width="wide">
      <PageHeader title="Inscripción y llegada" />
      <div className="mb-6">
        <Stats>
          <Stat label="Faltan por llegar" value={registration.missing.length} />
          <Stat label="Presentes" value={registration.present} />
          <Stat
            label={tournament.format === "pairs" ? "Parejas inscritas" : "Inscritos"}
            value={registration.expected}
          />
          {tournament.feeCents > 0 && <Stat label="Por cobrar" value={pesosText(owed)} />}
        </Stats>
      </div>
      <Desk
        facts={{
          tournamentId: tournament.id,
          format: tournament.format,
          teamSize: membersNeeded(tournament.format, tournament.pairing.teamSize).playing,
          timeZone: tournament.timeZone,
          nextRound: registration.nextRound,
          planned: tournament.rounds,
          feeCents: tournament.feeCents,
          isClosed: tournament.status === "closed",
          clubs,
          may: {
            manage: can(sender.actor, "entrants.manage", facts).allowed,
            checkIn: can(sender.actor, "checkin", facts).allowed,
            charge: can(sender.actor, "fees.record", facts).allowed,
          },
        }}
        registration={registration}
      />
    </PageMain>
  );
}
