import { RoundClock } from "@/components/clock/round-clock";
import { ScoreLine } from "@/components/domino/score-line";
import { JudgeStagePill } from "@/components/sanctions/judge-stage-pill";
import { PageHeader } from "@/components/ui/page-header";
import type { JudgeTable } from "@/server/sanctions/judge-view";

type TableHeaderProps = {
  readonly table: JudgeTable;
  readonly back: { readonly href: string; readonly label: string };
  readonly title?: string;
};

/** Head of a table's pages: where it is in the round, its state, the clock, and the score with fines. */
export function TableHeader({ table, back, title }: TableHeaderProps) {
  const { view } = table;
  return (
    <>
      <PageHeader
        back={back}
        eyebrow={
          title ? `Mesa ${view.table} · ronda ${view.round.number}` : `Ronda ${view.round.number}`
        }
        title={title ?? `Mesa ${view.table}`}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <JudgeStagePill stage={view.state.stage} status={view.state.status} />
            <RoundClock clock={view.clock} limits={view.rules} serverNow={view.now} size="line" />
          </span>
        }
      />
      {!title && (
        <div className="mb-4">
          <ScoreLine
            score={view.state.score}
            target={view.rules.target}
            winner={view.outcome?.winner ?? null}
            size="row"
          />
        </div>
      )}
    </>
  );
}
