import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { annullingInfractions } from "@/components/acta/annulling";
import { DeskEntry } from "@/components/desk/desk-entry";
import { SeatingCheck } from "@/components/sheets/seating-check";
import { SheetLifePanel } from "@/components/sheets/sheet-life";
import { Icon } from "@/components/ui/icon";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { PageMain } from "@/components/ui/page-main";
import { can } from "@/domain/access/can";
import { isOnPaper } from "@/domain/match/paper";
import { describeProblem } from "@/i18n/es/problems";
import { readTable } from "@/server/actas/queries";
import { findSecondTyping } from "@/server/actas/second-typing";
import { database } from "@/server/db/client";
import { findRoundTables } from "@/server/rounds/queries";
import { findSheetLife } from "@/server/sheets/life";
import { currentSeatingHashes } from "@/server/sheets/seating";
import { directorPage } from "../../director-page";
import { findTable } from "../actions";
import { deskRights } from "./desk-rights";
import { SecondTypistDoor } from "./second-typist-door";

export const metadata: Metadata = { title: "Mesa de control" };

type DeskPageProps = {
  readonly params: Promise<{ slug: string; matchId: string }>;
  readonly searchParams: Promise<{ ver?: string | string[]; p?: string | string[] }>;
};

/** Asks to see what the first typist has typed. */
const TYPED = "tecleado";

export default async function DeskPage({ params, searchParams }: DeskPageProps) {
  const { slug, matchId } = await params;
  const page = await directorPage(slug, "tournament.view-draft", `/mesas/${matchId}`);
  if (!page.ok) return page.denied;
  if (!/^[0-9a-f-]{36}$/.test(matchId)) notFound();
  const round = await findRoundTables(page.tournament.id, matchId);
  if (!round) notFound();
  const read = await readTable(page.sender, matchId);
  if (!read.ok) {
    return (
      <PageMain width="narrow">
        <PageHeader title="Mesa de control" />
        <Notice tone="error">{read.problems.map(describeProblem).join(" ")}</Notice>
      </PageMain>
    );
  }
  const { ver, p } = await searchParams;
  if (page.tournament.desk.secondTypist && ver !== TYPED) {
    const second = await findSecondTyping(page.sender, page.tournament.id, matchId);
    if (second?.state === "ready" && isOnPaper(read.value.state)) {
      return (
        <SecondTypistDoor
          table={second.table}
          address={`/director/${slug}/mesas/${matchId}`}
          seen={`/director/${slug}/mesas/${matchId}?ver=${TYPED}`}
        />
      );
    }
  }
  const life = await findSheetLife(matchId);
  const mayClaim =
    read.value.state.status === "finished" &&
    can(page.sender.actor, "claim.file", {
      tournamentId: page.tournament.id,
      matchId,
      playsInMatch: false,
      judgeAvailable: false,
    }).allowed;
  return (
    <PageMain width="wide">
      <Link
        href={`/director/${slug}/rondas/${round.round}`}
        className="-ms-1 -mt-4 inline-flex min-h-12 items-center gap-1.5 px-1 font-semibold text-sea underline-offset-4 hover:underline"
      >
        <Icon name="back" />
        Ronda {round.round}
      </Link>
      {p !== undefined && (
        <div className="mb-4">
          <SeatingCheck
            table={read.value.table}
            seatingHashes={await currentSeatingHashes(database(), matchId)}
            scanned={p}
          />
        </div>
      )}
      <DeskEntry
        key={matchId}
        first={read.value}
        rights={await deskRights(page.sender, matchId)}
        articles={annullingInfractions(page.tournament.rulesSpec)}
        tables={round.tables}
        tournamentId={page.tournament.id}
        find={findTable}
        base={`/director/${slug}/mesas`}
        printHref={`/director/${slug}/rondas/${round.round}/hojas.pdf?llenas=1&mesa=${read.value.table}`}
      />
      {life && (
        <div className="mt-6">
          <SheetLifePanel life={life} />
        </div>
      )}
      {mayClaim && (
        <div className="mt-5">
          <LinkButton href={`/junta/registrar?mesa=${matchId}`} variant="quiet" icon="flag">
            Registrar un reclamo
          </LinkButton>
        </div>
      )}
    </PageMain>
  );
}
