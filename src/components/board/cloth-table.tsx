"use client";

import type { TouchEvent } from "react";
import { useRef } from "react";
import type { RuleSettings } from "@/domain/rules/settings";
import type { LineTile } from "./board-layout";
import type { BoardView } from "./hand-film";
import { LineBoard } from "./line-board";
import { SeatHand } from "./seat-hand";
import { tableEdges } from "./table-edges";

type ClothTableProps = {
  readonly view: BoardView;
  /** The line that the board is laid out for; it begins with the line of `view`. */
  readonly wholeLine: readonly LineTile[];
  readonly turn: RuleSettings["turn"];
  readonly faceDown?: boolean;
  /** Leaves room for the whole set, so that tiles stay where they are while the line grows. */
  readonly isRoomy?: boolean;
  /** A finger drawn across the cloth: +1 to the left, as one turns a page. */
  readonly onSwipe?: (by: 1 | -1) => void;
};

const LEAST_SWIPE = 40;

/** The table from above: the cloth, the line on it, and each hand at its edge. */
export function ClothTable(props: ClothTableProps) {
  const { view, wholeLine, turn, faceDown = false, isRoomy, onSwipe } = props;
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);

  function begin({ touches }: TouchEvent) {
    const touch = touches.length === 1 ? touches[0] : undefined;
    start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
  }
  function end({ changedTouches }: TouchEvent) {
    const touch = changedTouches[0];
    if (!touch || !start.current) return;
    const x = touch.clientX - start.current.x;
    const y = touch.clientY - start.current.y;
    if (Math.abs(x) > LEAST_SWIPE && Math.abs(x) > 2 * Math.abs(y)) onSwipe?.(x < 0 ? 1 : -1);
  }

  return (
    <div
      onTouchStart={onSwipe && begin}
      onTouchEnd={onSwipe && end}
      className="grid h-[24.5rem] sm:h-[30rem] min-w-0 touch-pan-y grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_minmax(0,1fr)_auto] gap-0.5 rounded-panel bg-cloth p-1 text-on-cloth shadow-[inset_0_0_0_3px_var(--cloth-line)] sm:p-2 lg:h-[clamp(24rem,calc(100dvh-18.5rem),40rem)]"
    >
      <ul aria-label="Jugadores" className="contents">
        {tableEdges(view.shape.players, turn).map(({ seat, edge }) => (
          <SeatHand key={seat} seat={seat} edge={edge} view={view} faceDown={faceDown} />
        ))}
      </ul>
      <div className="col-start-2 row-start-2 grid min-h-0 min-w-0">
        <LineBoard
          line={wholeLine}
          shown={view.line.length}
          isRoomy={isRoomy}
          label={lineWords(view)}
        />
      </div>
    </div>
  );
}

/** The line from left to right, each tile as it lies. */
function lineWords({ line }: BoardView): string {
  if (line.length === 0) return "Mesa vacía";
  const tiles = line.map(({ left, right }) => `${left}-${right}`);
  return `Línea de izquierda a derecha: ${tiles.join(", ")}`;
}
