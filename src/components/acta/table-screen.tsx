"use client";

import type { ReactNode } from "react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { newCommandId } from "@/components/commands/command-id";
import { classNames } from "@/components/ui/class-names";
import { PageMain } from "@/components/ui/page-main";
import { showToast } from "@/components/ui/toast-message";
import type { ActaEvent, RecordedHand } from "@/domain/match/acta";
import type { ActaState } from "@/domain/match/acta-state";
import { isOnPaper } from "@/domain/match/paper";
import type { TableView } from "@/server/actas/table-view";
import { shownActa } from "./acta-queue";
import { CallQuestion, useIsCalled } from "./call-question";
import { FinishedPanel } from "./finished-panel";
import { TWO_PAIRS } from "./hand-draft";
import { HandEntry } from "./hand-entry";
import type { HandTable } from "./hand-preview";
import { previewHand } from "./hand-preview";
import { announceHand } from "./kept-hand";
import { LeaderStep } from "./leader-step";
import { LeftBehind } from "./left-behind";
import { LinkNotices } from "./link-notices";
import { LostTable } from "./lost-table";
import { hasMoved, OtherHandNotice } from "./other-hand-notice";
import { PaperPanel } from "./paper-panel";
import { callArticle, PlayingPanel } from "./playing-panel";
import { unsentHands } from "./queue-fit";
import { ResumedNotice } from "./resumed-notice";
import { seatNames, sentenceNames } from "./seat-names";
import { SeatsStep } from "./seats-step";
import { TableHead } from "./table-head";
import { TableCall, TableHome } from "./table-home";
import type { TableStep } from "./table-step";
import { isOpen, isWatching, mayWrite, stepOf } from "./table-step";
import { ToPaper } from "./to-paper";
import { UnsentStep } from "./unsent-step";
import { useActa } from "./use-acta";
import type { Entry } from "./use-entry";
import { useEntry } from "./use-entry";
import { useSettling } from "./use-settling";
import { WatchPanel } from "./watch-panel";

type TableScreenProps = {
  readonly first: TableView;
  /** The code of the table's card; without it the session writes. */
  readonly code?: string;
  /** The table's own phone: one at a time writes. Absent on an official's page, which writes beside it. */
  readonly isKeeper?: boolean;
  /** Shown within the site's frame. */
  readonly framed?: boolean;
};

const HOME: readonly TableStep[] = ["playing", "finished", "watch"];
/** Questions that only a judge may be able to answer. */
const MAY_CALL: readonly TableStep[] = ["seats", "call", "unsent"];

