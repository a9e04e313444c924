"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { shownActa } from "@/components/acta/acta-queue";
import { previewHand } from "@/components/acta/hand-preview";
import { seatNames, sentenceNames } from "@/components/acta/seat-names";
import { useActa } from "@/components/acta/use-acta";
import { newCommandId } from "@/components/commands/command-id";
import { ScoreLine } from "@/components/domino/score-line";
import { TableStatePill } from "@/components/rounds/table-state-pill";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import { decideActaEvents } from "@/domain/match/decide-acta";
import { MATCH_PROBLEMS } from "@/i18n/es/match";
import type { TableView } from "@/server/actas/table-view";
import type { RoundTables } from "@/server/rounds/queries";
import type { Desk } from "./desk";
import type { DeskRights } from "./desk-rights";
import { DeskStages } from "./desk-stages";
import type { AnnullingArticle } from "./hand-line";
import { HandList } from "./hand-list";
import { QueueNotice } from "./queue-notice";
import { Reopen } from "./sign-steps";
import { TableJump } from "./table-jump";

type DeskEntryProps = {
  readonly first: TableView;
  readonly rights: DeskRights;
  readonly articles: readonly AnnullingArticle[];
  readonly tables: RoundTables["tables"];
  /** The address of the desk's tables, to which a match's id is added. */
  readonly base: string;
};

/** One table at the desk, from paper, by keyboard alone. */
export function DeskEntry({ first, rights, articles, tables, base }: DeskEntryProps) {
  const router = useRouter();
  const shown = useActa(first);
  const { acta, view, client } = shown;
  const [problems, setProblems] = useState<readonly string[]>([]);
  const names = seatNames(view.people);
  const next = nextOpen(tables, view.table);

  const desk: Desk = {
    acta,
    view,
    rights,
    articles,
    record(...events) {
      // What was recorded a moment ago may not be drawn yet.
      const now = client.snapshot();
      const decision = decideActaEvents(shownActa(now.queue, now.view, now.view), events, now.view);
      if (!decision.ok) {
        setProblems(decision.problems.map((one) => MATCH_PROBLEMS[one.code]?.(one) ?? one.code));
        return false;
      }
      setProblems([]);
      for (const event of events) client.record(event);
      return true;
    },
    preview: (hand, corrects) =>
      previewHand(
        acta,
        hand,
        { rules: view.rules, rulesSpec: view.rulesSpec, format: view.tournament.format },
        sentenceNames(names),
        corrects,
      ),
    goTo(table) {
      const target = tables.find((one) => one.table === table);
      if (target) router.push(`${base}/${target.matchId}`);
      else setProblems([`No hay mesa ${table} en la ronda.`]);
      return target !== undefined;
    },
  };

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-3xl sm:text-4xl">Mesa {view.table}</h1>
          <TableStatePill stage={acta.stage} status={acta.status} />
        </div>
        <TableJump
          onTable={desk.goTo}
          next={next && { href: `${base}/${next.matchId}`, table: next.table }}
        />
      </div>
      <QueueNotice {...shown} />
      <Panel>
        <ScoreLine
          score={acta.score}
          names={{
            AC: `${names.A} y ${names.C}`,
            BD: `${names.B} y ${names.D}`,
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
          <ClosedTable next={next && { href: `${base}/${next.matchId}`, table: next.table }} />
          {rights.reopen === null && <Reopen onEvent={desk.record} />}
        </>
      ) : (
        <DeskStages desk={desk} names={names} newId={newCommandId} />
      )}
    </div>
  );
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
};

function ClosedTable({ next }: ClosedTableProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("a")?.focus(), []);
  return (
    <div ref={place}>
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
        {next ? "El resultado cuenta en las posiciones." : "Era la última de la ronda."}
      </Notice>
    </div>
  );
}
