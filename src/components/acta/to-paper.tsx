"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { ActaHand } from "@/domain/match/acta-state";
import { HandsToCopy } from "./hands-to-copy";
import { ReasonDialog } from "./reason-dialog";
import type { SeatNames } from "./seat-names";

type ToPaperProps = {
  readonly names: SeatNames;
  /** Hands that the server does not have yet. */
  readonly unsent: readonly ActaHand[];
  /** Everything that it does not have yet, and whether it can be reached. */
  readonly waiting: number;
  readonly isOnline: boolean;
  readonly onPaper: (reason: string) => void;
};

const USUAL_REASONS = ["Sin señal", "Sin batería", "Falló el teléfono"] as const;

/** The way from the phone to the paper Hoja, with its reason. What has not been sent is sent first, or copied. */
export function ToPaper({ names, unsent, waiting, isOnline, onPaper }: ToPaperProps) {
  const [isAsking, setAsking] = useState(false);
  const mustWait = waiting > 0 && isOnline;
  return (
    <>
      <Button variant="quiet" icon="document" onClick={() => setAsking(true)} className="-ms-4">
        Seguir en papel
      </Button>
      {isAsking && (
        <ReasonDialog
          title="¿Seguir en papel?"
          confirmLabel={waiting > 0 ? "Ya las copié: pasar a papel" : "Pasar a papel"}
          usual={USUAL_REASONS}
          disabled={mustWait}
          onClose={() => setAsking(false)}
          onReason={onPaper}
        >
          <p>
            Las manos que faltan se anotan en la Hoja impresa. Este teléfono deja de anotar; lo
            devuelve el juez o la mesa de control.
          </p>
          {waiting > 0 && (
            <div className="mt-3 flex flex-col gap-3">
              <Notice
                tone="warning"
                title={waiting === 1 ? "Hay 1 sin enviar" : `Hay ${waiting} sin enviar`}
                live
              >
                {mustWait
                  ? "Espera a que se envíen: son unos segundos."
                  : "No hay señal. Cópialas en la Hoja antes de seguir; si vuelve la señal, se envían solas."}
              </Notice>
              {unsent.length > 0 && (
                <HandsToCopy caption="Sin enviar" hands={unsent} names={names} />
              )}
            </div>
          )}
        </ReasonDialog>
      )}
    </>
  );
}
