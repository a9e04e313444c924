"use client";

import { useState } from "react";
import { Notice } from "@/components/ui/notice";
import type { ActaState } from "@/domain/match/acta-state";
import { ruleArticles } from "@/domain/rules/resolve-rules";
import { actaWarningText } from "@/i18n/es/match";
import type { TableView } from "@/server/actas/table-view";
import { PhaseNote } from "./call-question";
import { Incidents } from "./finished-panel";
import type { HandDraft } from "./hand-draft";
import type { HandTable } from "./hand-preview";
import { HandStart } from "./hand-start";
import { ReasonDialog } from "./reason-dialog";

type PlayingPanelProps = {
  readonly view: TableView;
  readonly acta: ActaState;
  readonly table: HandTable;
  readonly onStart: (draft: HandDraft) => void;
  readonly onWithdrawCall: (reason: string) => void;
};

/** While a hand is played: how it ended when it has, one tap in the usual case, and what the match should know. */
export function PlayingPanel({ view, acta, table, onStart, onWithdrawCall }: PlayingPanelProps) {
  const [withdrawing, setWithdrawing] = useState(false);
  const { nextLeader, status } = acta;
  return (
    <div className="flex flex-col gap-4">
      {status !== "playing" && status !== "finished" && (
        <PhaseNote
          status={status}
          article={callArticle(view)}
          onWithdraw={() => setWithdrawing(true)}
        />
      )}
      <HandStart
        table={table}
        number={acta.hands.length + 1}
        leader={nextLeader}
        onStart={onStart}
      />
      {view.clock.startedAt === null && (
        <Notice tone="info" title="La ronda no ha empezado">
          Esperen el primer TIEMPO para jugar.
        </Notice>
      )}
      {acta.warnings.length > 0 && (
        <Notice tone="warning" title="Para revisar">
          <ul className="flex flex-col gap-1">
            {acta.warnings.map((warning) => (
              <li key={JSON.stringify(warning)}>{actaWarningText(warning)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Incidents view={view} names={table.names} />
      {withdrawing && (
        <ReasonDialog
          title="¿Responder otra vez a TIEMPO?"
          confirmLabel="Responder otra vez"
          usual={["Nos equivocamos de respuesta", "Lo corrigió el juez"]}
          onClose={() => setWithdrawing(false)}
          onReason={(reason) => {
            setWithdrawing(false);
            onWithdrawCall(reason);
          }}
        />
      )}
    </div>
  );
}

/** Where the book of a table says what TIEMPO means for its hands. */
export function callArticle({ rulesSpec, tournament }: TableView): string | null {
  const context = { mode: "pairs", players: 4, format: tournament.format } as const;
  return ruleArticles(rulesSpec, context).afterCall ?? null;
}
