"use client";

import type { SeatNames } from "@/components/acta/seat-names";
import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Icon } from "@/components/ui/icon";
import { needsTotals, totalsProblem } from "@/domain/match/signing";
import { CloseStep } from "./close-step";
import type { Desk } from "./desk";
import { Signatures } from "./signatures";
import { TotalsStep } from "./totals-step";
import { useFocusOnce } from "./use-focus-once";

type SignStepsProps = { readonly desk: Desk; readonly names: SeatNames };

/** From a finished match to a closed Hoja: the paper's totals, verify, one signature a pair (11.3), close; and reopening it. */
export function SignSteps({ desk, names }: SignStepsProps) {
  const { acta, rights } = desk;
  const isOpen = acta.stage === "finished";
  return (
    <div className="grid gap-5">
      {needsTotals(acta) && <TotalsStep desk={desk} />}
      {isOpen && totalsProblem(acta) === null && <Verify desk={desk} />}
      {acta.verified !== null && (
        <>
          <p className="flex items-center gap-2 font-semibold text-felt">
            <Icon name="check" />
            {acta.verified.asDirector ? "Verificada por la dirección." : "Verificada por el juez."}
          </p>
          <Signatures desk={desk} names={names} />
          <CloseStep desk={desk} />
        </>
      )}
      {acta.verified !== null && rights.reopen === null && <Reopen onEvent={desk.record} />}
    </div>
  );
}

/** Takes a verified or closed Hoja back to be corrected, with a reason. */
export function Reopen({ onEvent }: { readonly onEvent: Desk["record"] }) {
  return (
    <div>
      <ConfirmButton
        variant="quiet"
        icon="undo"
        danger
        title="¿Reabrir la Hoja?"
        body="Las firmas se piden otra vez y la Hoja cerrada después será una versión nueva."
        confirmLabel="Reabrir"
        reason={{ label: "Motivo", hint: "Queda escrito en la Hoja." }}
        onConfirm={(reason) => onEvent({ type: "reopened", reason })}
      >
        Reabrir la Hoja
      </ConfirmButton>
    </div>
  );
}

function Verify({ desk: { rights, record } }: { readonly desk: Desk }) {
  const place = useFocusOnce();
  if (rights.verify !== null) return <p className="text-ink-soft">{rights.verify}</p>;
  return (
    <div ref={place}>
      <Button
        variant="primary"
        size="large"
        icon="check"
        onClick={() => record({ type: "verified", asDirector: true })}
      >
        Verificar la Hoja
      </Button>
    </div>
  );
}
