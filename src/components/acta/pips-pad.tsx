"use client";

import type { KeyboardEvent, ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { SeatBadge } from "@/components/domino/seat-badge";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import type { BySeat } from "@/domain/hand/hand";
import type { Seat, TableShape } from "@/domain/rules/seat";
import { PAIR_SIDES, SEATS } from "@/domain/rules/seat";
import { TWO_PAIRS } from "./hand-draft";
import { isComplete, typedDigit, withoutLastDigit } from "./pad-value";
import { mostPipsOn } from "./seat-limits";
import type { SeatNames } from "./seat-names";
import { calledNames } from "./seat-names";

type PipsPadProps = {
  readonly names: SeatNames;
  /** Whose tiles are counted, in order. */
  readonly seats: readonly Seat[];
  readonly shape?: TableShape;
  readonly value: BySeat<number>;
  readonly onChange: (next: BySeat<number>) => void;
  readonly onDone: () => void;
  /** The word of the key that ends; "Listo" unless said. */
  readonly doneLabel?: string;
  /** Everything is typed and can be: the last key works. As soon as all is typed unless said. */
  readonly canFinish?: boolean;
  /** Most pips that a seat can have been left with; seven tiles' unless said. */
  readonly most?: (seat: Seat) => number;
  /** Between the figures and the keys: what is rare. */
  readonly extras?: ReactNode;
  /** In the place of the running sum once everything is typed. */
  readonly outcome?: ReactNode;
};

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const SEVEN_TILES = 7;

/**
 * The pips of each hand, typed on a pad in the thumb's reach or on a keyboard. A figure of full length moves on to the
 * next person by itself; one that nobody can be left with is refused as it is typed.
 */
export function PipsPad(props: PipsPadProps) {
  const { names, seats, shape, value, onChange, onDone, doneLabel = "Listo" } = props;
  const { most = () => mostPipsOn(SEVEN_TILES), extras, outcome } = props;
  const isDone = seats.every((seat) => value[seat] !== undefined);
  const { canFinish = isDone } = props;
  const [active, setActive] = useState<Seat>(
    () => seats.find((seat) => value[seat] === undefined) ?? seats[0] ?? "A",
  );
  // A figure that one comes back to is typed anew.
  const [isFresh, setFresh] = useState(true);
  const [refused, setRefused] = useState<string | null>(null);
  const called = calledNames(names);
  const inputs = useRef<{ [seat in Seat]?: HTMLInputElement | null }>({});
  const done = useRef<HTMLButtonElement>(null);
  const following = seats[seats.indexOf(active) + 1];

  useEffect(() => {
    inputs.current[active]?.focus({ preventScroll: true });
  }, [active]);

  function goTo(seat: Seat): void {
    setActive(seat);
    setFresh(true);
    setRefused(null);
  }

  function set(seat: Seat, pips: number | undefined): void {
    const { [seat]: _, ...others } = value;
    setFresh(false);
    setRefused(null);
    onChange(pips === undefined ? others : { ...others, [seat]: pips });
  }

  function type(digit: number): void {
    const max = most(active);
    const pips = typedDigit(isFresh ? undefined : value[active], digit, max);
    if (pips === null) {
      setRefused(`A ${called[active]} no le pueden quedar más de ${max}.`);
      return;
    }
    set(active, pips);
    if (isComplete(pips, max) && following !== undefined) goTo(following);
  }

  function erase(): void {
    const before = seats[seats.indexOf(active) - 1];
    if (value[active] === undefined && before !== undefined) goTo(before);
    else set(active, withoutLastDigit(value[active]));
  }

  function goOn(): void {
    if (value[active] === undefined) return;
    const open = seats.find((seat) => value[seat] === undefined);
    const next = following ?? open;
    if (open === undefined && following === undefined) done.current?.focus();
    else if (next !== undefined) goTo(next);
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
      <div className={classNames("grid gap-1.5", COLUMNS[seats.length])}>
        {seats.map((seat) => (
          <label
            key={seat}
            className={classNames(
              "min-w-0 rounded-control border-2 bg-surface px-1 py-1 sm:px-2",
              seat === active
                ? "border-sea shadow-[inset_0_0_0_2px_var(--sea)]"
                : "border-line-strong",
            )}
          >
            <span className="flex items-center justify-between">
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
                onFocus={() => seat !== active && goTo(seat)}
                onClick={() => goTo(seat)}
                className="w-full min-w-0 bg-transparent text-end text-2xl leading-tight font-extrabold tabular-nums outline-none sm:text-[1.75rem] placeholder:text-line-strong"
              />
            </span>
            <span className="block truncate text-sm leading-tight font-semibold">
              {called[seat]}
            </span>
          </label>
        ))}
      </div>
      {extras}
      <div
        aria-live="polite"
        className="my-2 min-h-7 content-center [@media(min-height:700px)]:not-in-data-compact:min-h-28"
      >
        {refused !== null && <p className="text-center font-semibold text-wine">{refused}</p>}
        {isDone && outcome
          ? outcome
          : refused === null && (
              <p className="text-center tabular-nums">
                <Totals seats={seats} shape={shape} value={value} />
              </p>
            )}
      </div>
      <div className="grid grid-cols-[1fr_1fr_1fr_1.35fr] gap-1.5">
        {DIGITS.map((digit) => (
          <PadKey key={digit} place={PLACES[digit]} onPress={() => type(digit)}>
            {digit}
          </PadKey>
        ))}
        <PadKey place="col-start-1 row-start-4" onPress={() => type(0)}>
          {0}
        </PadKey>
        <Button
          onPointerDown={keepFocus}
          onClick={erase}
          className="col-start-4 row-start-1 px-1! text-sm!"
        >
          Borrar
        </Button>
        <Button
          onPointerDown={keepFocus}
          onClick={goOn}
          disabled={value[active] === undefined || (isDone && following === undefined)}
          className="col-start-4 row-span-2 row-start-2 px-1! text-sm!"
        >
          Siguiente
        </Button>
        <Button
          ref={done}
          variant="primary"
          size="large"
          icon="check"
          onClick={onDone}
          disabled={!canFinish}
          className="col-span-3 col-start-2 row-start-4"
        >
          {doneLabel}
        </Button>
      </div>
    </div>
  );
}

const COLUMNS: Readonly<Record<number, string>> = {
  1: "grid-cols-1",
  2: "grid-cols-2",
  3: "grid-cols-3",
  4: "grid-cols-4",
};

const PLACES: Readonly<Record<(typeof DIGITS)[number], string>> = {
  1: "col-start-1 row-start-1",
  2: "col-start-2 row-start-1",
  3: "col-start-3 row-start-1",
  4: "col-start-1 row-start-2",
  5: "col-start-2 row-start-2",
  6: "col-start-3 row-start-2",
  7: "col-start-1 row-start-3",
  8: "col-start-2 row-start-3",
  9: "col-start-3 row-start-3",
};

/** The field keeps the focus, so that pad and keyboard may be mixed. */
function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

type PadKeyProps = {
  readonly place: string;
  readonly onPress: () => void;
  readonly children: number;
};

function PadKey({ place, onPress, children }: PadKeyProps) {
  return (
    <button
      type="button"
      onPointerDown={keepFocus}
      onClick={onPress}
      className={classNames(
        "min-h-14 rounded-control border-2 border-line-strong bg-surface text-2xl font-semibold tabular-nums hover:bg-sunken active:bg-sea-soft",
        place,
      )}
    >
      {children}
    </button>
  );
}

function Totals({
  seats,
  shape = TWO_PAIRS,
  value,
}: Pick<PipsPadProps, "seats" | "shape" | "value">) {
  const pips = (seat: Seat) => value[seat] ?? 0;
  const sumOf = (some: readonly Seat[]) => some.reduce((total, seat) => total + pips(seat), 0);
  if (seats.length < SEATS.length || shape.mode === "alone") return <>Suman {sumOf(seats)}</>;
  return PAIR_SIDES.map((side, index) => (
    <span key={side}>
      {index > 0 && " · "}
      {side[0]}·{side[1]} <strong>{sumOf(SEATS.filter((seat) => side.includes(seat)))}</strong>
    </span>
  ));
}
