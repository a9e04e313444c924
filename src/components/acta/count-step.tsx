"use client";

import { useMemo } from "react";
import { Button } from "@/components/ui/button";
import type { RecordedHand } from "@/domain/match/acta";
import type { Seat } from "@/domain/rules/seat";
import { CountTiles } from "./count-tiles";
import type { HandDraft } from "./hand-draft";
import { handOf, isCounted, seatsToCount } from "./hand-draft";
import { HandExtras } from "./hand-extras";
import type { HandPreview, HandTable } from "./hand-preview";
import { PipsPad } from "./pips-pad";
import { Refusal } from "./refusal";
import { ResultLine } from "./result-line";
import { seatLimits } from "./seat-limits";

type CountStepProps = {
  readonly draft: HandDraft;
  readonly table: HandTable;
  readonly leader: Seat | null;
  readonly judge: (hand: RecordedHand) => HandPreview;
  /** Nothing follows: the last key keeps the hand, and only one that can be. */
  readonly isLast: boolean;
  readonly onChange: (next: HandDraft) => void;
  readonly onDone: () => void;
};

/** What was left to each, by figures or by tapping the tiles, with what it comes to as soon as all is told. */
export function CountStep(props: CountStepProps) {
  const { draft, table, leader, judge, isLast, onChange, onDone } = props;
  const { rules, shape, names } = table;
  const seats = seatsToCount(draft, shape);
  const byTiles = draft.counting === "tiles";
  const hand = useMemo(
    () => (isCounted(draft, shape) ? handOf(draft, rules, shape) : null),
    [draft, rules, shape],
  );
  const preview = useMemo(() => (hand === null ? null : judge(hand)), [hand, judge]);
  const limitsOf = (seat: Seat) =>
    seatLimits({ rules, shape, ending: draft.ending, leader, closer: draft.by }, seat);

  const extras = (
    <div className="mt-2 flex flex-wrap gap-1.5">
      <HandExtras draft={draft} table={table} onChange={onChange} />
      <Button
        variant="quiet"
        icon={byTiles ? "edit" : "table"}
        className="grow px-2! text-sm!"
        onClick={() => onChange({ ...draft, counting: byTiles ? "pips" : "tiles" })}
      >
        {byTiles ? "Tantos" : "Fichas"}
        <span className="sr-only">
          {byTiles ? ": escribir las cifras" : ": tocar las que quedaron"}
        </span>
      </Button>
    </div>
  );
  const outcome =
    preview &&
    (preview.ok ? (
      <ResultLine preview={preview} table={table} />
    ) : (
      <Refusal
        preview={preview}
        names={names}
        pips={draft.pips}
        onPips={byTiles ? undefined : (pips) => onChange({ ...draft, pips })}
      />
    ));
  const shared = {
    doneLabel: isLast ? "Anotar" : "Listo",
    canFinish: isLast ? preview?.ok === true : preview !== null,
    extras,
    outcome,
    onDone,
  };

  return byTiles ? (
    <CountTiles {...shared} draft={draft} table={table} limitsOf={limitsOf} onChange={onChange} />
  ) : (
    <PipsPad
      {...shared}
      names={names}
      seats={seats}
      shape={shape}
      value={draft.pips}
      most={(seat) => limitsOf(seat).pips}
      onChange={(pips) => onChange({ ...draft, pips })}
    />
  );
}
