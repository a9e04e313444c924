"use client";

import type { ReactNode } from "react";
import { TilePicker } from "@/components/domino/tile-picker";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { BySeat, Tile } from "@/domain/hand/hand";
import { NUMBERS } from "@/domain/hand/numbers-left";
import type { Seat } from "@/domain/rules/seat";
import type { HandDraft } from "./hand-draft";
import { isCounted, seatsToCount } from "./hand-draft";
import type { HandTable } from "./hand-preview";
import { closingNumbers, impossiblePicks, looseNumbers, playedTiles } from "./possible-picks";
import type { SeatLimits } from "./seat-limits";
import { calledNames } from "./seat-names";

type CountTilesProps = {
  readonly draft: HandDraft;
  readonly table: HandTable;
  readonly limitsOf: (seat: Seat) => SeatLimits;
  readonly doneLabel: string;
  readonly canFinish: boolean;
  readonly extras: ReactNode;
  readonly outcome: ReactNode;
  readonly onChange: (next: HandDraft) => void;
  readonly onDone: () => void;
};

/** The tiles that each was left with, tapped on the whole set, of which only what can still be is offered. */
export function CountTiles(props: CountTilesProps) {
  const { draft, table, limitsOf, onChange, onDone } = props;
  const { shape } = table;
  const called = calledNames(table.names);
  const facts = { ...draft, shape, lastTile: draft.lastTile?.tile ?? null };
  const barred = impossiblePicks(facts);
  const loose = looseNumbers(facts);
  const isTold = isCounted(draft, shape);

  return (
    <div>
      {draft.ending === "block" && (
        <ClosingNumber
          possible={closingNumbers(facts)}
          value={draft.closedWith}
          onChange={(closedWith) => onChange({ ...draft, closedWith })}
        />
      )}
      <TilePicker
        legend="Toca las fichas que le quedaron a cada uno"
        hands={seatsToCount(draft, shape).map((seat) => ({
          key: seat,
          short: seat,
          label: called[seat],
        }))}
        value={draft.left as Readonly<Record<string, readonly Tile[]>>}
        gone={playedTiles(facts)}
        unavailable={barred}
        max={(key) => limitsOf(key as Seat).tiles}
        onChange={(left) => onChange({ ...draft, left: left as BySeat<readonly Tile[]> })}
      />
      {loose.length > 0 && <LooseNumbers numbers={loose} ending={draft.ending} isTold={isTold} />}
      {props.extras}
      <div className="sticky bottom-0 -mx-3 mt-2 border-t border-line bg-paper px-3 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0">
        <div aria-live="polite" className="max-h-[45dvh] overflow-y-auto not-empty:mb-2">
          {isTold && props.outcome}
        </div>
        <Button
          variant="primary"
          size="large"
          wide
          icon="check"
          disabled={!props.canFinish}
          onClick={onDone}
        >
          {props.doneLabel}
        </Button>
      </div>
    </div>
  );
}

type LooseNumbersProps = {
  readonly numbers: readonly number[];
  readonly ending: HandDraft["ending"];
  readonly isTold: boolean;
};

/** A hint while a block is told, a warning once everybody has tiles: something is missing or too much. */
function LooseNumbers({ numbers, ending, isTold }: LooseNumbersProps) {
  const list = numbers.join(", ");
  if (!isTold) {
    if (ending !== "block") return null;
    return (
      <p className="mt-1 text-sm text-ink-soft">
        Aún sueltos: {list}. En un tranque cada número queda un número par de veces.
      </p>
    );
  }
  return (
    <p role="status" className="mt-1 flex items-start gap-1.5 text-sm font-semibold text-amber">
      <Icon name="alert" className="mt-0.5 size-4" />
      {ending === "domino"
        ? `Quedan sueltos ${list}: al dominar solo pueden ser los de las dos puntas. Falta o sobra alguna ficha.`
        : `Quedan sueltos ${list}. En un tranque cada número queda un número par de veces: falta o sobra alguna ficha.`}
    </p>
  );
}

type ClosingNumberProps = {
  readonly possible: readonly number[];
  readonly value: number | null;
  readonly onChange: (next: number | null) => void;
};

/** The number at both ends, told if one likes: its seven tiles are then on the table and leave the picker. */
function ClosingNumber({ possible, value, onChange }: ClosingNumberProps) {
  return (
    <fieldset className="mb-3 min-w-0">
      <legend className="mb-1 text-sm font-semibold">
        ¿Con qué número se trancó? <span className="font-normal text-ink-soft">(si lo sabes)</span>
      </legend>
      <div className="grid grid-cols-7">
        {NUMBERS.map((number) => (
          <button
            key={number}
            type="button"
            aria-pressed={value === number}
            disabled={value !== number && !possible.includes(number)}
            onClick={() => onChange(value === number ? null : number)}
            className="m-px min-h-12 rounded-control border-2 border-line-strong bg-surface text-lg font-semibold hover:bg-sunken disabled:border-line disabled:bg-sunken disabled:text-ink-soft aria-pressed:border-sea aria-pressed:bg-sea aria-pressed:text-on-sea"
          >
            {number}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
