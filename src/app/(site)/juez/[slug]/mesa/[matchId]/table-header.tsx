import Link from "next/link";
import { RoundClock } from "@/components/clock/round-clock";
import { ScoreLine } from "@/components/domino/score-line";
import { TableStatePill } from "@/components/rounds/table-state-pill";
import { Icon } from "@/components/ui/icon";
import { LinkPending } from "@/components/ui/link-pending";
import { StatePill } from "@/components/ui/state-pill";
import { addedMinutes } from "@/domain/match/added-time";
import { isOnPaper } from "@/domain/match/paper";
import type { JudgeTable } from "@/server/sanctions/judge-view";

type TableHeaderProps = {
  readonly table: JudgeTable;
  readonly back: { readonly href: string; readonly label: string };
  /** What is done here; without it the head is the table's own, with the score. */
  readonly title?: string;
};

/** Head of a table's pages: where it is in the round, its state, the clock, and the score. */
export function TableHeader({ table, back, title }: TableHeaderProps) {
  const { view } = table;
  const { score, stage, status } = view.state;
  return (
    <div className="mb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Link
          href={back.href}
          className="-ms-1 inline-flex min-h-12 items-center gap-1.5 px-1 font-semibold text-sea underline-offset-4 hover:underline"
        >
          <Icon name="back" />
          {back.label}
          <LinkPending />
        </Link>
        <RoundClock
          clock={view.clock}
          limits={view.rules}
          addedMinutes={addedMinutes(view.state)}
          serverNow={view.now}
          size="line"
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-[1.75rem] leading-tight sm:text-4xl">
          {title ?? `Mesa ${view.table}`}
        </h1>
        <span className="font-semibold text-ink-soft">Ronda {view.round.number}</span>
        <TableStatePill stage={stage} status={status} exact />
        {isOnPaper(view.state) && <StatePill icon="document">En papel</StatePill>}
      </div>
      {!title && (
        <div className="mt-3">
          <ScoreLine
            score={score}
            target={view.rules.target}
            winner={view.outcome?.winner ?? null}
            size="row"
          />
        </div>
      )}
    </div>
  );
}
