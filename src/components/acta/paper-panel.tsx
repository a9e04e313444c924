"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Notice } from "@/components/ui/notice";
import type { ActaHand, ActaState } from "@/domain/match/acta-state";
import type { TableView } from "@/server/actas/table-view";
import { HandsToCopy } from "./hands-to-copy";
import type { SeatNames } from "./seat-names";
import { StepFrame } from "./step-frame";

type PaperPanelProps = {
  readonly view: TableView;
  readonly acta: ActaState;
  readonly names: SeatNames;
  /** Hands of this phone that the server does not have. */
  readonly unsent: readonly ActaHand[];
  /** The change itself has not left this phone yet: it can be taken back. */
  readonly onStay: (() => void) | null;
  readonly onCopied: () => void;
  /** The call for a judge. */
  readonly children: ReactNode;
};

/** The table goes on on paper: what to copy onto the Hoja, and who gives the phone back. */
export function PaperPanel(props: PaperPanelProps) {
  const { view, acta, names, unsent, onStay, onCopied, children } = props;
  const change = view.changes.findLast(({ kind }) => kind === "medium-changed");
  const confirmed = acta.hands.filter(
    ({ handId }) => !unsent.some((hand) => hand.handId === handId),
  );
  return (
    <StepFrame
      title="Esta mesa sigue en papel"
      hint="Cada mano se anota en la Hoja impresa y se teclea después en la mesa de control."
    >
      <div className="flex flex-col gap-4">
        {onStay !== null && (
          <Notice
            tone="warning"
            title="Este cambio todavía no ha llegado"
            live
            actions={<Button onClick={onStay}>Seguir en el teléfono</Button>}
          >
            Se enviará solo cuando vuelva la señal, después de las manos que esperan.
          </Notice>
        )}
        {change && (
          <p className="text-ink-soft">
            Motivo: «{change.reason}». Para volver a anotar en el teléfono, avisen al juez o a la
            mesa de control.
          </p>
        )}
        {unsent.length > 0 && (
          <div className="flex flex-col gap-3 border-s-4 border-amber ps-3">
            <HandsToCopy
              caption={onStay === null ? "No llegaron: cópialas" : "Sin enviar: cópialas también"}
              hands={unsent}
              names={names}
            />
            {onStay === null && (
              <ConfirmButton
                title="¿Ya están en el papel?"
                body="Se borran de este teléfono. En la Hoja impresa queda lo que copiaste."
                confirmLabel="Borrarlas de este teléfono"
                danger
                onConfirm={onCopied}
              >
                Ya las copié
              </ConfirmButton>
            )}
          </div>
        )}
        {confirmed.length > 0 ? (
          <HandsToCopy caption="Manos hasta ahora" hands={confirmed} names={names} />
        ) : (
          <p className="text-ink-soft">Todavía no hay manos: la Hoja empieza en la mano 1.</p>
        )}
        {children}
      </div>
    </StepFrame>
  );
}
