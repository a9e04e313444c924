"use client";

import { RadioCards } from "@/components/ui/radio-cards";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { FIRST_ROUNDS, PAIRING_SYSTEMS } from "@/domain/event/event-document";
import { FINAL_TEXTS, FIRST_ROUND_TEXTS, SYSTEM_TEXTS } from "@/i18n/es/pairing-settings";
import { FINAL_CHOICES } from "@/schemas/tournament";
import type { FormPart } from "./form-part";
import { written } from "./form-values";
import { Frozen } from "./frozen";

type SystemFieldsProps = Pick<FormPart, "values" | "register" | "errors" | "frozen">;

/** How rounds follow each other, what the first goes by, the final phase, and the host's order of tables. */
export function SystemFields({ values, register, errors, frozen }: SystemFieldsProps) {
  const isRoundRobin = values.system === "round-robin";
  return (
    <>
      <Frozen reason={frozen.system}>
        <RadioCards
          legend="Sistema"
          options={PAIRING_SYSTEMS.map((value) => ({ value, ...SYSTEM_TEXTS[value] }))}
          error={errors.system?.message}
          defaultValue={values.system}
          {...register("system")}
        />
      </Frozen>
      {isRoundRobin ? (
        <Frozen reason={frozen.cycles}>
          <TextInput
            label="Vueltas"
            hint="Cuántas veces se juega todo el calendario."
            inputMode="numeric"
            error={errors.cycles?.message}
            defaultValue={written(values.cycles)}
            {...register("cycles")}
          />
        </Frozen>
      ) : (
        <Frozen reason={frozen.firstRound}>
          <Select
            label="Primera ronda"
            options={FIRST_ROUNDS.map((value) => ({ value, label: FIRST_ROUND_TEXTS[value] }))}
            error={errors.firstRound?.message}
            defaultValue={values.firstRound}
            {...register("firstRound")}
          />
        </Frozen>
      )}
      <Frozen reason={frozen.final}>
        <FinalFields values={values} register={register} errors={errors} />
      </Frozen>
      <Frozen reason={frozen.tableOrder}>
        <TextInput
          label="Orden de las mesas"
          hint="Números de mesa del local, primero las de los punteros. En blanco: 1, 2, 3…"
          optional
          placeholder="7, 2, 1"
          error={errors.tableOrder?.message}
          defaultValue={written(values.tableOrder)}
          {...register("tableOrder")}
        />
      </Frozen>
    </>
  );
}

function FinalFields({ values, register, errors }: Omit<SystemFieldsProps, "frozen">) {
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <Select
        label="Fase final"
        options={FINAL_CHOICES.map((value) => ({ value, label: FINAL_TEXTS[value] }))}
        error={errors.finalKind?.message}
        defaultValue={values.finalKind}
        {...register("finalKind")}
      />
      {values.finalKind !== "none" && (
        <>
          <TextInput
            label="Cuántos pasan"
            hint={values.format === "individual" ? "En eliminatoria, un número par." : undefined}
            inputMode="numeric"
            error={errors.finalEntrants?.message}
            defaultValue={written(values.finalEntrants)}
            {...register("finalEntrants")}
          />
          <TextInput
            label="Desde la ronda"
            inputMode="numeric"
            error={errors.finalFrom?.message}
            defaultValue={written(values.finalFrom)}
            {...register("finalFrom")}
          />
        </>
      )}
    </div>
  );
}
