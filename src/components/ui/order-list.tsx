"use client";

import { useRef } from "react";
import { Button } from "./button";

type OrderListProps<Id extends string> = {
  /** What the list orders, for who does not see it. */
  readonly label: string;
  /** What is in it, first to last. */
  readonly order: readonly Id[];
  /** What may be put in besides. */
  readonly others: readonly Id[];
  readonly textOf: (id: Id) => string;
  /** Whether one may be taken out; what may not says so. */
  readonly mayRemove: (id: Id) => boolean;
  /** Said of what may not be taken out, in a word or two. */
  readonly keptText?: string;
  readonly onChange: (order: readonly Id[]) => void;
};

/** A list put in order with buttons, for keyboard and touch alike. The focus follows what is moved. */
export function OrderList<Id extends string>(props: OrderListProps<Id>) {
  const { label, order, others, textOf, mayRemove, keptText, onChange } = props;
  const list = useRef<HTMLOListElement>(null);

  const move = (index: number, by: -1 | 1) => {
    const next = [...order];
    const [moved] = next.splice(index, 1);
    if (moved === undefined) return;
    next.splice(index + by, 0, moved);
    onChange(next);
    // So that pressing again moves it on; at an end, the other button takes over.
    setTimeout(() => {
      const row = list.current?.querySelectorAll("li")[index + by];
      const [same, opposite] = by < 0 ? ["up", "down"] : ["down", "up"];
      const button = [same, opposite]
        .map((way) => row?.querySelector<HTMLButtonElement>(`[data-${way}]:enabled`))
        .find(Boolean);
      button?.focus();
    });
  };

  return (
    <>
      <ol ref={list} aria-label={label} className="flex flex-col border-t border-line">
        {order.map((id, index) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-1.5"
          >
            <span className="w-6 shrink-0 text-center font-extrabold tabular-nums">
              {index + 1}
            </span>
            <span className="min-w-32 grow basis-0 leading-tight font-semibold">
              <span className="block first-letter:uppercase">{textOf(id)}</span>
              {keptText !== undefined && !mayRemove(id) && (
                <span className="block text-sm font-normal text-ink-soft">{keptText}</span>
              )}
            </span>
            <span className="flex gap-1 max-sm:basis-full max-sm:ps-9">
              <Button
                size="dense"
                data-up
                disabled={index === 0}
                aria-label={`Subir: ${textOf(id)}`}
                onClick={() => move(index, -1)}
              >
                Subir
              </Button>
              <Button
                size="dense"
                data-down
                disabled={index === order.length - 1}
                aria-label={`Bajar: ${textOf(id)}`}
                onClick={() => move(index, 1)}
              >
                Bajar
              </Button>
              {mayRemove(id) && (
                <Button
                  size="dense"
                  variant="quiet"
                  disabled={order.length === 1}
                  aria-label={`Quitar: ${textOf(id)}`}
                  onClick={() => onChange(order.filter((other) => other !== id))}
                >
                  Quitar
                </Button>
              )}
            </span>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {others.map((id) => (
            <Button key={id} size="dense" icon="plus" onClick={() => onChange([...order, id])}>
              {textOf(id)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