/** The phone of a table: one decision at a time from the seats to the judge. */
export function TableScreen({ first, code, isKeeper = false, framed }: TableScreenProps) {
  const shown = useActa(first, { code, isKeeper });
  const { view, acta, queue, client } = shown;
  const { format } = view.tournament;
  const names = useMemo(() => seatNames(view.people), [view.people]);
  const table = useMemo<HandTable>(
    () => ({ names, shape: TWO_PAIRS, rules: view.rules, rulesSpec: view.rulesSpec }),
    [names, view.rules, view.rulesSpec],
  );
  /** The acta at this moment: what was recorded just now may not be drawn yet. */
  const actaNow = useCallback(() => {
    const now = client.snapshot();
    return shownActa(now.queue, now.view, now.view);
  }, [client]);
  const entering = useEntry(first.matchId, actaNow);
  const { entry } = entering;
  const [written, setWritten] = useState<string | null>(null);
  const isCalled = useIsCalled(view);
  const moment = { ...shown, isEntering: entry !== null, isCalled, isKeeper };
  const isWriter = mayWrite(moment);
  const step = stepOf(moment);
  const isSettling = useSettling(step);
  useEffect(() => {
    if (step) window.scrollTo({ top: 0 });
  }, [step]);

  const corrected = entry?.corrects ?? undefined;
  const judge = useCallback(
    (hand: RecordedHand) =>
      previewHand(acta, hand, { ...table, format }, sentenceNames(names), corrected),
    [acta, table, format, names, corrected],
  );

  function record(event: ActaEvent): void {
    client.record(event);
    entering.end();
  }

  function withdrawCall(reason: string): void {
    record({ type: "call-withdrawn", reason });
  }

  function undo(handId: string): void {
    const { view: now, taking } = client.snapshot();
    const last = actaNow().hands.at(-1);
    if (isKeeper && now.writer?.own === false && !taking) {
      showToast("Ahora anota otro teléfono: tómale la anotación primero.", "warning");
    } else if (last?.handId === handId) {
      record({ type: "hand-removed", handId, reason: "Deshecha al anotarla" });
      showToast(`Mano ${last.number} deshecha.`, "info");
    } else showToast("Ya hay otra mano después: quítala desde la lista.", "warning");
  }

  /** Number of the new hand that is being entered. */
  const entered = entry?.corrects === null ? entry.number : null;

  function keepHand(hand: RecordedHand, reason: string): void {
    // Somebody else's hand may have come in since this was drawn.
    if (hasMoved(actaNow(), entered)) return;
    const handId = corrected ?? newCommandId();
    const preview = judge(hand);
    record(
      corrected === undefined
        ? { type: "hand-recorded", handId, hand }
        : { type: "hand-corrected", handId, hand, reason },
    );
    if (corrected !== undefined || !preview.ok) return;
    setWritten(handId);
    announceHand(preview, table, () => undo(handId));
  }

  const isUndoable = isWriter && written !== null && acta.hands.at(-1)?.handId === written;

  /** A change to paper that only this phone knows of. */
  const toPaper = isOnPaper(view.state)
    ? undefined
    : queue.waiting.find(({ event }) => event.type === "medium-changed");
  const watch = isWatching(moment) && isOpen(moment) && view.writer && (
    <WatchPanel
      view={view}
      acta={acta}
      writer={view.writer}
      unsent={queue.waiting.length}
      isTyping={entry !== null}
      problems={shown.penProblems}
      onTake={client.takePen}
    />
  );

  const screens: Readonly<Record<TableStep, () => ReactNode>> = {
    lost: () => (
      <LostTable
        problems={shown.lost ?? []}
        waiting={queue.waiting.length}
        unsent={unsentHands(queue, view, view)}
        names={names}
      />
    ),
    paper: () => (
      <PaperPanel
        view={view}
        acta={acta}
        names={names}
        unsent={unsentHands(queue, view, view)}
        onStay={toPaper ? () => client.discard(toPaper.commandId) : null}
        onCopied={client.discardAll}
      >
        <TableCall shown={shown} code={code} />
      </PaperPanel>
    ),
    unsent: () => <UnsentStep shown={shown} table={table} />,
    seats: () => <SeatsStep view={view} onConfirm={() => record({ type: "seats-confirmed" })} />,
    leader: () => (
      <LeaderStep
        names={names}
        rules={view.rules}
        onLeader={(leader, tiles) =>
          record({ type: "leader-drawn", leader, ...(tiles ? { tiles } : {}) })
        }
      />
    ),
    call: () => (
      <CallQuestion
        recorded={acta.hands.length}
        rules={view.rules}
        article={callArticle(view)}
        onAnswer={client.record}
      />
    ),
    entry: () => null,
    watch: () => watch,
    finished: () => (
      <>
        <FinishedPanel
          view={view}
          acta={acta}
          names={names}
          onDone={isWriter && !acta.tableDone ? () => record({ type: "finished" }) : null}
          onWithdrawCall={isWriter && acta.endedBy === "time" ? withdrawCall : null}
        />
        {watch && <div className="mt-4">{watch}</div>}
      </>
    ),
    playing: () => (
      <PlayingPanel
        view={view}
        acta={acta}
        table={table}
        onStart={entering.begin}
        onWithdrawCall={withdrawCall}
      />
    ),
  };

  const isHome = HOME.includes(step);
  return (
    <>
      <TableHead view={view} acta={acta} table={table} link={shown} framed={framed} />
      <PageMain
        width="normal"
        className={classNames("py-3! sm:py-6!", isSettling && "pointer-events-none")}
      >
        {isKeeper && <LeftBehind except={view.matchId} />}
        <LinkNotices {...shown} isOnPaper={isOnPaper(acta)} timeZone={view.tournament.timeZone} />
        {isWriter && (
          <ResumedNotice resumed={entering.resumed} number={entry?.number} onLeave={entering.end} />
        )}
        <div
          data-compact={entering.resumed === null ? undefined : true}
          className={isHome ? "gap-10 lg:grid lg:grid-cols-2" : "mx-auto max-w-xl"}
        >
          <div key={step}>{screens[step]()}</div>
          {MAY_CALL.includes(step) && (
            <div className="mt-4">
              <TableCall shown={shown} code={code} />
            </div>
          )}
          {isHome && (
            <TableHome
              shown={shown}
              table={table}
              code={code}
              onCorrect={isWriter ? entering.correct : undefined}
              onRemove={
                isWriter
                  ? ({ handId }, reason) => record({ type: "hand-removed", handId, reason })
                  : undefined
              }
              fresh={isUndoable ? { handId: written, onUndo: () => undo(written) } : undefined}
            >
              {isKeeper && step === "playing" && (
                <ToPaper
                  names={names}
                  unsent={unsentHands(queue, view, view)}
                  waiting={queue.waiting.length}
                  isOnline={shown.online}
                  onPaper={(reason) => record({ type: "medium-changed", to: "paper", reason })}
                />
              )}
            </TableHome>
          )}
          {entry && (
            <div hidden={step !== "entry"}>
              <OtherHandNotice
                acta={acta}
                view={view}
                names={names}
                number={entered}
                onSame={entering.end}
                onOther={entering.renumber}
              />
              <div hidden={hasMoved(acta, entered)}>
                <HandEntry
                  key={`${entry.corrects}`}
                  table={table}
                  number={entry.number}
                  leader={leaderOf(acta, entry)}
                  initial={entry.initial}
                  corrects={entry.corrects === null ? undefined : "reason"}
                  judge={judge}
                  onDraft={entering.keep}
                  onSubmit={keepHand}
                  onCancel={entering.end}
                />
              </div>
            </div>
          )}
        </div>
      </PageMain>
    </>
  );
}

/** Who led the hand that is entered. */
function leaderOf({ hands, nextLeader }: ActaState, { corrects }: Entry) {
  if (corrects === null) return nextLeader;
  return hands.find(({ handId }) => handId === corrects)?.leader ?? null;
}
