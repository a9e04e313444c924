"use client";

import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { OrderList } from "@/components/ui/order-list";
import type { TieBreak } from "@/domain/rules/settings";
import { TIE_BREAKS } from "@/domain/rules/settings";
import { tieBreakLabel } from "@/i18n/es/rules";
import { Fold } from "./fold";
import type { FormPart } from "./form-part";
import { bookOrder } from "./form-values";
import { Frozen } from "./frozen";

/** The order of the tie-breaks, moved with buttons. */
export function StandingsSection({ values, setValue, errors, frozen }: FormPart) {
  const order: readonly TieBreak[] = values.standingsOrder ?? [];
  const book = bookOrder(values.rules.preset, values.format);
  const isBooks = JSON.stringify(order) === JSON.stringify(book);
  const set = (next: readonly TieBreak[]) =>
    setValue("standingsOrder", [...next], { shouldDirty: true, shouldValidate: true });
  return (
    <Fold
      title="Posiciones"
      summary={`${isBooks ? "Como el reglamento: " : "Cambiado: "}${order.map(tieBreakLabel).join(", ")}.`}
      hasError={errors.standingsOrder !== undefined}
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
    </Fold>
  );
}
