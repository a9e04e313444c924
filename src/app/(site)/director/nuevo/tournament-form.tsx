"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import type { Control } from "react-hook-form";
import { useForm, useWatch } from "react-hook-form";
import type { Answer } from "@/components/commands/answer";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { fieldError } from "@/i18n/es/fields";
import type { TournamentForm as Form, TournamentFormInput } from "@/schemas/tournament";
import { tournamentSchema } from "@/schemas/tournament";
import { BasicsSection } from "./basics-section";
import type { FormPart } from "./form-part";
import type { FrozenReasons } from "./frozen";
import { MoreSection } from "./more-section";
import { PairingSection } from "./pairing-section";
import { PaperSection } from "./paper-section";
import { ReadingsSection } from "./readings-section";
import { RulesSection } from "./rules-section";
import { StandingsSection } from "./standings-section";

type TournamentFormProps = {
  readonly defaults: TournamentFormInput;
  readonly frozen: FrozenReasons;
  /** Entrants expected, for suggesting rounds; null where nobody is registered yet. */
  readonly units: number | null;
  /** The day on which it is filled, ISO. */
  readonly today: string;
  readonly submitLabel: string;
  readonly failure: Extract<Answer<unknown>, { ok: false }> | null;
  readonly pending: boolean;
  readonly onSubmit: (form: Form) => void;
};

/** A tournament's settings: what is always asked, and six folded parts that the usual case leaves alone. */
export function TournamentForm(props: TournamentFormProps) {
  const { defaults, frozen, units, today, submitLabel, failure, pending, onSubmit } = props;
  const { register, control, setValue, handleSubmit, formState } = useForm<
    TournamentFormInput,
    unknown,
    Form
  >({
    resolver: zodResolver(tournamentSchema, { error: fieldError }),
    defaultValues: defaults,
  });
  const values = useFormValues(control, defaults);
  const { errors } = formState;
  const part: FormPart = { values, register, setValue, errors, frozen, today };
  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)} className="flex flex-col gap-5">
      <BasicsSection {...part} units={units} />
      <RulesSection {...part} />
      <ReadingsSection {...part} />
      <PairingSection {...part} />
      <StandingsSection {...part} />
      <PaperSection {...part} />
      <MoreSection {...part} />
      {Object.keys(errors).length > 0 && (
        <Notice tone="error" title="Revisa los campos marcados">
          Nada se guardó todavía; lo que escribiste sigue aquí.
        </Notice>
      )}
      {failure && (
        <Notice tone="error" title="No se guardó">
          <ul className="flex list-disc flex-col gap-1 ps-5">
            {failure.messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          size="large"
          pending={pending}
          className="max-sm:w-full"
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

function useFormValues(
  control: Control<TournamentFormInput, unknown, Form>,
  defaults: TournamentFormInput,
): TournamentFormInput {
  return { ...defaults, ...useWatch({ control }) } as TournamentFormInput;
}
