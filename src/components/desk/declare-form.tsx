"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { SeatNames } from "@/components/acta/seat-names";
import { pairName } from "@/components/acta/seat-names";
import { Button } from "@/components/ui/button";
import { RadioCards } from "@/components/ui/radio-cards";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { NO_HANDS_REASONS } from "@/domain/match/acta";
import { PAIR_SIDES } from "@/domain/rules/seat";
import { capitalized } from "@/i18n/es/capitalized";
import { fieldError } from "@/i18n/es/fields";
import { NO_HANDS_NAMES } from "@/i18n/es/match";
import type { DeclaredScoreFields, DeclaredScoreForm } from "@/schemas/declared-score";
import { declaredScoreSchema } from "@/schemas/declared-score";

type DeclareFormProps = {
  readonly names: SeatNames;
  readonly onDeclare: (form: DeclaredScoreForm) => unknown;
};

/** The final score where the Hoja brings no hands: both totals, who won (they must agree), and why. */
export function DeclareForm({ names, onDeclare }: DeclareFormProps) {
  const { register, handleSubmit, formState } = useForm<
    DeclaredScoreFields,
    unknown,
    DeclaredScoreForm
  >({
    resolver: zodResolver(declaredScoreSchema, { error: fieldError }),
    defaultValues: { pointsAC: "", pointsBD: "", note: "" },
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={handleSubmit(onDeclare)} className="grid max-w-2xl gap-4">
      <div className="grid grid-cols-2 gap-3">
        <TextInput
          label="Puntos de A·C"
          hint={pairName(names, "AC")}
          inputMode="numeric"
          autoComplete="off"
          error={errors.pointsAC?.message}
          {...register("pointsAC")}
        />
        <TextInput
          label="Puntos de B·D"
          hint={pairName(names, "BD")}
          inputMode="numeric"
          autoComplete="off"
          error={errors.pointsBD?.message}
          {...register("pointsBD")}
        />
      </div>
      <RadioCards
        legend="¿Quién ganó, según la Hoja?"
        options={PAIR_SIDES.map((side) => ({
          value: side,
          label: `${side[0]}·${side[1]}`,
          hint: pairName(names, side),
        }))}
        error={errors.winner?.message}
        {...register("winner")}
      />
      <Select
        label="Por qué no hay manos"
        placeholder="Elige por qué"
        options={NO_HANDS_REASONS.map((reason) => ({
          value: reason,
          label: capitalized(NO_HANDS_NAMES[reason]),
        }))}
        error={errors.why?.message}
        {...register("why")}
      />
      <TextInput
        label="Nota"
        optional
        maxLength={500}
        error={errors.note?.message}
        {...register("note")}
      />
      <div>
        <Button type="submit" variant="primary" icon="check">
          Anotar resultado final
        </Button>
      </div>
    </form>
  );
}
