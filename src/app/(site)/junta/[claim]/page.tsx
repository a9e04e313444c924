import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AnswerForm } from "@/components/claims/answer-form";
import { BoardClockPill } from "@/components/claims/board-clock";
import { ClaimStatePill } from "@/components/claims/claim-state-pill";
import { ClaimStory } from "@/components/claims/claim-story";
import { ClaimedMatter } from "@/components/claims/claimed-matter";
import { ClaimedSheet } from "@/components/claims/claimed-sheet";
import { DecisionForm } from "@/components/claims/decision-form";
import { PhotoButton } from "@/components/claims/photo-button";
import { ReferenceForm } from "@/components/claims/reference-form";
import { StatementForm } from "@/components/claims/statement-form";
import { WithdrawButton } from "@/components/claims/withdraw-button";
import { LiveRefresh } from "@/components/live/live-refresh";
import { SheetPhotos } from "@/components/photo/sheet-photos";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { Panel } from "@/components/ui/panel";
import { isOpenClaim } from "@/domain/claims/claim";
import { localInstant } from "@/i18n/es/document-dates";
import { describeProblem } from "@/i18n/es/problems";
import { id as uuid } from "@/schemas/common-fields";
import type { ClaimPage } from "@/server/claims/claim-page";
import { readClaim } from "@/server/claims/claim-page";
import { seesClaims } from "@/server/claims/queries";
import { admit, decide, refer, refuse, rehearse, say, withdraw } from "../actions";
import { NotForYou, signedIn } from "../junta-page";

export const metadata: Metadata = { title: "Reclamo" };

type ClaimPageProps = { readonly params: Promise<{ claim: string }> };

export default async function JuntaClaimPage({ params }: ClaimPageProps) {
  const { claim: claimId } = await params;
  const sender = await signedIn(`/junta/${claimId}`);
  if (!uuid.safeParse(claimId).success) notFound();
  const read = await readClaim(sender, claimId);
  if (!read.ok) {
    if (read.problems.some(({ code }) => code === "claim-not-found")) notFound();
    return <NotForYou title="Reclamo" why={read.problems.map(describeProblem).join(" ")} />;
  }
  const claim = read.value;
  const isOpen = isOpenClaim(claim.state.stage);
  return (
    <PageMain width="wide">
      <LiveRefresh slug={claim.slug} />
      <PageHeader
        back={
          seesClaims(sender.actor)
            ? { href: "/junta", label: "Reclamos" }
            : { href: "/mi-cuenta", label: "Mi cuenta" }
        }
        eyebrow={claim.tournament}
        title={`Reclamo n.º ${claim.number}`}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <ClaimStatePill
              stage={claim.state.stage}
              outcome={claim.state.decision?.outcome ?? null}
            />
            {isOpen && <BoardClockPill dueAt={claim.dueAt} now={Date.now()} />}
            <span>
              Presentado el {instant(claim.filedAt, claim)}
              {isOpen && `; la Junta responde antes del ${instant(claim.dueAt, claim)}`}
            </span>
          </span>
        }
      />
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        <div className="grid min-w-0 gap-6 max-lg:contents">
          <ClaimedMatter claim={claim} />
          <Panel title="Lo que ha pasado">
            <div className="grid gap-6">
              <ClaimStory claim={claim} />
              {claim.may.contribute && (
                <>
                  <PhotoButton claimId={claim.id} />
                  <ReferenceForm claim={claim} refer={refer} />
                  <StatementForm claimId={claim.id} say={say} />
                </>
              )}
              {claim.may.withdraw && (
                <WithdrawButton claimId={claim.id} version={claim.version} withdraw={withdraw} />
              )}
            </div>
          </Panel>
          {isOpen && (
            <div className="min-w-0 max-lg:order-last">
              <Decision claim={claim} />
            </div>
          )}
        </div>
        <div className="grid min-w-0 content-start gap-6 lg:self-stretch">
          <ClaimedSheet view={claim.view} />
          {seesClaims(sender.actor) && claim.view.state.photos.length > 0 && (
            <Panel title="Fotos de la Hoja firmada">
              <SheetPhotos
                photos={claim.view.state.photos}
                version={claim.view.state.sheetVersion}
                address={`/director/${claim.slug}/mesas/${claim.view.matchId}/fotos`}
                mayAdd={false}
              />
            </Panel>
          )}
        </div>
      </div>
    </PageMain>
  );
}

function Decision({ claim }: { readonly claim: ClaimPage }) {
  const { may, conflict, id: claimId, version } = claim;
  if (!may.decide.allowed) {
    if (may.decide.code !== "own-match") return null;
    return (
      <Notice tone="warning" title="Conflicto de interés">
        Jugaste en esta mesa: este reclamo lo decide otro miembro de la Junta.
      </Notice>
    );
  }
  return (
    <Panel title="Decisión de la Junta">
      <div className="grid gap-5">
        {conflict === "same-club" && (
          <Notice tone="warning" title="Posible conflicto de interés">
            Eres del mismo club que una de las partes. Puedes decidir, y la decisión lo dirá.
          </Notice>
        )}
        {claim.state.stage === "filed" && (
          <AnswerForm claimId={claimId} version={version} admit={admit} refuse={refuse} />
        )}
        <DecisionForm
          claimId={claimId}
          version={version}
          view={claim.view}
          rehearse={rehearse}
          decide={decide}
        />
      </div>
    </Panel>
  );
}

function instant(at: number, { timeZone }: ClaimPage): string {
  return localInstant(new Date(at).toISOString(), timeZone);
}
