import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import type { TournamentSetting } from "@/domain/tournament/life-cycle";
import { refusedChanges, SETTING_WINDOWS } from "@/domain/tournament/life-cycle";
import { settingRefusalText } from "@/i18n/es/tournament";
import { registrationOf } from "@/server/registration/queries";
import { inputOf } from "@/server/tournaments/configure";
import { listForbiddenPairs } from "@/server/tournaments/forbidden-pairs";
import {
  assignablePosts,
  listNameableAccounts,
  listOfficials,
} from "@/server/tournaments/officials";
import { formValuesOf } from "../../nuevo/form-values";
import type { FrozenReasons } from "../../nuevo/frozen";
import { directorPage } from "../director-page";
import { ConfigureTournament } from "./configure-tournament";
import { ConvocatoriaLinks } from "./convocatoria-links";
import { ForbiddenPairs } from "./forbidden-pairs";
import { MoveTournament } from "./move-tournament";
import { Officials } from "./officials";

export const metadata: Metadata = { title: "Ajustes del torneo" };

type Props = { readonly params: Promise<{ slug: string }> };

function dayIn(timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone }).format(new Date());
}

/** The settings of a tournament, its officials, and who may not meet. */
export default async function SettingsPage({ params }: Props) {
  const { slug } = await params;
  const page = await directorPage(slug, "tournament.configure", "/ajustes");
  if (!page.ok) return page.denied;
  const { tournament, sender } = page;
  const { entrants, expected, nextRound } = await registrationOf(tournament);
  const settings = Object.keys(SETTING_WINDOWS) as TournamentSetting[];
  const frozen: FrozenReasons = Object.fromEntries(
    refusedChanges(settings, {
      state: tournament.status,
      entrants: entrants.length,
      roundsPublished: nextRound - 1,
      rounds: tournament.rounds,
    }).map((refusal) => [refusal.setting, settingRefusalText(refusal)]),
  );
  const posts = assignablePosts(sender.actor, tournament.id);
  return (
    <PageMain>
      <PageHeader
        title="Ajustes"
        actions={<MoveTournament tournamentId={tournament.id} status={tournament.status} />}
      />
      <ConvocatoriaLinks slug={slug} />
      <div className="flex flex-col gap-8">
        <ConfigureTournament
          tournamentId={tournament.id}
          slug={slug}
          version={tournament.version}
          values={formValuesOf(inputOf(tournament))}
          frozen={frozen}
          units={expected > 1 ? expected : null}
          today={dayIn(tournament.timeZone)}
        />
        <Officials
          tournamentId={tournament.id}
          officials={await listOfficials(tournament.id)}
          posts={posts}
          accounts={posts.length > 0 ? await listNameableAccounts() : []}
        />
        <ForbiddenPairs
          tournamentId={tournament.id}
          pairs={await listForbiddenPairs(tournament.id)}
          entrants={entrants.map(({ id, number, name }) => ({ id, number, name }))}
          frozen={frozen.forbidden}
        />
      </div>
    </PageMain>
  );
}
