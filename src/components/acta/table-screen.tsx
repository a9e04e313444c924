"use client";

import type { ReactNode } from "react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { newCommandId } from "@/components/commands/command-id";
import { classNames } from "@/components/ui/class-names";
import { PageMain } from "@/components/ui/page-main";
import type { HandEnding } from "@/domain/hand/hand";
import type { ActaEvent, RecordedHand } from "@/domain/match/acta";
import type { ActaHand, ActaState } from "@/domain/match/acta-state";
import type { TableView } from "@/server/actas/table-view";
import { CallQuestion, useIsCalled } from "./call-question";
import { ChangesList } from "./changes-list";
import { FinishedPanel } from "./finished-panel";
import { draftOf, EMPTY_DRAFT } from "./hand-draft";
import { HandEntry } from "./hand-entry";
import type { TableRules } from "./hand-preview";
import { previewHand } from "./hand-preview";
import { HandsPanel } from "./hands-panel";
import { LeaderStep } from "./leader-step";
import { LostTable } from "./lost-table";
import { OtherHandNotice } from "./other-hand-notice";
import { PlayingPanel } from "./playing-panel";
import { seatNames, sentenceNames } from "./seat-names";
import { SeatsStep } from "./seats-step";
import { TableHead } from "./table-head";
import { UnsentPanel } from "./unsent-panel";
import type { Acta } from "./use-acta";
import { useActa } from "./use-acta";
import { useSettling } from "./use-settling";

type TableScreenProps = {
  readonly first: TableView;
  /** The code of the table's card; without it the session writes. */
  readonly code?: string;
  /** Shown within the site's frame. */
  readonly framed?: boolean;
};

/** What this phone is entering: a new hand as the number it had when it was begun, or the correction of one. */
type Entry =
  | { readonly kind: "new"; readonly ending: HandEnding; readonly number: number }
  | { readonly kind: "correction"; readonly hand: ActaHand };

/** The phone of a table: one decision at a time from the seats to the judge. */
export function TableScreen({ first, code, framed }: TableScreenProps) {
  const table = useActa(first, code);
  const { view, acta, queue, client } = table;
  const names = useMemo(() => seatNames(view.people), [view.people]);
  const [entry, setEntry] = useState<Entry | null>(null);
  const isCalled = useIsCalled(view);
  const mayWrite = acta.verified === null && !acta.closed && !isOver(view) && !table.lost;
  const step = stepOf(table, entry, isCalled, mayWrite);
  const isSettling = useSettling(step);
  useEffect(() => {
    if (step) window.scrollTo({ top: 0 });
  }, [step]);

  const rules = useMemo<TableRules>(
    () => ({ rules: view.rules, rulesSpec: view.rulesSpec, format: view.tournament.format }),
    [view.rules, view.rulesSpec, view.tournament.format],
  );
  const corrected = entry?.kind === "correction" ? entry.hand.handId : undefined;
  const judge = useCallback(
    (hand: RecordedHand) => previewHand(acta, hand, rules, sentenceNames(names), corrected),
    [acta, rules, names, corrected],
  );

  function record(event: ActaEvent): void {
    client.record(event);
    setEntry(null);
  }

  const hands = (
    <HandsPanel
      acta={acta}
      names={names}
      marks={view.marks}
      timeZone={view.tournament.timeZone}
      unsent={unsentHands(queue.waiting)}
      onCorrect={mayWrite ? (hand) => setEntry({ kind: "correction", hand }) : undefined}
      onRemove={
        mayWrite
          ? ({ handId }, reason) => record({ type: "hand-removed", handId, reason })
          : undefined
      }
    />
  );

  const screens: Readonly<Record<Step, () => ReactNode>> = {
    lost: () => <LostTable problems={table.lost ?? []} unsent={queue.waiting.length} />,
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
    call: () => <CallQuestion recorded={acta.hands.length} rules={view.rules} onAnswer={record} />,
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
        names={names}
        onEnding={(ending) => setEntry({ kind: "new", ending, number: acta.hands.length + 1 })}
        onWithdrawCall={(reason) => record({ type: "call-withdrawn", reason })}
      />
    ),
  };

  const isHome = step === "playing" || step === "finished";
  return (
    <>
      <TableHead view={view} acta={acta} link={table} framed={framed} />
      <PageMain
        width="normal"
        className={classNames(
          "py-4! sm:py-6!",
          // Room for the answers that stay at the foot of a phone.
          step === "playing" && "max-lg:pb-52!",
          isSettling && "pointer-events-none",
        )}
      >
        <div className={isHome ? "gap-10 lg:grid lg:grid-cols-2" : "mx-auto max-w-xl"}>
          <div key={step}>{screens[step]()}</div>
          {isHome && (
            <div className="max-lg:mt-5">
              {acta.hands.length > 0 && <h2 className="mb-2 text-lg">Manos</h2>}
              {hands}
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
                number={entry.kind === "new" ? entry.number : null}
                onSame={() => setEntry(null)}
                onOther={(number) => entry.kind === "new" && setEntry({ ...entry, number })}
              />
              <HandEntry
                names={names}
                number={entry.kind === "new" ? acta.hands.length + 1 : entry.hand.number}
                leader={entry.kind === "new" ? acta.nextLeader : entry.hand.leader}
                rules={rules}
                initial={
                  entry.kind === "new"
                    ? { ...EMPTY_DRAFT, ending: entry.ending }
                    : draftOf(entry.hand.hand)
                }
                corrects={entry.kind === "correction"}
                judge={judge}
                onSubmit={(hand, reason) =>
                  record(
                    entry.kind === "new"
                      ? { type: "hand-recorded", handId: newCommandId(), hand }
                      : { type: "hand-corrected", handId: entry.hand.handId, hand, reason },
                  )
                }
                onCancel={() => setEntry(null)}
              />
            </div>
          )}
        </div>
      </PageMain>
    </>
  );
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
