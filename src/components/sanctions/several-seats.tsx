"use client";

import { useState } from "react";
import type { SeatNames } from "@/components/acta/seat-names";
import { SeatBadge } from "@/components/domino/seat-badge";
import { Button } from "@/components/ui/button";
import type { Seat } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";

type SeveralSeatsProps = {
  readonly names: SeatNames;
  readonly chosen: readonly Seat[];
  readonly onDone: (seats: readonly Seat[]) => void;
};

/** One or several of the four, as large cards to tick. */
export function SeveralSeats({ names, chosen, onDone }: SeveralSeatsProps) {
  const [seats, setSeats] = useState(chosen);
  const toggle = (seat: Seat) =>
    setSeats(SEATS.filter((one) => (one === seat) !== seats.includes(one)));
  return (
    <>
      <fieldset aria-label="Quiénes faltan" className="grid min-w-0 grid-cols-2 gap-2">
        {SEATS.map((seat) => (
          <label
            key={seat}
            className="flex min-h-22 min-w-0 flex-col items-start justify-center gap-1.5 rounded-control border-2 border-line-strong bg-surface px-3 py-2 has-checked:border-sea has-checked:bg-sea-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <span className="flex w-full items-center justify-between gap-2">
              <SeatBadge seat={seat} />
              <input
                type="checkbox"
                checked={seats.includes(seat)}
                onChange={() => toggle(seat)}
                className="size-6 accent-sea outline-none"
              />
            </span>
            <span className="max-w-full text-lg leading-tight font-semibold">{names[seat]}</span>
          </label>
        ))}
      </fieldset>
      <Button
        variant="primary"
        size="large"
        wide
        className="mt-3"
        disabled={seats.length === 0}
        onClick={() => onDone(seats)}
      >
        {seats.length > 1 ? `Faltan ${seats.length}` : "Falta uno"}
      </Button>
    </>
  );
}
