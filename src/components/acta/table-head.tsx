import type { ReactNode } from "react";
import { RoundClock } from "@/components/clock/round-clock";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { ActaState } from "@/domain/match/acta-state";
import { addedMinutes } from "@/domain/match/added-time";
import { isOnPaper } from "@/domain/match/paper";
import type { TableView } from "@/server/actas/table-view";
import { countUnsent } from "./acta-queue";
import type { HandTable } from "./hand-preview";
import { ScoreHead } from "./score-head";
import type { Acta } from "./use-acta";

type TableHeadProps = {
  readonly view: TableView;
  readonly acta: ActaState;
  readonly table: HandTable;
  readonly link: Pick<Acta, "queue" | "sending" | "online">;
  readonly framed?: boolean | undefined;
};

/** The head of a tournament's table: its number and clock, the score, and whether everything has reached the server. */
export function TableHead({ view, acta, table, link, framed }: TableHeadProps) {
  const isPlayed = acta.firstLeader !== null && acta.status !== "finished";
  return (
    <ScoreHead
      title={
        <>
          Mesa {view.table}
          <span className="font-semibold text-ink-soft"> · R{view.round.number}</span>
        </>
      }
      aside={
        <RoundClock
          size="line"
          clock={view.clock}
          limits={view.rules}
          addedMinutes={addedMinutes(acta)}
          serverNow={view.now}
        />
      }
      table={table}
      score={acta.score}
      winner={acta.winner}
      hand={isPlayed ? { number: acta.hands.length + 1, leader: acta.nextLeader } : null}
      state={<LinkState {...link} isOnPaper={isOnPaper(acta)} />}
      framed={framed}
    />
  );
}

type LinkStateProps = TableHeadProps["link"] & { readonly isOnPaper: boolean };

function LinkState({ queue, sending, online, isOnPaper }: LinkStateProps): ReactNode {
  const waiting = queue.waiting.length;
  const unsent = countUnsent(queue);
  const goOn = isOnPaper ? "" : ": sigue anotando";
  const style = "flex shrink-0 items-center gap-1 text-sm font-semibold";
  if (!online) {
    return (
      <p role="status" className={classNames(style, "text-amber max-sm:basis-full")}>
        <Icon name="offline" className="size-4" />
        {unsent === 0 ? `Sin conexión${goOn}` : `Sin conexión: ${unsent} sin enviar`}
      </p>
    );
  }
  if (waiting > 0) {
    return (
      <p role="status" className={classNames(style, "text-ink-soft")}>
        <Icon name="clock" className="size-4" />
        {sending ? `Enviando ${waiting}…` : `${waiting} sin enviar`}
      </p>
    );
  }
  return (
    <p role="status" className={classNames(style, "text-felt")}>
      <Icon name="check" className="size-4" />
      Todo confirmado
    </p>
  );
}
