"use client";

import type { ReactNode } from "react";
import { useCallback, useEffect, useMemo } from "react";
import { CallJudge } from "@/components/calls/call-judge";
import { newCommandId } from "@/components/commands/command-id";
import { classNames } from "@/components/ui/class-names";
import { PageMain } from "@/components/ui/page-main";
import { showToast } from "@/components/ui/toast-message";
import type { ActaEvent, RecordedHand } from "@/domain/match/acta";
import type { ActaState } from "@/domain/match/acta-state";
import type { TableView } from "@/server/actas/table-view";
import { shownActa } from "./acta-queue";
import { CallQuestion, useIsCalled } from "./call-question";
import { ChangesList } from "./changes-list";
import { FinishedPanel } from "./finished-panel";
import { TWO_PAIRS } from "./hand-draft";
import { HandEntry } from "./hand-entry";
import type { HandTable } from "./hand-preview";
import { previewHand } from "./hand-preview";
import { HandsPanel } from "./hands-panel";
import { announceHand } from "./kept-hand";
import { LeaderStep } from "./leader-step";
import { LostTable } from "./lost-table";
import { OtherHandNotice } from "./other-hand-notice";
import { callArticle, PlayingPanel } from "./playing-panel";
import { ReadAloudSwitch } from "./read-aloud";
import { ResumedNotice } from "./resumed-notice";
import { seatNames, sentenceNames } from "./seat-names";
import { SeatsStep } from "./seats-step";
import { TableHead } from "./table-head";
import { UnsentPanel } from "./unsent-panel";
import type { Acta } from "./use-acta";
import { useActa } from "./use-acta";
import type { Entry } from "./use-entry";
import { useEntry } from "./use-entry";
import { useSettling } from "./use-settling";

type TableScreenProps = {
  readonly first: TableView;
  /** The code of the table's card; without it the session writes. */
  readonly code?: string;
  /** Shown within the site's frame. */
  readonly framed?: boolean;
};

/** The phone of a table: one decision at a time from the seats to the judge. */
export function TableScreen({ first, code, framed }: TableScreenProps) {
  const shown = useActa(first, code);
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
  const isCalled = useIsCalled(view);
  const mayWrite = acta.verified === null && !acta.closed && !isOver(view) && !shown.lost;
  const step = stepOf(shown, entry, isCalled, mayWrite);
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

  function undo(handId: string): void {
    const last = actaNow().hands.at(-1);
    if (last?.handId === handId) {
      record({ type: "hand-removed", handId, reason: "Deshecha al anotarla" });
      showToast(`Mano ${last.number} deshecha.`, "info");
    } else showToast("Ya hay otra mano después: quítala desde la lista.", "warning");
  }

  function keepHand(hand: RecordedHand, reason: string): void {
    const handId = corrected ?? newCommandId();
    const preview = judge(hand);
    record(
      corrected === undefined
        ? { type: "hand-recorded", handId, hand }
        : { type: "hand-corrected", handId, hand, reason },
    );
    if (corrected === undefined && preview.ok) announceHand(preview, table, () => undo(handId));
  }

  const hands = (
    <HandsPanel
      hands={acta.hands}
      table={table}
      format={format}
      marks={view.marks}
      timeZone={view.tournament.timeZone}
      unsent={unsentHands(queue.waiting)}
      onCorrect={mayWrite ? entering.correct : undefined}
      onRemove={
        mayWrite
          ? ({ handId }, reason) => record({ type: "hand-removed", handId, reason })
          : undefined
      }
    />
  );

  const screens: Readonly<Record<Step, () => ReactNode>> = {
    lost: () => <LostTable problems={shown.lost ?? []} unsent={queue.waiting.length} />,
    unsent: () =>
      queue.refused && (
        <UnsentPanel
          acta={acta}
          refused={queue.refused}
          waiting={queue.waiting}
          names={names}
          onDiscard={client.discard}
          onSendAgain={client.sendAgain}
        />
      ),
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
    finished: () => (
      <FinishedPanel
        view={view}
        acta={acta}
        names={names}
        onDone={mayWrite && !acta.tableDone ? () => record({ type: "finished" }) : null}
      />
    ),
    playing: () => (
      <PlayingPanel
        view={view}
        acta={acta}
        table={table}
        onStart={entering.begin}
        onWithdrawCall={(reason) => record({ type: "call-withdrawn", reason })}
      />
    ),
  };

  const isHome = step === "playing" || step === "finished";
  return (
    <>
      <TableHead view={view} acta={acta} table={table} link={shown} framed={framed} />
      <PageMain
        width="normal"
        className={classNames("py-3! sm:py-6!", isSettling && "pointer-events-none")}
      >
        <ResumedNotice resumed={entering.resumed} number={entry?.number} onLeave={entering.end} />
        <div className={isHome ? "gap-10 lg:grid lg:grid-cols-2" : "mx-auto max-w-xl"}>
          <div key={step}>{screens[step]()}</div>
          {isHome && (
            <div className="max-lg:mt-5">
              {acta.hands.length > 0 && <h2 className="mb-2 text-lg">Manos</h2>}
              {hands}
              {!isOver(view) && (
                <div className="my-4">
                  <CallJudge
                    matchId={view.matchId}
                    code={code}
                    call={view.call}
                    now={view.now}
                    onChange={() => void client.refresh()}
                  />
                </div>
              )}
              <ReadAloudSwitch />
              <ChangesList
                changes={view.changes}
                names={names}
                timeZone={view.tournament.timeZone}
              />
            </div>
          )}
          {entry && (
            <div hidden={step !== "entry"}>
              <OtherHandNotice
                acta={acta}
                names={names}
                number={entry.corrects === null ? entry.number : null}
                onSame={entering.end}
                onOther={entering.renumber}
              />
              <HandEntry
                key={`${entry.corrects}`}
                table={table}
                number={entry.corrects === null ? acta.hands.length + 1 : entry.number}
                leader={leaderOf(acta, entry)}
                initial={entry.initial}
                corrects={entry.corrects === null ? undefined : "reason"}
                judge={judge}
                onDraft={entering.keep}
                onSubmit={keepHand}
                onCancel={entering.end}
              />
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

type Step = "lost" | "unsent" | "seats" | "leader" | "call" | "entry" | "finished" | "playing";

/** The one thing to decide now. */
function stepOf(
  { acta, queue, lost }: Acta,
  entry: Entry | null,
  isCalled: boolean,
  mayWrite: boolean,
): Step {
  if (lost) return "lost";
  if (queue.refused) return "unsent";
  if (!mayWrite || acta.declared !== null) return entry && mayWrite ? "entry" : "finished";
  if (!acta.seatsConfirmed) return "seats";
  if (acta.firstLeader === null && acta.status !== "finished") return "leader";
  if (needsCall(acta, isCalled)) return "call";
  if (entry) return "entry";
  return acta.status === "finished" ? "finished" : "playing";
}

function needsCall(acta: ActaState, isCalled: boolean): boolean {
  return isCalled && acta.callMark === null && acta.status !== "finished";
}

/** Nothing is written any more: the round or the tournament has been closed. */
function isOver({ round, tournament }: TableView): boolean {
  return round.closed || tournament.closed;
}

function unsentHands(waiting: Acta["queue"]["waiting"]): ReadonlySet<string> {
  return new Set(waiting.flatMap(({ event }) => ("handId" in event ? [event.handId] : [])));
}
