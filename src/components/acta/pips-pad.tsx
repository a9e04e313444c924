"use client";

import type { KeyboardEvent } from "react";
import { useEffect, useRef, useState } from "react";
import { SeatBadge } from "@/components/domino/seat-badge";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import type { BySeat } from "@/domain/hand/hand";
import type { Seat } from "@/domain/rules/seat";
import { PAIR_SIDES, SEATS } from "@/domain/rules/seat";
import { isComplete, typedDigit, withoutLastDigit } from "./pad-value";
import type { SeatNames } from "./seat-names";

type PipsPadProps = {
  readonly names: SeatNames;
  /** Whose tiles are counted; the others show why not. */
  readonly seats: readonly Seat[];
  readonly value: BySeat<number>;
  readonly onChange: (next: BySeat<number>) => void;
  readonly onDone: () => void;
};

const KEYS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/**
 * The pips of each hand, typed on a pad in the thumb's reach or on a keyboard. A figure that can grow no further moves on
 * to the next person by itself; after the last one "Listo" ends.
 */
export function PipsPad({ names, seats, value, onChange, onDone }: PipsPadProps) {
  const [active, setActive] = useState<Seat>(
    () => seats.find((seat) => value[seat] === undefined) ?? seats[0] ?? "A",
  );
  const inputs = useRef<{ [seat in Seat]?: HTMLInputElement | null }>({});
  const isDone = seats.every((seat) => value[seat] !== undefined);
  const following = seats[seats.indexOf(active) + 1];

  useEffect(() => {
    inputs.current[active]?.focus({ preventScroll: true });
  }, [active]);

  function set(seat: Seat, pips: number | undefined): void {
    const { [seat]: _, ...others } = value;
    onChange(pips === undefined ? others : { ...others, [seat]: pips });
  }

  function type(digit: number): void {
    const pips = typedDigit(value[active], digit);
    set(active, pips);
    if (isComplete(pips) && following !== undefined) setActive(following);
  }

  function erase(): void {
    const before = seats[seats.indexOf(active) - 1];
    if (value[active] === undefined && before !== undefined) setActive(before);
    else set(active, withoutLastDigit(value[active]));
  }

  function goOn(): void {
    if (value[active] === undefined) return;
    if (isDone) onDone();
    else setActive(following ?? seats.find((seat) => value[seat] === undefined) ?? active);
  }

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^[0-9]$/.test(event.key)) type(Number(event.key));
    else if (event.key === "Backspace" || event.key === "Delete") erase();
    else if (event.key === "Enter") goOn();
    else return;
    event.preventDefault();
  }

  return (
    <div>
      <div className="grid grid-cols-2 gap-2">
        {SEATS.map((seat) =>
          seats.includes(seat) ? (
            <label
              key={seat}
              className={classNames(
                "min-w-0 rounded-control border-2 bg-surface px-2.5 py-1",
                seat === active
                  ? "border-sea shadow-[inset_0_0_0_2px_var(--sea)]"
                  : "border-line-strong",
              )}
            >
              <span className="flex items-center justify-between gap-2">
                <SeatBadge seat={seat} size="sm" />
                <input
                  ref={(element) => {
                    inputs.current[seat] = element;
                  }}
                  type="text"
                  inputMode="none"
                  autoComplete="off"
                  aria-label={`Tantos que le quedaron a ${names[seat]}`}
                  value={value[seat] ?? ""}
                  placeholder="–"
                  // The pad and the keyboard type for it, digit by digit.
                  onChange={() => {}}
                  onKeyDown={press}
                  onFocus={() => setActive(seat)}
                  className="w-14 shrink-0 bg-transparent text-end text-2xl font-extrabold outline-none placeholder:text-line-strong"
                />
              </span>
              <span className="block truncate text-sm leading-tight font-semibold">
                {names[seat]}
              </span>
            </label>
          ) : (
            <p key={seat} className="min-w-0 rounded-control bg-felt-soft px-3 py-1.5">
              <span className="flex min-h-8 items-center justify-between gap-2">
                <SeatBadge seat={seat} size="sm" />
                <span className="font-semibold text-felt">Dominó</span>
              </span>
              <span className="block truncate text-sm leading-tight font-semibold">
                {names[seat]}
              </span>
            </p>
          ),
        )}
      </div>
      <p role="status" className="my-2 min-h-6 text-center tabular-nums">
        <Totals seats={seats} value={value} />
      </p>
      <div className="grid grid-cols-3 gap-1.5">
        {KEYS.map((digit) => (
          <PadKey key={digit} onPress={() => type(digit)}>
            {digit}
          </PadKey>
        ))}
        <Button onPointerDown={keepFocus} onClick={erase} className="min-h-14">
          Borrar
        </Button>
        <PadKey onPress={() => type(0)}>{0}</PadKey>
        <Button
          variant="primary"
          onPointerDown={keepFocus}
          onClick={goOn}
          disabled={value[active] === undefined}
          className="min-h-14"
        >
          {isDone ? "Listo" : "Siguiente"}
        </Button>
      </div>
    </div>
  );
}

/** The field keeps the focus, so that pad and keyboard may be mixed. */
function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

type PadKeyProps = { readonly onPress: () => void; readonly children: number };

function PadKey({ onPress, children }: PadKeyProps) {
  return (
    <button
      type="button"
      onPointerDown={keepFocus}
      onClick={onPress}
      className="min-h-14 rounded-control border-2 border-line-strong bg-surface text-2xl font-semibold tabular-nums hover:bg-sunken active:bg-sea-soft"
    >
      {children}
    </button>
  );
}

function Totals({ seats, value }: Pick<PipsPadProps, "seats" | "value">) {
  const pips = (seat: Seat) => value[seat] ?? 0;
  const sum = SEATS.reduce((total, seat) => total + pips(seat), 0);
  if (seats.length < SEATS.length) return <>Suman {sum} tantos</>;
  return PAIR_SIDES.map((side, index) => (
    <span key={side}>
      {index > 0 && " · "}
      {side[0]}·{side[1]}{" "}
      <strong>
        {SEATS.filter((seat) => side.includes(seat)).reduce((total, seat) => total + pips(seat), 0)}
      </strong>
    </span>
  ));
}
