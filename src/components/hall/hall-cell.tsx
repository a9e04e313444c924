"use client";

import { memo } from "react";
import { STAGE_ICONS } from "@/components/rounds/table-state-pill";
import { classNames } from "@/components/ui/class-names";
import type { IconName } from "@/components/ui/icon";
import { Icon } from "@/components/ui/icon";
import type { ActaStage } from "@/domain/match/acta";
import type { MatchStatus } from "@/domain/match/match-document";
import type { HallMark } from "@/domain/tournament/hall";
import { hallMarks } from "@/domain/tournament/hall";
import { HALL_MARK_NAMES } from "@/i18n/es/hall";
import { LAST_HAND_NAMES, STAGE_NAMES } from "@/i18n/es/table-states";
import type { HallTable } from "@/server/rounds/hall";

export const MARK_ICONS: Readonly<Record<HallMark, IconName>> = {
  call: "gavel",
  "open-incident": "ban",
  "bell-unanswered": "alert",
  "hand-owed": "pen",
  refused: "close",
  claim: "flag",
  away: "person",
  "last-hand": "last",
  "extra-time": "plus",
  paper: "document",
};

/** Marks that somebody should walk to; the others only say how it is. */
const PRESSING: readonly HallMark[] = ["call", "open-incident"];

const LOOKS: Readonly<Record<ActaStage, string>> = {
  issued: "border-line-strong bg-surface",
  playing: "border-sea bg-sea-soft",
  finished: "border-amber bg-amber text-on-amber",
  verified: "border-felt bg-felt-soft",
  signed: "border-felt bg-felt-soft",
  delivered: "border-felt bg-felt-soft",
  registered: "border-felt bg-felt-soft",
  claimed: "border-wine bg-wine-soft",
  resolved: "border-felt bg-felt-soft",
  closed: "border-felt bg-felt text-on-felt",
};

type HallCellProps = {
  readonly table: HallTable;
  /** TIEMPO has rung for it. */
  readonly bell: boolean;
  /** Whole minutes that it waits for a judge; null where it does not. */
  readonly waited: number | null;
  /** Small, so that a whole hall is in sight. */
  readonly dense: boolean;
  readonly onOpen: (matchId: string) => void;
};

/** One table in the hall: its number, its state by word, shape and colour, and what is special about it. */
export const HallCell = memo(function HallCell(props: HallCellProps) {
  const { table, bell, waited, dense, onOpen } = props;
  const marks = hallMarks(table, bell);
  const isPressing = marks.some((mark) => PRESSING.includes(mark));
  return (
    <button
      type="button"
      onClick={() => onOpen(table.matchId)}
      className={classNames(
        "flex h-full w-full flex-col justify-between rounded-control border-2 px-1.5 text-start leading-none hover:brightness-95",
        dense ? "min-h-12 gap-0 py-0.5 lg:min-h-10 lg:px-0.75" : "min-h-20 gap-1 py-1.5",
        LOOKS[table.stage],
        isPressing && "outline-3 -outline-offset-2 outline-wine-fill",
      )}
    >
      <span className="flex w-full items-center justify-between gap-1">
        <span
          className={classNames(
            "font-extrabold tabular-nums",
            dense ? "text-[1.25rem] lg:text-[1.125rem]" : "text-4xl",
          )}
        >
          <span className="sr-only">Mesa </span>
          {table.table}
        </span>
        <span className="flex min-w-0 items-center justify-end gap-0.5 overflow-hidden">
          <span className="sr-only">{`${STAGE_NAMES[table.stage]}. `}</span>
          {marks.map((mark) => (
            <span key={mark} title={HALL_MARK_NAMES[mark]}>
              <Icon name={MARK_ICONS[mark]} className={dense ? "size-3" : "size-4.5"} />
              <span className="sr-only">{HALL_MARK_NAMES[mark]}. </span>
            </span>
          ))}
          <Icon name={STAGE_ICONS[table.stage]} className={dense ? "size-3" : "size-5"} />
        </span>
      </span>
      <span
        className={classNames(
          "w-full truncate leading-tight font-semibold",
          dense ? "text-[0.6875rem] lg:text-[0.65625rem]" : "text-sm",
        )}
      >
        {dense ? shortLine(table, waited) : longLine(table, waited)}
      </span>
    </button>
  );
});

/** The last hand where there is room for one word. */
const SHORT_LAST_HANDS: Readonly<Record<MatchStatus, string | null>> = {
  playing: null,
  "last-hand": "ÚLTIMA",
  "extra-hand": "ADICIONAL",
  "tie-break-hand": "DESEMPATE",
  finished: null,
};

/** While a table plays, how far: that it plays is its colour and shape. Later its state, or how long it waits. */
function shortLine({ stage, status, hands, score }: HallTable, waited: number | null): string {
  if (waited !== null) return `Espera ${waited}′`;
  if (stage !== "playing") return STAGE_NAMES[stage];
  return SHORT_LAST_HANDS[status] ?? `M${hands + 1} ${score.AC}–${score.BD}`;
}

function longLine({ stage, status, hands, score }: HallTable, waited: number | null) {
  const name = (stage === "playing" && LAST_HAND_NAMES[status]) || STAGE_NAMES[stage];
  const points = stage === "issued" ? null : `${score.AC}–${score.BD}`;
  const facts = [
    waited === null ? null : `${waited} min`,
    stage === "playing" ? `mano ${hands + 1}` : null,
    points,
  ];
  return (
    <>
      {name}
      <span className="mt-1 block min-h-4 text-xs tabular-nums">
        {facts.filter((fact) => fact !== null).join(" · ")}
      </span>
    </>
  );
}
