"use client";

import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { OrderList } from "@/components/ui/order-list";
import { RadioCards } from "@/components/ui/radio-cards";
import { sameData } from "@/domain/kernel/same-data";
import { COUNTS_FROM } from "@/domain/match/acta";
import type { TieBreak } from "@/domain/rules/settings";
import { TIE_BREAKS } from "@/domain/rules/settings";
import { tieBreakLabel } from "@/i18n/es/rules";
import { COUNTS_FROM_TEXTS } from "@/i18n/es/table-states";
import { Fold } from "./fold";
import type { FormPart } from "./form-part";
import { bookOrder } from "./form-values";
import { Frozen } from "./frozen";

/** The order of the tie-breaks, moved with buttons, and from when on a Hoja counts. */
export function StandingsSection({ values, register, setValue, errors, frozen }: FormPart) {
  const order: readonly TieBreak[] = values.standingsOrder ?? [];
  const book = bookOrder(values.rules.preset, values.format);
  const isBooks = sameData(order, book);
  const set = (next: readonly TieBreak[]) =>
    setValue("standingsOrder", [...next], { shouldDirty: true, shouldValidate: true });
  return (
    <Fold
      title="Posiciones"
      summary={`${isBooks ? "Como el reglamento: " : "Cambiado: "}${order.map(tieBreakLabel).join(", ")}.${values.countsFrom === "closed" ? " Cuentan las Hojas cerradas." : ""}`}
      hasError={errors.standingsOrder !== undefined || errors.countsFrom !== undefined}
    >
      <Frozen reason={frozen.standingsOrder}>
        <OrderList
          label="Orden de desempate"
          order={order}
          others={TIE_BREAKS.filter((id) => !order.includes(id))}
          textOf={tieBreakLabel}
          mayRemove={() => order.length > 1}
          onChange={set}
        />
        <FieldError>{errors.standingsOrder?.message}</FieldError>
        {!isBooks && (
          <div>
            <Button size="dense" variant="quiet" icon="undo" onClick={() => set(book)}>
              Volver al orden del reglamento
            </Button>
          </div>
        )}
      </Frozen>
      <Frozen reason={frozen.countsFrom}>
        <RadioCards
          legend="Desde cuándo cuenta una Hoja"
          hint="El juez verifica antes de que nadie se levante (art. 11.2). La ronda siguiente se empareja con lo que cuenta."
          options={COUNTS_FROM.map((value) => ({ value, ...COUNTS_FROM_TEXTS[value] }))}
          error={errors.countsFrom?.message}
          {...register("countsFrom")}
        />
      </Frozen>
    </Fold>
  );
}
