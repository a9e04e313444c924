"use client";

import type { KeyboardEvent } from "react";
import { useEffect, useRef, useState } from "react";
import type { ActaSnapshot } from "@/components/acta/acta-client";
import { shownActa, weightOf } from "@/components/acta/acta-queue";
import { previewHand } from "@/components/acta/hand-preview";
import { timeOf } from "@/components/acta/hands-panel";
import { seatNames, sentenceNames } from "@/components/acta/seat-names";
import { useActa } from "@/components/acta/use-acta";
import { writerName } from "@/components/acta/writer-name";
import { newCommandId } from "@/components/commands/command-id";
import { ScoreLine } from "@/components/domino/score-line";
import { TableStatePill } from "@/components/rounds/table-state-pill";
import { FocusKeeper } from "@/components/ui/focus-keeper";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import { StatePill } from "@/components/ui/state-pill";
import type { ActaEvent } from "@/domain/match/acta";
import type { ActaState } from "@/domain/match/acta-state";
import { decideActaEvents } from "@/domain/match/decide-acta";
import { isOnPaper } from "@/domain/match/paper";
import { listed } from "@/i18n/es/listed";
import { MATCH_PROBLEMS } from "@/i18n/es/match";
import type { TableView } from "@/server/actas/table-view";
import type { RoundTables } from "@/server/rounds/queries";
import type { Desk } from "./desk";
import type { DeskRights } from "./desk-rights";
import { DeskStages } from "./desk-stages";
import type { AnnullingArticle, HandLine } from "./hand-line";
import { lineOf } from "./hand-line";
import { HandList } from "./hand-list";
import { PaperPanel } from "./paper-panel";
import { QueueNotice } from "./queue-notice";
import { Reopen } from "./sign-steps";
import { TableJump } from "./table-jump";
import { isUndoKey, mayUndoLine, startsTableNumber } from "./undo-key";
import type { FindTable } from "./use-table-jump";
import { useTableJump } from "./use-table-jump";

type DeskEntryProps = {
  readonly first: TableView;
  readonly rights: DeskRights;
  readonly articles: readonly AnnullingArticle[];
  readonly tables: RoundTables["tables"];
  readonly tournamentId: string;
  readonly find: FindTable;
  /** The address of the desk's tables, to which a match's id is added. */
  readonly base: string;
  /** This table's Hoja as it stands, to be printed. */
  readonly printHref: string;
};

/** Why a line is gone that its typist took back at once, as the trace of the Hoja says it. */
const TAKEN_BACK = "Se volvió a teclear la última línea.";

/** One table at the desk, from paper, by keyboard alone. */
export function DeskEntry(props: DeskEntryProps) {
  const { first, rights, articles, tables, base } = props;
  const shown = useActa(first);
  const { acta, view, client } = shown;
  const jump = useTableJump(props);
  const jumpField = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [undone, setUndone] = useState<HandLine | null>(null);
  const names = seatNames(view.people);
  const next = nextOpen(tables, view.table);

  function record(...events: readonly ActaEvent[]): boolean {
    // What was recorded a moment ago may not be drawn yet.
    const now = client.snapshot();
    const hindrance = hindranceOf(now, events);
    if (hindrance !== null) {
      setProblems([hindrance]);
      return false;
    }
    const decision = decideActaEvents(shownActa(now.queue, now.view, now.view), events, now.view);
    if (!decision.ok) {
      setProblems(decision.problems.map((one) => MATCH_PROBLEMS[one.code]?.(one) ?? one.code));
      return false;
    }
    setProblems([]);
    setUndone(null);
    for (const event of events) client.record(event);
    return true;
  }

  function undoLine() {
    const last = acta.hands.at(-1);
    if (last === undefined || !mayUndoLine(acta, rights)) return;
    const line = lineOf(last.hand, last.result?.pips ?? null, articles);
    if (record({ type: "hand-removed", handId: last.handId, reason: TAKEN_BACK })) setUndone(line);
  }

  const desk: Desk = {
    acta,
    view,
    rights,
    articles,
    record,
    undoLine,
    undone,
    preview: (hand, corrects) =>
      previewHand(
        acta,
        hand,
        { rules: view.rules, rulesSpec: view.rulesSpec, format: view.tournament.format },
        sentenceNames(names),
        corrects,
      ),
    goTo: jump.go,
  };

  function press(event: KeyboardEvent) {
    if (isUndoKey(event)) {
      event.preventDefault();
      undoLine();
    } else if (startsTableNumber(event)) jumpField.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that do what a button or a field does too
    <div className="grid gap-5" onKeyDown={press}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-3xl sm:text-4xl">Mesa {view.table}</h1>
          <TableStatePill stage={acta.stage} status={acta.status} exact />
          {isOnPaper(acta) && <StatePill icon="document">En papel</StatePill>}
        </div>
        <TableJump
          jump={jump}
          next={next}
          nextHref={next && `${base}/${next.matchId}`}
          inputRef={jumpField}
        />
      </div>
      {/* The focus goes on to the next table: what happened to this one is said by a region that was there before. */}
      <p role="status" className="sr-only">
        {acta.closed && "La Hoja está cerrada."}
      </p>
      <QueueNotice {...shown} />
      <PhoneNotice view={view} acta={acta} />
      <Panel>
        <ScoreLine
          score={acta.score}
          names={{
            AC: listed([names.A, names.C]),
            BD: listed([names.B, names.D]),
          }}
          target={view.rules.target}
          winner={acta.winner}
          size="row"
        />
      </Panel>
      <HandList
        hands={acta.hands}
        rules={view.rules}
        articles={articles}
        editable={acta.verified === null && rights.record === null}
        previewChange={(handId, hand) => desk.preview(hand, handId)}
        onEvent={desk.record}
      />
      {problems.length > 0 && (
        <Notice tone="error" title="Así no puede ser">
          {problems.join(" ")}
        </Notice>
      )}
      {acta.closed ? (
        <>
          <ClosedTable
            next={next && { href: `${base}/${next.matchId}`, table: next.table }}
            onClosed={() => jumpField.current?.focus()}
          />
          {rights.reopen === null && <Reopen onEvent={desk.record} />}
        </>
      ) : (
        <FocusKeeper label="Lo que sigue con la Hoja" step={stepOf(acta)} className="grid gap-5">
          <DeskStages desk={desk} names={names} newId={newCommandId} />
        </FocusKeeper>
      )}
      <PaperPanel
        desk={desk}
        address={`${base}/${view.matchId}`}
        printHref={props.printHref}
        onSent={() => client.refresh()}
      />
    </div>
  );
}

