import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import type { SeatNames } from "@/components/acta/seat-names";
import { pairName } from "@/components/acta/seat-names";
import { RadioCards } from "@/components/ui/radio-cards";
import { TextInput } from "@/components/ui/text-input";
import { PAIR_SIDES } from "@/domain/rules/seat";

type ScoreField = "pointsAC" | "pointsBD" | "winner";

type ScoreFieldsProps = {
  readonly names: SeatNames;
  readonly fields: Readonly<Record<ScoreField, UseFormRegisterReturn>>;
  readonly errors: Readonly<Partial<Record<ScoreField, FieldError>>>;
};

/** A final score as the Hoja says it: both totals, and who won. */
export function ScoreFields({ names, fields, errors }: ScoreFieldsProps) {
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        {PAIR_SIDES.map((side) => (
          <TextInput
            key={side}
            label={`Puntos de ${side[0]}·${side[1]}`}
            hint={pairName(names, side)}
            inputMode="numeric"
            autoComplete="off"
            error={errors[`points${side}`]?.message}
            {...fields[`points${side}`]}
          />
        ))}
      </div>
      <RadioCards
        legend="¿Quién ganó, según la Hoja?"
        options={PAIR_SIDES.map((side) => ({
          value: side,
          label: `${side[0]}·${side[1]}`,
          hint: pairName(names, side),
        }))}
        error={errors.winner?.message}
        {...fields.winner}
      />
    </>
  );
}
