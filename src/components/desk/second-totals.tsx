"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { SeatNames } from "@/components/acta/seat-names";
import type { SecondEntry } from "@/domain/match/second-entry";
import { fieldError } from "@/i18n/es/fields";
import { secondTotalsSchema } from "@/schemas/declared-score";
import { CompareButton } from "./compare-button";
import { ScoreFields } from "./score-fields";

type SecondTotalsProps = {
  readonly names: SeatNames;
  readonly pending: boolean;
  readonly onSubmit: (entry: SecondEntry) => unknown;
};

/** The second typing of a Hoja that brings no hands: both totals, and who won. */
export function SecondTotals({ names, pending, onSubmit }: SecondTotalsProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(secondTotalsSchema, { error: fieldError }),
    defaultValues: { pointsAC: "", pointsBD: "" },
  });
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ pointsAC, pointsBD, winner }) =>
        onSubmit({ score: { AC: pointsAC, BD: pointsBD }, winner }),
      )}
      className="grid max-w-2xl gap-4"
    >
      <ScoreFields
        names={names}
        errors={formState.errors}
        fields={{
          pointsAC: register("pointsAC"),
          pointsBD: register("pointsBD"),
          winner: register("winner"),
        }}
      />
      <div>
        <CompareButton pending={pending} />
      </div>
    </form>
  );
}
