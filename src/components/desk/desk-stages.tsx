"use client";

import type { SeatNames } from "@/components/acta/seat-names";
import { SeatBadge } from "@/components/domino/seat-badge";
import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Panel } from "@/components/ui/panel";
import { endingLegend } from "@/i18n/es/ending-letters";
import { bothScoresText, NO_HANDS_NAMES } from "@/i18n/es/match";
import { LAST_HAND_NAMES } from "@/i18n/es/table-states";
import { CallForm } from "./call-form";
import { DeclareForm } from "./declare-form";
import type { Desk } from "./desk";
import { HandLineForm } from "./hand-line-form";
import { paperStart } from "./paper-start";
import { SignSteps } from "./sign-steps";
import { StartForm } from "./start-form";
import { mayUndoLine } from "./undo-key";

type DeskStagesProps = {
  readonly desk: Desk;
  readonly names: SeatNames;
  readonly newId: () => string;
};

/** What the desk does next with a table: seats and first leader, hands, TIEMPO, the final score alone, signing. */
export function DeskStages({ desk, names, newId }: DeskStagesProps) {
  const { acta, rights, view } = desk;
  const isPlayed = acta.status === "finished";
  const mayRecord = rights.record === null && acta.verified === null;
  const seating = [
    ...paperStart(acta),
    ...(acta.seatsConfirmed ? [] : [{ type: "seats-confirmed" } as const]),
  ];
  const hasCall = view.rules.callMinutes !== null;
  return (
    <>
      {mayRecord && !isPlayed && acta.firstLeader === null && (
        <Panel title="Empezar">
          <StartForm
            names={names}
            onJump={desk.goTo}
            onLeader={(leader) => desk.record(...seating, { type: "leader-drawn", leader })}
          />
        </Panel>
      )}
      {mayRecord && !isPlayed && acta.firstLeader !== null && (
        <NextHand desk={desk} newId={newId} />
      )}
      {rights.record !== null && <p className="text-ink-soft">{rights.record}</p>}
      {mayRecord && hasCall && acta.hands.length > 0 && acta.endedBy !== "target" && (
        <Panel title="TIEMPO" tone="sunken">
          <CallForm acta={acta} onEvent={desk.record} />
        </Panel>
      )}
      {acta.declared !== null && <Declared desk={desk} />}
      {acta.ruling !== null && <Ruled desk={desk} />}
      {isPlayed && (
        <Panel title="Cerrar la Hoja" actions={acta.declared === null && <UndoLine desk={desk} />}>
          <SignSteps desk={desk} names={names} />
        </Panel>
      )}
      {rights.declare === null && !isPlayed && acta.hands.length === 0 && (
        <details>
          <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-sea underline-offset-4 hover:underline">
            Solo tengo el resultado final
          </summary>
          <Panel className="mt-2">
            <DeclareForm
              names={names}
              onDeclare={({ pointsAC, pointsBD, winner, why, note }) =>
                desk.record(...seating, {
                  type: "score-declared",
                  score: { AC: pointsAC, BD: pointsBD },
                  winner,
                  why,
                  ...(note === null ? {} : { note }),
                })
              }
            />
          </Panel>
        </details>
      )}
    </>
  );
}

function NextHand({ desk, newId }: Pick<DeskStagesProps, "desk" | "newId">) {
  const { acta, view, articles } = desk;
  const last = LAST_HAND_NAMES[acta.status];
  return (
    <Panel
      title={`Mano ${acta.hands.length + 1}${last ? ` · ${last}` : ""}`}
      actions={
        acta.nextLeader && (
          <span className="inline-flex items-center gap-2 font-semibold">
            Sale <SeatBadge seat={acta.nextLeader} size="sm" />
          </span>
        )
      }
    >
      <HandLineForm
        key={acta.hands.length}
        autoFocus
        {...(desk.undone === null ? {} : { first: desk.undone })}
        rules={view.rules}
        articles={articles}
        onJump={desk.goTo}
        preview={desk.preview}
        submitLabel="Anotar"
        onHand={(hand) => desk.record({ type: "hand-recorded", handId: newId(), hand })}
      />
      <p className="mt-2 text-sm text-ink-soft">
        Cierre: {endingLegend(view.rules.doublesRedeal !== null)}. Con la letra de Cierre y la de
        Quién se pasa solo a la casilla siguiente; en los puntos, con Enter. Un número de mesa y
        Enter va a esa mesa.
      </p>
      <UndoLine desk={desk} />
    </Panel>
  );
}

/** Takes the last line off and puts it back into the cells: what was typed wrong is mended there. */
function UndoLine({ desk }: Pick<DeskStagesProps, "desk">) {
  const last = desk.acta.hands.at(-1);
  if (last === undefined || !mayUndoLine(desk.acta, desk.rights)) return null;
  return (
    <Button size="dense" variant="quiet" icon="undo" className="mt-1" onClick={desk.undoLine}>
      {`Volver a teclear la mano ${last.number} (Ctrl+Z)`}
    </Button>
  );
}

/** A Hoja that the Junta corrected: by which claim and why, and the result that it fixed over the hands. */
function Ruled({ desk: { acta } }: { readonly desk: Desk }) {
  if (acta.ruling === null) return null;
  const { number, reason } = acta.ruling;
  return (
    <Panel title={`Corregida por la Junta, reclamo n.º ${number}`} tone="sunken">
      <p>{reason}</p>
      {acta.ruled !== null && (
        <p className="mt-2 font-semibold">
          {acta.ruled.winner === null
            ? "La Junta anuló la partida: no cuenta para nadie."
            : `La Junta fijó el resultado: ${bothScoresText(acta.ruled.score)}. No se suma de las manos.`}
        </p>
      )}
    </Panel>
  );
}

function Declared({ desk }: { readonly desk: Desk }) {
  const { acta, rights } = desk;
  if (acta.declared === null) return null;
  const { why, note } = acta.declared;
  return (
    <Panel title="Resultado sin manos" tone="sunken">
      <p>
        Porque {NO_HANDS_NAMES[why]}.{note !== undefined && ` ${note}`}
      </p>
      {acta.verified === null && rights.declare === null && (
        <div className="mt-3">
          <ConfirmButton
            variant="quiet"
            icon="undo"
            danger
            title="¿Retirar el resultado final?"
            confirmLabel="Retirar"
            reason={{ label: "Motivo", hint: "Queda escrito en la Hoja." }}
            onConfirm={(reason) => desk.record({ type: "score-withdrawn", reason })}
          >
            Retirar el resultado
          </ConfirmButton>
        </div>
      )}
    </Panel>
  );
}
