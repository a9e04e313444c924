import type { ReactNode } from "react";
import { CallJudge } from "@/components/calls/call-judge";
import type { ActaHand } from "@/domain/match/acta-state";
import { ChangesList } from "./changes-list";
import { handDelivery } from "./hand-delivery";
import type { HandTable } from "./hand-preview";
import { HandsPanel } from "./hands-panel";
import { ReadAloudSwitch } from "./read-aloud";
import { isOver } from "./table-step";
import type { Acta } from "./use-acta";

type TableHomeProps = {
  readonly shown: Acta;
  readonly table: HandTable;
  readonly code: string | undefined;
  /** Absent where this page may not write. */
  readonly onCorrect: ((hand: ActaHand) => void) | undefined;
  readonly onRemove: ((hand: ActaHand, reason: string) => void) | undefined;
  /** The last hand, where this phone wrote it down and may take it back at once. */
  readonly fresh: { readonly handId: string; readonly onUndo: () => void } | undefined;
  /** The way to the paper Hoja. */
  readonly children?: ReactNode;
};

/** The table's call for a judge. */
export function TableCall({ shown, code }: Pick<TableHomeProps, "shown" | "code">) {
  const { view, client } = shown;
  return (
    <CallJudge
      matchId={view.matchId}
      code={code}
      call={view.call}
      now={view.now}
      onChange={() => void client.refresh()}
    />
  );
}

/** What stands below the question of the moment: the hands, the call for a judge, what was changed. */
export function TableHome(props: TableHomeProps) {
  const { shown, table, code, onCorrect, onRemove, fresh, children } = props;
  const { view, acta, queue } = shown;
  const { format, timeZone } = view.tournament;
  return (
    <div className="max-lg:mt-5">
      {acta.hands.length > 0 && <h2 className="mb-2 text-lg">Manos</h2>}
      <HandsPanel
        hands={acta.hands}
        table={table}
        format={format}
        marks={view.marks}
        timeZone={timeZone}
        delivery={handDelivery(queue.waiting, shown.given)}
        onCorrect={onCorrect}
        onRemove={onRemove}
        fresh={fresh}
      />
      {!isOver(view) && (
        <div className="my-4">
          <TableCall shown={shown} code={code} />
        </div>
      )}
      {children}
      <ReadAloudSwitch />
      <ChangesList changes={view.changes} names={table.names} timeZone={timeZone} />
    </div>
  );
}
