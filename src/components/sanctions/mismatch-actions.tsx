"use client";

import { ConfirmButton } from "@/components/ui/confirm-button";
import type { EndingAnswer, EndingMismatch } from "@/domain/tournament/ending-mismatch";
import { reviewEnding } from "@/domain/tournament/ending-mismatch";
import { MISMATCH_ANSWERS } from "@/i18n/es/refereeing";
import type { TableView } from "@/server/actas/table-view";
import type { RecordAction } from "./judge-actions";
import { SheetFailure, useSheetEvent } from "./sheet-buttons";

type MismatchActionsProps = {
  readonly view: TableView;
  readonly mismatch: EndingMismatch;
  readonly record: RecordAction;
};

/** A judge's two answers to a mismatch, each in one step with its reason; a verified sheet is reopened for it. */
export function MismatchActions({ view, mismatch, record }: MismatchActionsProps) {
  const { matchId, version, state } = view;
  const { write, messages, again } = useSheetEvent({ matchId, version, record });
  const reopens = state.verified !== null;
  return (
    <>
      <SheetFailure messages={messages} onAgain={again} />
      {(["follow", "leave"] as const satisfies readonly EndingAnswer[]).map((answer) => {
        const { label, body } = MISMATCH_ANSWERS[mismatch.code][answer];
        return (
          <ConfirmButton
            key={answer}
            title={`¿${label}?`}
            body={
              reopens ? `${body} La Hoja se reabre: pierde la verificación y las firmas.` : body
            }
            confirmLabel={label}
            reason={{ label: "Motivo", hint: "Queda escrito en la Hoja." }}
            onConfirm={(reason) =>
              write(reviewEnding(state, mismatch, answer, reason), "Decidido y anotado")
            }
          >
            {label}
          </ConfirmButton>
        );
      })}
    </>
  );
}
