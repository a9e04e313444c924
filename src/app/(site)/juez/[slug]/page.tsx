import type { Metadata } from "next";
import { CallQueue } from "@/components/calls/call-queue";
import { RoundClock } from "@/components/clock/round-clock";
import { RiseStrip } from "@/components/hall/rise-strip";
import { LiveRefresh } from "@/components/live/live-refresh";
import { EarlierTables } from "@/components/sanctions/earlier-tables";
import { JudgeTables } from "@/components/sanctions/judge-tables";
import { LateTables } from "@/components/sanctions/late-tables";
import { MismatchList } from "@/components/sanctions/mismatch-list";
import { WatchList, WatchSummary } from "@/components/sanctions/watch-list";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { PageMain } from "@/components/ui/page-main";
import { readJudgeBoard } from "@/server/sanctions/judge-board";
import { answerCall } from "../actions";
import type { SlugParams } from "../referee";
import { NeedsReferee, refereed } from "../referee";

export const metadata: Metadata = { title: "Mesas del juez" };

export default async function JudgeBoardPage({ params }: SlugParams) {
  const { slug } = await params;
  const found = await refereed(slug, `/juez/${slug}`);
  if (!found) return <NeedsReferee />;
  const board = await readJudgeBoard(found.sender, found.tournament);
  const { round } = board;
  return (
    <PageMain width="wide" className="pt-3! sm:pt-6!">
      <LiveRefresh slug={slug} calls />
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="truncate text-sm font-semibold text-ink-soft">{board.name}</p>
          <h1 className="text-2xl">
            {round ? `Ronda ${round.number} de ${board.rounds}` : "Mesas del juez"}
          </h1>
        </div>
        {round && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <RoundClock
              clock={round.clock}
              limits={board.limits}
              serverNow={board.now}
              size="line"
            />
            <LinkButton href={`/director/${slug}/salon`} size="dense" icon="table">
              Todo el salón
            </LinkButton>
          </p>
        )}
      </div>
      <CallQueue slug={slug} calls={board.calls} now={board.now} answer={answerCall} />
      <div className="mb-4 empty:hidden">
        <RiseStrip tables={board.tables} now={board.now} href={`/juez/${slug}/mesa/:id/hoja`} />
      </div>
      <EarlierTables slug={slug} earlier={board.earlier} />
      <LateTables board={board} />
      <WatchSummary people={board.watched} />
      <MismatchList slug={slug} mismatches={board.mismatches} />
      {round ? (
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <JudgeTables slug={slug} tables={board.tables} now={board.now} />
          <aside id="tarjetas" aria-label="Tarjetas y avisos" className="min-w-0 scroll-mt-4">
            <WatchList people={board.watched} />
          </aside>
        </div>
      ) : (
        <EmptyState title="Todavía no hay mesas">
          Aparecen aquí en cuanto la dirección publica la ronda 1.
        </EmptyState>
      )}
    </PageMain>
  );
}
