"use client";

import { useEffect, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { Move } from "@/domain/hand/notation";
import type { PlayerCount } from "@/domain/rules/seat";
import { SEATS, seatsOf } from "@/domain/rules/seat";
import { moveNotation } from "@/i18n/es/hand-moves";

type MoveListProps = {
  readonly moves: readonly Move[];
  readonly players: PlayerCount;
  /** Moves made so far; the last of them is the current one. */
  readonly at: number;
  /** The move that is illegal, if one is. */
  readonly wrong: number | null;
  /** One sentence a move, for readers. */
  readonly sentences: readonly string[];
  /** Goes to the table after so many moves; without it the list is only read. */
  readonly onGo?: (at: number) => void;
};

const COLUMNS = { 2: "grid-cols-2", 3: "grid-cols-3", 4: "grid-cols-4" };
const STARTS = ["col-start-1", "col-start-2", "col-start-3", "col-start-4"];

/** Every move in notation, a column a seat; a press goes there. The current one is marked and kept in sight. */
export function MoveList(props: MoveListProps) {
  const { moves, players, at, wrong, sentences, onGo } = props;
  const playable = wrong ?? moves.length;
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const box = list.current;
    const current = box?.querySelectorAll<HTMLElement>("li")[at - 1];
    if (!box || !current) return;
    // Not scrollIntoView: that would move the page as well.
    const { offsetTop, offsetHeight } = current;
    const isAbove = offsetTop < box.scrollTop;
    const isBelow = offsetTop + offsetHeight > box.scrollTop + box.clientHeight;
    if (isAbove || isBelow) box.scrollTop = offsetTop - box.clientHeight / 2;
  }, [at]);

  return (
    <div className="flex min-h-0 flex-col">
      <div aria-hidden="true" className={classNames("grid gap-1 pb-1", COLUMNS[players])}>
        {seatsOf(players).map((seat) => (
          <span key={seat} className="text-center font-extrabold">
            {seat}
          </span>
        ))}
      </div>
      <ol
        ref={list}
        className={classNames(
          "relative grid max-h-72 gap-1 overflow-y-auto lg:max-h-none lg:min-h-0 lg:grow lg:content-start",
          COLUMNS[players],
        )}
      >
        {moves.map((move, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a move is told by its place
            key={index}
            className={STARTS[SEATS.indexOf(move.seat)]}
          >
            <button
              type="button"
              aria-current={index === at - 1 ? "step" : undefined}
              disabled={!onGo || index >= playable}
              onClick={() => onGo?.(index + 1)}
              className={classNames(
                "flex min-h-12 w-full items-center justify-center gap-1 rounded-control border-2 px-0.5 text-sm font-semibold -outline-offset-2 tabular-nums lg:min-h-9",
                index === at - 1 ? "border-sea bg-sea text-on-sea" : "border-line bg-surface",
                index !== at - 1 && onGo && index < playable && "hover:bg-sunken",
                index === wrong && "border-wine bg-wine-soft text-wine",
                index >= playable && index !== wrong && "text-ink-soft",
              )}
            >
              {index === wrong && <Icon name="stop" className="size-4" />}
              <span aria-hidden="true">{moveNotation(move)}</span>
              <span className="sr-only">{sentences[index]}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
