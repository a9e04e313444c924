import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { RoundStory } from "@/components/rounds/explanation/round-story";
import type { WhyNotQuery } from "@/components/rounds/explanation/why-not-panel";
import { askedWhyNot, WhyNotPanel } from "@/components/rounds/explanation/why-not-panel";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { can } from "@/domain/access/can";
import { hourText } from "@/i18n/es/hour-text";
import { explainWhyNot, findRoundExplanation, findRoundProof } from "@/server/rounds/explain";
import { directorPage } from "../../../director-page";
import { CertificatePanel } from "./certificate-panel";
import { ExplainedTables } from "./explained-tables";
import { UsedStandings } from "./used-standings";

export const metadata: Metadata = { title: "Por qué es así la ronda" };

type ExplanationPageProps = {
  readonly params: Promise<{ slug: string; n: string }>;
  readonly searchParams: Promise<WhyNotQuery>;
};

/** How a round was made, draft or published, with everything that it was made on. For its officials. */
export default async function ExplanationPage({ params, searchParams }: ExplanationPageProps) {
  const { slug, n } = await params;
  const page = await directorPage(slug, "tournament.view-draft", `/rondas/${n}/explicacion`);
  if (!page.ok) return page.denied;
  const { tournament, sender } = page;
  const number = /^[1-9]\d?$/.test(n) ? Number(n) : notFound();
  const query = await searchParams;
  const asked = askedWhyNot(query);
  const drafts = can(sender.actor, "round.view-draft", { tournamentId: tournament.id }).allowed;
  const [round, proof, answered] = await Promise.all([
    findRoundExplanation(tournament, number, { drafts }),
    findRoundProof(tournament, number, { drafts }),
    asked === null ? null : explainWhyNot(tournament, number, asked, { drafts }),
  ]);
  if (!round) notFound();
  const base = `/director/${slug}/rondas/${number}`;
  return (
    <PageMain width="wide">
      <PageHeader
        back={{ href: base, label: `Ronda ${number}` }}
        title={`Por qué es así la ronda ${number}`}
        lead={`Emparejada a las ${hourText(round.pairedAt, tournament.timeZone)}`}
      />
      <div className="grid gap-5">
        <RoundStory round={round} timeZone={tournament.timeZone}>
          <WhyNotPanel
            action={`${base}/explicacion`}
            query={query}
            entrants={round.entrants}
            hasRests={round.rests.proposed.length > 0}
            answered={answered}
          />
        </RoundStory>
        <ExplainedTables round={round} base={`${base}/explicacion`} />
        <CertificatePanel round={round} proof={proof} />
        <UsedStandings round={round} />
      </div>
    </PageMain>
  );
}
