"use client";

import { useState } from "react";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { pesosText } from "@/i18n/es/money";
import { WEIGHT_NAMES } from "@/i18n/es/pairing-settings";
import { parsePesos } from "@/schemas/money";
import { TOURNAMENT_WEIGHTS } from "@/schemas/tournament";
import { Fold } from "./fold";
import type { FormPart } from "./form-part";
import { Frozen } from "./frozen";

/** What the tournament weighs in the ranking, what it costs to enter, and where its clock is. */
export function MoreSection({ values, register, setValue, errors, frozen }: FormPart) {
  const cents = Number(values.feeCents ?? 0);
  const [fee, setFee] = useState(cents === 0 ? "" : pesosText(cents).replace("RD$ ", ""));
  const feeText = Number.isNaN(cents) ? "inscripción por corregir" : pesosText(cents);
  return (
    <Fold
      title="Inscripción, ranking y hora"
      summary={`${cents === 0 ? "Sin costo" : feeText} · ${WEIGHT_NAMES[values.weight ?? "club"]} · ${values.timeZone}`}
      hasError={[errors.feeCents, errors.weight, errors.timeZone].some(Boolean)}
    >
      <Frozen reason={frozen.feeCents}>
        <TextInput
          label="Inscripción en pesos (RD$)"
          hint="Por pareja o por jugador, según la modalidad. En blanco: gratis."
          inputMode="decimal"
          placeholder="0"
          value={fee}
          error={errors.feeCents?.message}
          onChange={(event) => {
            const text = event.target.value;
            setFee(text);
            setValue("feeCents", text.trim() === "" ? 0 : parsePesos(text), {
              shouldDirty: true,
            });
          }}
        />
      </Frozen>
      <Frozen reason={frozen.weight}>
        <Select
          label="Categoría para el ranking"
          hint="Multiplica los puntos por lugar: nacional 3, regional 2, club 1, abierto 0."
          options={TOURNAMENT_WEIGHTS.map((value) => ({ value, label: WEIGHT_NAMES[value] }))}
          error={errors.weight?.message}
          defaultValue={values.weight}
          {...register("weight")}
        />
      </Frozen>
      <Frozen reason={frozen.timeZone}>
        <TextInput
          label="Zona horaria"
          autoComplete="off"
          spellCheck={false}
          error={errors.timeZone?.message}
          defaultValue={values.timeZone}
          {...register("timeZone")}
        />
      </Frozen>
    </Fold>
  );
}
