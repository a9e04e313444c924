"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
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
  const list = useRef<HTMLOListElement>(null);
  const book = bookOrder(values.rules.preset, values.format);
  const isBooks = JSON.stringify(order) === JSON.stringify(book);
  const set = (next: readonly TieBreak[]) =>
    setValue("standingsOrder", [...next], { shouldDirty: true, shouldValidate: true });

  const move = (index: number, by: -1 | 1) => {
    const next = [...order];
    const [moved] = next.splice(index, 1);
    if (moved === undefined) return;
    next.splice(index + by, 0, moved);
    set(next);
    // The focus follows what was moved, so that pressing again moves it on.
    setTimeout(() =>
      list.current
        ?.querySelectorAll("li")
        [index + by]?.querySelector<HTMLButtonElement>(
          by < 0 ? "[data-up]:enabled" : "[data-down]:enabled",
        )
        ?.focus(),
    );
  };

  return (
    <Fold
      title="Posiciones"
      summary={`${isBooks ? "Como el reglamento: " : "Cambiado: "}${order.map(tieBreakLabel).join(", ")}.`}
      hasError={errors.standingsOrder !== undefined}
    >
      <Frozen reason={frozen.standingsOrder}>
        <ol ref={list} className="flex flex-col border-t border-line">
          {order.map((id, index) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-1.5"
            >
              <span className="w-6 text-center font-extrabold tabular-nums">{index + 1}</span>
              <span className="min-w-32 grow font-semibold first-letter:uppercase">
                {tieBreakLabel(id)}
              </span>
              <span className="flex gap-1">
                <Button
                  size="dense"
                  data-up
                  disabled={index === 0}
                  aria-label={`Subir ${tieBreakLabel(id)}`}
                  onClick={() => move(index, -1)}
                >
                  Subir
                </Button>
                <Button
                  size="dense"
                  data-down
                  disabled={index === order.length - 1}
                  aria-label={`Bajar ${tieBreakLabel(id)}`}
                  onClick={() => move(index, 1)}
                >
                  Bajar
                </Button>
                <Button
                  size="dense"
                  variant="quiet"
                  disabled={order.length === 1}
                  aria-label={`Quitar ${tieBreakLabel(id)}`}
                  onClick={() => set(order.filter((other) => other !== id))}
                >
                  Quitar
                </Button>
              </span>
            </li>
          ))}
        </ol>
        <FieldError>{errors.standingsOrder?.message}</FieldError>
        <div className="mt-2 flex flex-wrap gap-2">
          {TIE_BREAKS.filter((id) => !order.includes(id)).map((id) => (
            <Button key={id} size="dense" icon="plus" onClick={() => set([...order, id])}>
              {tieBreakLabel(id)}
            </Button>
          ))}
          {!isBooks && (
            <Button size="dense" variant="quiet" icon="undo" onClick={() => set(book)}>
              Volver al orden del reglamento
            </Button>
          )}
        </div>
      </Frozen>
    </Fold>
  );
}