/** Warns that the table's own phone is writing too. */
function PhoneNotice({ view, acta }: Pick<Desk, "view" | "acta">) {
  const { writer, tournament } = view;
  if (writer === null || isOnPaper(acta) || acta.status === "finished") return null;
  const { timeZone } = tournament;
  const last =
    writer.lastAt === null ? "" : `; lo último, a las ${timeOf(writer.lastAt, timeZone)}`;
  return (
    <Notice tone="warning" title="Un teléfono anota esta mesa">
      {writerName(writer, timeZone)}
      {last}. Una mano va en un solo sitio: aquí o en el teléfono. Para pasarla a la Hoja de papel:
      «Seguir en papel».
    </Notice>
  );
}

/** Why nothing is added to what waits: something before it was refused, or it is too grave to be sent some time later. */
function hindranceOf(
  { queue, online }: Pick<ActaSnapshot, "queue" | "online">,
  events: readonly ActaEvent[],
): string | null {
  if (queue.refused !== null) return "Decide primero qué hacer con lo que no se guardó (arriba).";
  return !online && events.some((event) => weightOf(event) !== null)
    ? "Sin conexión: no se hizo. Verificar, cerrar y reabrir no se guardan para después."
    : null;
}

/** What takes fields and buttons of the desk away: the stage, the hands, the totals, and who has signed. */
function stepOf(acta: ActaState): string {
  const { stage, status, firstLeader, declared, hands, paperTotals, signatures } = acta;
  const typed = [firstLeader, declared?.why, hands.length, paperTotals?.score.AC];
  return [stage, status, ...typed, ...Object.keys(signatures)].join(" ");
}

function nextOpen(tables: DeskEntryProps["tables"], table: number) {
  const others = [
    ...tables.filter((one) => one.table > table),
    ...tables.filter((one) => one.table < table),
  ];
  return others.find(({ stage }) => stage !== "closed") ?? null;
}

type ClosedTableProps = {
  readonly next: { readonly href: string; readonly table: number } | null;
  /** Called when it appears: the next number, scan or Enter is for the field that goes to tables. */
  readonly onClosed: () => void;
};

function ClosedTable({ next, onClosed }: ClosedTableProps) {
  const closed = useRef(onClosed);
  useEffect(() => closed.current(), []);
  return (
    <Notice
      tone="ok"
      title="La Hoja está cerrada"
      actions={
        next && (
          <LinkButton href={next.href} variant="primary" icon="arrow">
            {`Pasar a la mesa ${next.table}`}
          </LinkButton>
        )
      }
    >
      {next
        ? `El resultado cuenta en las posiciones. Enter pasa a la mesa ${next.table}.`
        : "El resultado cuenta en las posiciones. Era la última de la ronda."}
    </Notice>
  );
}
