"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { seatNames } from "@/components/acta/seat-names";
import type { Answer } from "@/components/commands/answer";
import { useCommand } from "@/components/commands/use-command";
import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Notice } from "@/components/ui/notice";
import { RadioCards } from "@/components/ui/radio-cards";
import { TextInput } from "@/components/ui/text-input";
import { Textarea } from "@/components/ui/textarea";
import { showToast } from "@/components/ui/toast-message";
import type { ClaimOutcome } from "@/domain/claims/claim";
import { CLAIM_OUTCOMES } from "@/domain/claims/claim";
import { OUTCOME_NAMES } from "@/i18n/es/claims";
import { fieldError } from "@/i18n/es/fields";
import { decisionSchema } from "@/schemas/claims";
import type { TableView } from "@/server/actas/table-view";
import type { Ruling, RulingRequest } from "@/server/claims/rule";
import type { DecisionDraft, DraftGap } from "./decision-draft";
import { effectsOf, gapsOf, NO_CHANGES } from "./decision-draft";
import { HandChanges, IncidentChanges, ResultChanges } from "./effect-editors";
import { RulingPreview } from "./ruling-preview";

type DecisionFormProps = {
  readonly claimId: string;
  readonly version: number;
  readonly view: TableView;
  readonly rehearse: (request: Sendable) => Promise<Answer<Ruling>>;
  readonly decide: (request: Sendable & { readonly commandId: string }) => Promise<Answer<Ruling>>;
};
type Sendable = Omit<RulingRequest, "decision"> & {
  readonly decision: z.input<typeof decisionSchema>;
};
type Words = Pick<z.input<typeof decisionSchema>, "outcome" | "reason" | "article">;

const wordsSchema = decisionSchema.omit({ effects: true });

const GAP_WORDS: Readonly<Record<DraftGap, string>> = {
  "hand-missing": "Hay una mano por corregir: termínala con «Poner así» o déjala como está.",
  "offender-missing": "Falta decir de quién es una infracción.",
  "score-missing": "Escribe los puntos de las dos parejas.",
  "score-tied": "El resultado no puede quedar empatado.",
};

/** The Junta's decision: outcome, what changes on the sheet, reason; first shown what it changes, then decided for good. */
export function DecisionForm(props: DecisionFormProps) {
  const { claimId, version, view, rehearse, decide } = props;
  const [draft, setDraft] = useState<DecisionDraft>(NO_CHANGES);
  const [gaps, setGaps] = useState<readonly DraftGap[]>([]);
  const [told, setTold] = useState<Ruling | null>(null);
  const [failure, setFailure] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const deciding = useCommand<Sendable, Ruling>(decide);
  const { register, handleSubmit, formState, control } = useForm<Words>({
    resolver: zodResolver(wordsSchema, { error: fieldError }),
    defaultValues: { reason: "", article: "26.2" },
  });
  const { errors } = formState;
  const outcome: ClaimOutcome | null | undefined = useWatch({ control, name: "outcome" });
  const names = seatNames(view.people);
  const change = (next: DecisionDraft) => {
    setDraft(next);
    setTold(null);
    setGaps([]);
  };
  const requestOf = (words: Words): Sendable => ({
    claimId,
    version,
    decision: {
      ...words,
      effects: (words.outcome === "dismissed"
        ? []
        : [...effectsOf(draft)]) as Sendable["decision"]["effects"],
    },
  });

  const preview = handleSubmit(async (words) => {
    const missing = words.outcome === "dismissed" ? [] : gapsOf(draft);
    setGaps(missing);
    setFailure([]);
    if (missing.length > 0) return;
    setAsking(true);
    try {
      const answer = await rehearse(requestOf(words));
      setTold(answer.ok ? answer.value : null);
      setFailure(answer.ok ? [] : answer.messages);
    } catch {
      setFailure(["No hay conexión con el servidor. Inténtalo otra vez."]);
    }
    setAsking(false);
  });

  const confirm = handleSubmit(async (words) => {
    const answer = await deciding.send(requestOf(words));
    if (answer.ok) showToast(`Reclamo n.º ${answer.value.number} decidido.`);
  });
  const editing = { view, names, draft, onChange: change };

  return (
    // No form element: correcting a hand is a form of its own, and forms do not nest.
    <div onChange={() => setTold(null)} className="grid gap-6">
      <RadioCards
        legend="Decisión"
        columns={3}
        options={CLAIM_OUTCOMES.map((value) => ({
          value,
          label: OUTCOME_NAMES[value],
          hint: value === "dismissed" ? "La Hoja queda como está" : undefined,
        }))}
        error={errors.outcome && "Elige la decisión."}
        {...register("outcome")}
      />
      {outcome && outcome !== "dismissed" && (
        <>
          <IncidentChanges {...editing} />
          <HandChanges {...editing} />
          <ResultChanges {...editing} />
        </>
      )}
      <Textarea
        label="Motivo"
        hint="Sale en la Hoja corregida, a la vista de todos: sin datos privados."
        rows={4}
        error={errors.reason?.message}
        {...register("reason")}
      />
      <div className="max-w-40">
        <TextInput label="Artículo" error={errors.article?.message} {...register("article")} />
      </div>
      {gaps.length > 0 && (
        <Notice tone="error" title="Falta algo">
          {gaps.map((gap) => GAP_WORDS[gap]).join(" ")}
        </Notice>
      )}
      {[...failure, ...(deciding.failure?.messages ?? [])].length > 0 && (
        <Notice tone="error" title="No se puede decidir así">
          {[...failure, ...(deciding.failure?.messages ?? [])].join(" ")}
        </Notice>
      )}
      {told && <RulingPreview ruling={told} names={names} />}
      <div className="flex flex-wrap gap-2">
        <Button variant={told ? "secondary" : "primary"} pending={isAsking} onClick={preview}>
          Ver qué cambia
        </Button>
        {told && (
          <ConfirmButton
            variant="primary"
            icon="gavel"
            disabled={deciding.pending}
            title="¿Decidir el reclamo?"
            body={
              <p>
                {outcome && `${OUTCOME_NAMES[outcome]}. `}Es final: no se cambia ni se apela
                {told.applied ? ", y la Hoja corregida queda sellada como versión nueva" : ""}.
              </p>
            }
            confirmLabel="Decidir"
            onConfirm={() => confirm()}
          >
            Decidir, es final
          </ConfirmButton>
        )}
      </div>
    </div>
  );
}
