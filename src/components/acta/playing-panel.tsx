import { Notice } from "@/components/ui/notice";
import type { ActaState } from "@/domain/match/acta-state";
import { ruleArticles } from "@/domain/rules/resolve-rules";
import { actaWarningText } from "@/i18n/es/match";
import type { TableView } from "@/server/actas/table-view";
import { Incidents } from "./finished-panel";
import type { HandDraft } from "./hand-draft";
import type { HandTable } from "./hand-preview";
import { HandStart } from "./hand-start";
import { callPhase, PhaseNote } from "./phase-note";
import { WithdrawCall } from "./withdraw-call";

type PlayingPanelProps = {
  readonly view: TableView;
  readonly acta: ActaState;
  readonly table: HandTable;
  readonly onStart: (draft: HandDraft) => void;
  readonly onWithdrawCall: (reason: string) => void;
};

/** While a hand is played: how it ended when it has, one tap in the usual case, and what the match should know. */
export function PlayingPanel({ view, acta, table, onStart, onWithdrawCall }: PlayingPanelProps) {
  const { nextLeader } = acta;
  const phase = callPhase(acta.status, acta.callMark !== null);
  const hand = acta.hands.length + 1;
  return (
    <div className="flex flex-col gap-4">
      {phase && (
        <PhaseNote phase={phase} hand={hand} rules={view.rules} article={callArticle(view)}>
          <WithdrawCall onReason={onWithdrawCall} />
        </PhaseNote>
      )}
      <HandStart table={table} number={hand} leader={nextLeader} onStart={onStart} />
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
    </div>
  );
}

/** Where the book of a table says what TIEMPO means for its hands. */
export function callArticle({ rulesSpec, tournament }: TableView): string | null {
  const context = { mode: "pairs", players: 4, format: tournament.format } as const;
  return ruleArticles(rulesSpec, context).afterCall ?? null;
}
