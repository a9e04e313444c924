"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { totalsProblem } from "@/domain/match/signing";
import { matchProblemText } from "@/i18n/es/match";
import type { Desk } from "./desk";
import { TotalsForm } from "./totals-form";

/** "Total según la Hoja": typed once, compared with the hands, and shown until the sheet is verified. */
export function TotalsStep({ desk: { acta, rights, record } }: { readonly desk: Desk }) {
  const [again, setAgain] = useState(false);
  const problem = totalsProblem(acta);
  const isTyping = acta.verified === null && (problem !== null || again);
  return (
    <section>
      <h3 className="mb-2 text-base">Total según la Hoja</h3>
      {isTyping && rights.deliver !== null && (
        <p className="text-ink-soft">{problem ? matchProblemText(problem) : rights.deliver}</p>
      )}
      {isTyping && rights.deliver === null && (
        <>
          {acta.paperTotals !== null && problem && (
            <p className="mb-3 font-semibold text-wine">{matchProblemText(problem)}</p>
          )}
          <TotalsForm
            acta={acta}
            onLook={openCorrection}
            onNote={(event) => {
              const isTaken = record(event);
              if (isTaken) setAgain(false);
              return isTaken;
            }}
          />
        </>
      )}
      {!isTyping && acta.paperTotals && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="flex items-center gap-2 font-semibold tabular-nums">
            <Icon name="check" className="size-5 text-felt" />
            {acta.paperTotals.score.AC} a {acta.paperTotals.score.BD}
            {acta.paperTotals.reason === undefined
              ? ", igual que las manos."
              : `. No dan lo mismo que las manos: «${acta.paperTotals.reason}».`}
          </p>
          {acta.verified === null && rights.deliver === null && (
            <Button size="dense" variant="quiet" icon="edit" onClick={() => setAgain(true)}>
              Cambiar el total
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** The list of hands above has the way to correct each. */
function openCorrection(hand: number) {
  document.querySelector<HTMLElement>(`[data-edit-hand="${hand}"]`)?.click();
}
