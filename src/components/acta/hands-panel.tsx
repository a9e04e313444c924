"use client";

import { useState } from "react";
import { SeatBadge } from "@/components/domino/seat-badge";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Badge } from "@/components/ui/state-pill";
import type { ActaHand } from "@/domain/match/acta-state";
import { sidesOf } from "@/domain/rules/seat";
import type { RulesContext } from "@/domain/rules/settings";
import { handTitle } from "@/i18n/es/hand-title";
import type { TableView } from "@/server/actas/table-view";
import { DeliveryMark } from "./delivery-mark";
import type { HandDelivery } from "./hand-delivery";
import { offenderOf, pipsLine } from "./hand-line";
import type { HandTable } from "./hand-preview";
import { citedResult } from "./hand-preview";
import { handLineText } from "./hand-sentence";
import { ReadAloudButton } from "./read-aloud";
import { ReasonDialog } from "./reason-dialog";
import { Reasons } from "./result-line";
import { calledNames } from "./seat-names";
import { SideBadge } from "./side-badge";

type HandsPanelProps = {
  readonly hands: readonly ActaHand[];
  readonly table: HandTable;
  readonly format: RulesContext["format"];
  /** When each hand was recorded and by whom, where a record says so. */
  readonly marks?: TableView["marks"];
  readonly timeZone?: string;
  /** How far each hand has come, by id, where a server keeps them. */
  readonly delivery?: ((handId: string) => HandDelivery) | undefined;
  /** Absent where the hands may not be changed any more. */
  readonly onCorrect?: ((hand: ActaHand) => void) | undefined;
  readonly onRemove?: ((hand: ActaHand, reason: string) => void) | undefined;
  /** The hand that was written down here last, while nothing has come after it: it can be undone without a reason. */
  readonly fresh?: { readonly handId: string; readonly onUndo: () => void } | undefined;
  /** A record asks why a hand is taken away; a scorekeeper of one's own does not. */
  readonly asksReason?: boolean;
};

const USUAL_REASONS = ["Se anotó dos veces", "Era de otra mesa", "Se anotó por error"] as const;

/** The hands of a match, the last one first. Each opens to its figures, its explanation and what can be changed. */
export function HandsPanel(props: HandsPanelProps) {
  const { hands, table, onRemove, asksReason = true } = props;
  const [removing, setRemoving] = useState<ActaHand | null>(null);
  if (hands.length === 0) {
    return <p className="py-2 text-ink-soft">Todavía no hay manos anotadas.</p>;
  }
  return (
    <>
      <ol className="divide-y divide-line border-y-2 border-ink" aria-label="Manos anotadas">
        {hands.toReversed().map((hand) => (
          <HandRow
            key={hand.handId}
            {...props}
            hand={hand}
            onAskRemoval={asksReason ? setRemoving : (asked) => onRemove?.(asked, "")}
          />
        ))}
      </ol>
      {removing && onRemove && (
        <ReasonDialog
          title={`¿Quitar la mano ${removing.number}?`}
          confirmLabel={`Quitar la mano ${removing.number}`}
          danger
          usual={USUAL_REASONS}
          onClose={() => setRemoving(null)}
          onReason={(reason) => {
            onRemove(removing, reason);
            setRemoving(null);
          }}
        >
          {handTitle(removing.hand, table.names)}. Las demás manos se vuelven a contar y queda
          constancia del cambio.
        </ReasonDialog>
      )}
    </>
  );
}

type HandRowProps = Omit<HandsPanelProps, "hands"> & {
  readonly hand: ActaHand;
  readonly onAskRemoval: (hand: ActaHand) => void;
};

function HandRow({ hand, table, delivery, ...rest }: HandRowProps) {
  const sides = sidesOf(table.shape);
  const scored = sides.find((side) => (hand.points[side] ?? 0) > 0);
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-14 list-none items-center gap-2 py-1.5 [&::-webkit-details-marker]:hidden">
          <span className="w-6 shrink-0 text-center font-extrabold text-ink-soft tabular-nums">
            {hand.number}
          </span>
          <span className="min-w-0 grow leading-tight">
            <span className="font-semibold">{handTitle(hand.hand, table.names)}</span>
            <span className="flex flex-wrap items-center gap-1.5 text-sm text-ink-soft tabular-nums">
              {sides.map((side) => hand.running[side] ?? 0).join("–")}
              {hand.corrections > 0 && <Badge>Corregida</Badge>}
              {delivery && <DeliveryMark delivery={delivery(hand.handId)} />}
            </span>
          </span>
          <span className="flex shrink-0 items-center gap-1.5 text-xl font-extrabold tabular-nums">
            {scored ? `+${hand.points[scored]}` : "0"}
            {scored && <SideBadge side={scored} size="sm" />}
          </span>
          <Icon
            name="chevron"
            className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <HandDetails hand={hand} table={table} {...rest} />
      </details>
    </li>
  );
}

function HandDetails({ hand, table, format, marks, timeZone, ...actions }: HandRowProps) {
  const { onCorrect, onRemove, onAskRemoval, fresh } = actions;
  const { names, shape, rulesSpec } = table;
  const pips = pipsLine(hand, names);
  const mark = marks?.[hand.handId];
  const offender = offenderOf(hand.hand);
  const result = hand.result && citedResult(hand.result, rulesSpec, { ...shape, format });
  return (
    <div className="flex flex-col gap-2 ps-8 pb-3 text-sm">
      {hand.leader && (
        <p className="flex items-center gap-1.5">
          Salió <SeatBadge seat={hand.leader} size="sm" /> {names[hand.leader]}
        </p>
      )}
      {offender && <p>Infractor: {names[offender]}</p>}
      {pips && <p className="tabular-nums">Quedaron: {pips}</p>}
      {result && <Reasons result={result} table={table} />}
      {mark && timeZone && (
        <p className="text-ink-soft">
          Anotada a las {timeOf(mark.at, timeZone)} por {mark.by}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {onCorrect && (
          <Button icon="edit" onClick={() => onCorrect(hand)}>
            Corregir
          </Button>
        )}
        {fresh?.handId === hand.handId && (
          <Button icon="undo" onClick={fresh.onUndo}>
            Deshacer
          </Button>
        )}
        {onRemove && (
          <Button icon="close" onClick={() => onAskRemoval(hand)}>
            Quitar
          </Button>
        )}
        {result && (
          <ReadAloudButton
            line={`Mano ${hand.number}. ${handLineText(result, calledNames(names))}`}
          />
        )}
      </div>
    </div>
  );
}

/** The hour of an instant in the tournament's own time. */
export function timeOf(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat("es-DO", { hour: "numeric", minute: "2-digit", timeZone }).format(
    new Date(instant),
  );
}
