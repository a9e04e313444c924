"use client";

import { RadioCards } from "@/components/ui/radio-cards";
import { TextInput } from "@/components/ui/text-input";
import { CLUB_POLICIES, PAIRING_METHODS } from "@/domain/event/event-document";
import { CLUB_POLICY_TEXTS, METHOD_TEXTS, SYSTEM_TEXTS } from "@/i18n/es/pairing-settings";
import { CriteriaField, criteriaOf } from "./criteria-field";
import { Fold } from "./fold";
import type { FormPart } from "./form-part";
import { written } from "./form-values";
import { Frozen } from "./frozen";
import { SystemFields } from "./system-fields";

const OWN_FIELDS = [
  "method",
  "club",
  "system",
  "cycles",
  "firstRound",
  "finalKind",
  "finalEntrants",
  "finalFrom",
  "tableOrder",
  "criteria",
] as const;

/** How rounds are paired: the first one's method, clubs, and when the same people may meet again. */
export function PairingSection({ values, register, setValue, errors, frozen }: FormPart) {
  const { method, club, opponentCooldown, partnerCooldown } = values;
  const summary = [
    SYSTEM_TEXTS[values.system ?? "swiss"].label,
    `método: ${METHOD_TEXTS[method ?? "fold"].label.toLowerCase()}`,
    `mismo club: ${CLUB_POLICY_TEXTS[club ?? "weak"].label.toLowerCase()}`,
  ].join(" · ");
  const repeated = [errors.opponentCooldown, errors.partnerCooldown].some(Boolean);
  return (
    <Fold
      title="Emparejamiento"
      summary={`${summary} · ${repeatText(opponentCooldown)}${criteriaOf(values).isUsual ? "" : " · criterios en otro orden"}`}
      hasError={repeated || OWN_FIELDS.some((field) => errors[field] !== undefined)}
    >
      <SystemFields values={values} register={register} errors={errors} frozen={frozen} />
      <Frozen reason={frozen.method}>
        <RadioCards
          legend="Método"
          options={PAIRING_METHODS.map((value) => ({ value, ...METHOD_TEXTS[value] }))}
          error={errors.method?.message}
          defaultValue={values.method}
          {...register("method")}
        />
      </Frozen>
      <Frozen reason={frozen.club}>
        <RadioCards
          legend="Los del mismo club en una mesa"
          columns={3}
          options={CLUB_POLICIES.map((value) => ({ value, ...CLUB_POLICY_TEXTS[value] }))}
          error={errors.club?.message}
          defaultValue={values.club}
          {...register("club")}
        />
      </Frozen>
      <div className="grid gap-5 sm:grid-cols-2">
        <Frozen reason={frozen.opponentCooldown}>
          <TextInput
            label="Rondas antes de repetir rival"
            hint="En blanco: no se repite mientras se pueda."
            inputMode="numeric"
            placeholder="no repetir"
            error={errors.opponentCooldown?.message}
            defaultValue={written(values.opponentCooldown)}
            {...register("opponentCooldown")}
          />
        </Frozen>
        {(values.format === "individual" || partnerCooldown !== null) && (
          <Frozen reason={frozen.partnerCooldown}>
            <TextInput
              label="Rondas antes de repetir compañero"
              hint="En blanco: no se repite mientras se pueda."
              inputMode="numeric"
              placeholder="no repetir"
              error={errors.partnerCooldown?.message}
              defaultValue={written(values.partnerCooldown)}
              {...register("partnerCooldown")}
            />
          </Frozen>
        )}
      </div>
      <CriteriaField values={values} setValue={setValue} errors={errors} frozen={frozen} />
    </Fold>
  );
}

function repeatText(cooldown: FormPart["values"]["opponentCooldown"]): string {
  return cooldown === null || cooldown === undefined || cooldown === ""
    ? "sin repetir rivales"
    : `rivales otra vez tras ${cooldown} rondas`;
}
