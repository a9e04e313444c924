"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { SeatNames } from "@/components/acta/seat-names";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { NO_HANDS_REASONS } from "@/domain/match/acta";
import { capitalized } from "@/i18n/es/capitalized";
import { fieldError } from "@/i18n/es/fields";
import { NO_HANDS_NAMES } from "@/i18n/es/match";
import type { DeclaredScoreFields, DeclaredScoreForm } from "@/schemas/declared-score";
import { declaredScoreSchema } from "@/schemas/declared-score";
import { ScoreFields } from "./score-fields";

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
      <ScoreFields
        names={names}
        errors={errors}
        fields={{
          pointsAC: register("pointsAC"),
          pointsBD: register("pointsBD"),
          winner: register("winner"),
        }}
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
