"use client";

import { useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import type { RecordedHand } from "@/domain/match/acta";
import type { HandDraft, HandStep } from "./hand-draft";
import { handOf, stepsOf } from "./hand-draft";
import { HandFactsList } from "./hand-facts-list";
import type { HandPreview, HandTable } from "./hand-preview";
import { ReasonField } from "./reason-field";
import { Refusal } from "./refusal";
import { ResultLine } from "./result-line";

type HandReviewProps = {
  readonly draft: HandDraft;
  readonly table: HandTable;
  readonly corrects?: "plain" | "reason" | undefined;
  readonly judge: (hand: RecordedHand) => HandPreview;
  readonly onGo: (step: HandStep) => void;
  readonly onSubmit: (hand: RecordedHand, reason: string) => void;
};

const USUAL_REASONS = ["Se contó mal", "Se anotó a quien no era", "Se marcó otro final"] as const;

/** All that was answered, what the hand is worth, and the last tap. A correction of a record takes its reason here. */
export function HandReview(props: HandReviewProps) {
  const { draft, table, corrects, judge, onGo, onSubmit } = props;
  const { rules, shape, names } = table;
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState("");
  const hand = useMemo(() => handOf(draft, rules, shape), [draft, rules, shape]);
  const preview = useMemo(() => (hand === null ? null : judge(hand)), [hand, judge]);

  function submit(): void {
    if (hand === null) return;
    if (corrects === "reason" && reason.trim() === "") {
      setProblem("Escribe o toca el motivo de la corrección.");
    } else onSubmit(hand, reason.trim());
  }

  return (
    <div className="flex flex-col gap-3">
      {preview?.ok && <ResultLine preview={preview} table={table} />}
      {preview?.ok === false && <Refusal preview={preview} names={names} />}
      <HandFactsList
        draft={draft}
        table={table}
        steps={stepsOf(draft, rules, shape)}
        onChange={onGo}
      />
      {corrects === "reason" && (
        <ReasonField
          label="Motivo de la corrección"
          value={reason}
          onChange={setReason}
          usual={USUAL_REASONS}
          error={problem || undefined}
        />
      )}
      <div className="sticky bottom-0 -mx-3 border-t border-line bg-paper px-3 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0">
        <Button
          variant="primary"
          size="large"
          wide
          icon="check"
          disabled={preview === null || !preview.ok}
          onClick={submit}
        >
          {corrects ? "Guardar la corrección" : "Anotar"}
        </Button>
      </div>
    </div>
  );
}
