"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import type { Answer } from "@/components/commands/answer";
import { useCommand } from "@/components/commands/use-command";
import { usePage } from "@/components/live/use-page";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { RadioCards } from "@/components/ui/radio-cards";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { showToast } from "@/components/ui/toast-message";
import { neededReference } from "@/domain/claims/admissible";
import type { ClaimSubject } from "@/domain/claims/claim";
import { CLAIM_SUBJECTS } from "@/domain/claims/claim";
import { deadlineText, SUBJECT_NAMES } from "@/i18n/es/claims";
import { fieldError } from "@/i18n/es/fields";
import { infractionTitle } from "@/i18n/es/sanctions";
import type { ClaimForm } from "@/schemas/claims";
import { claimFormSchema } from "@/schemas/claims";
import type { FiledClaim } from "@/server/claims/file-claim";
import type { FilingOptions } from "@/server/claims/filing-options";

type Filing = ClaimForm & { readonly commandId: string; readonly matchId: string };

type ClaimFormProps = {
  readonly options: FilingOptions;
  /** For somebody of the table, by an official. */
  readonly onBehalf: boolean;
  /** What it starts with: a sanction of one's own. */
  readonly incidentId?: string | undefined;
  readonly file: (request: Filing) => Promise<Answer<FiledClaim>>;
};

/** What is claimed and why. What cannot be claimed is told before anything is sent. */
export function FilingForm({ options, onBehalf, incidentId, file }: ClaimFormProps) {
  const router = usePage();
  const { send, pending, failure } = useCommand<Omit<Filing, "commandId">, FiledClaim>(file);
  const { register, handleSubmit, formState, control } = useForm<ClaimForm>({
    resolver: zodResolver(claimFormSchema, { error: fieldError }) as never,
    defaultValues: {
      claimantId: onBehalf ? "" : null,
      subject: incidentId ? "sanction" : "result",
      handId: "",
      incidentId: incidentId ?? "",
      text: "",
      ...(options.mayAdmitLate ? { lateReason: "" } : {}),
    },
  });
  const { errors } = formState;
  const watched = useWatch({ control });
  const subject = (watched.subject ?? "result") as ClaimSubject;
  const needs = neededReference(subject);
  const claimant = options.people.find(
    ({ playerId }) => playerId === (onBehalf ? watched.claimantId : options.own?.playerId),
  );
  const incident = options.incidents.find((one) => one.incidentId === watched.incidentId);
  const hasNoAppeal = needs === "incident" && incident?.noAppeal === true;
  const isLate = claimant?.isLate === true && !options.mayAdmitLate;

  const submit = handleSubmit(async (form) => {
    const answer = await send({
      ...form,
      claimantId: onBehalf ? form.claimantId : null,
      handId: needs === "hand" ? form.handId : "",
      incidentId: needs === "incident" ? form.incidentId : "",
      matchId: options.matchId,
    });
    if (!answer.ok) return;
    showToast(`Reclamo n.º ${answer.value.number} presentado.`);
    router.push(`/junta/${answer.value.claimId}`);
  });

  return (
    <form onSubmit={submit} noValidate className="grid max-w-2xl gap-5">
      {onBehalf && (
        <Select
          label="¿Quién reclama?"
          placeholder="Elige a alguien de la mesa"
          options={options.people.map(({ playerId, seat, name }) => ({
            value: playerId,
            label: `${seat} · ${name}`,
          }))}
          error={errors.claimantId?.message}
          {...register("claimantId")}
        />
      )}
      {claimant && (
        <Notice tone={claimant.isLate ? "warning" : "info"} title="Plazo (26.2)">
          {deadlineText(claimant.deadline, options.timeZone)}
        </Notice>
      )}
      <RadioCards
        legend="¿Qué se reclama?"
        options={CLAIM_SUBJECTS.map((value) => ({
          value,
          label: SUBJECT_NAMES[value],
          disabled:
            (value === "hand" && options.hands.length === 0) ||
            (value === "sanction" && options.incidents.length === 0),
        }))}
        error={errors.subject?.message}
        {...register("subject")}
      />
      {needs === "hand" && (
        <Select
          label="Mano"
          placeholder="Elige la mano"
          options={options.hands.map(({ handId, number, running }) => ({
            value: handId,
            label: `Mano ${number}: quedaron ${running.AC ?? 0} a ${running.BD ?? 0}`,
          }))}
          error={errors.handId?.message}
          {...register("handId")}
        />
      )}
      {needs === "incident" && (
        <Select
          label="Sanción"
          placeholder="Elige la sanción"
          options={options.incidents.map((one) => ({
            value: one.incidentId,
            label: `${infractionTitle(one.infraction)} · art. ${one.article} · ${one.offenders.join(", ")}`,
          }))}
          error={errors.incidentId?.message}
          {...register("incidentId")}
        />
      )}
      {hasNoAppeal && incident && (
        <Notice tone="error" title="No tiene apelación">
          El reglamento no admite reclamos contra «{infractionTitle(incident.infraction)}» (art.{" "}
          {incident.article}).
        </Notice>
      )}
      <Textarea
        label={onBehalf ? "Qué reclama y por qué" : "Qué reclamas y por qué"}
        hint="Cuenta los hechos: qué mano, qué se vio, qué dijo el juez. Después puedes añadir fotos."
        rows={6}
        error={errors.text?.message}
        {...register("text")}
      />
      {options.mayAdmitLate && claimant?.isLate && (
        <Textarea
          label="Por qué se admite fuera de plazo"
          hint="Solo la Junta puede admitirlo. Queda escrito."
          rows={3}
          error={errors.lateReason?.message}
          {...register("lateReason")}
        />
      )}
      {failure && (
        <Notice tone="error" title="No se presentó">
          {failure.messages.join(" ")}
        </Notice>
      )}
      <div>
        <Button
          type="submit"
          variant="primary"
          size="large"
          pending={pending}
          disabled={hasNoAppeal || isLate}
        >
          Presentar el reclamo
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        Lo verán la otra pareja, los jueces, la dirección y la Junta. Lo que la Junta decida es
        final (27.1).
      </p>
    </form>
  );
}
