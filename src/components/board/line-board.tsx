"use client";

import { useMemo, useRef } from "react";
import { TileDrawing } from "@/components/domino/tile-face";
import { tileHalves } from "@/components/domino/tile-set";
import type { LineTile, PlacedTile } from "./board-layout";
import { fitBoard, layRoomy } from "./board-layout";
import { useAspect } from "./use-aspect";

type LineBoardProps = {
  /** The line that the board is laid out for: of a replay the whole one, so that no tile ever moves. */
  readonly line: readonly LineTile[];
  /** How many of its tiles lie on the table now. */
  readonly shown: number;
  /** Leaves room for the whole set, whatever comes. */
  readonly isRoomy?: boolean | undefined;
  /** What readers hear for the picture. */
  readonly label: string;
};

const UNIT = 100;
/** Cloth around the box, in tiles' short sides. */
const MARGIN = 0.35;
/** Part of its place that a tile leaves free, so that neighbours show apart. */
const GAP = 0.03;

/** The tiles on the table as they lie at a real one, as large as the place allows. The last one laid is marked. */
export function LineBoard({ line, shown, isRoomy = false, label }: LineBoardProps) {
  const place = useRef<HTMLDivElement>(null);
  const aspect = useAspect(place, 1);
  const { box, tiles } = useMemo(
    () => (isRoomy ? layRoomy(line, aspect) : fitBoard(line, aspect)),
    [line, aspect, isRoomy],
  );
  const from = -MARGIN * UNIT;
  const width = (box.width + 2 * MARGIN) * UNIT;
  const height = (box.height + 2 * MARGIN) * UNIT;
  return (
    <div ref={place} className="relative h-full min-h-0 min-w-0">
      <svg
        viewBox={`${from} ${from} ${width} ${height}`}
        role="img"
        aria-label={label}
        className="absolute inset-0 size-full"
      >
        {tiles.slice(0, shown).map((placed, index) => (
          <BoardTile key={placed.tile} placed={placed} isLast={index === shown - 1} />
        ))}
      </svg>
    </div>
  );
}

type BoardTileProps = { readonly placed: PlacedTile; readonly isLast: boolean };

function BoardTile({ placed, isLast }: BoardTileProps) {
  const { tile, x, y, orientation, first } = placed;
  const [halfWidth, halfHeight] = orientation === "horizontal" ? [1, 0.5] : [0.5, 1];
  const left = (x - halfWidth + GAP / 2) * UNIT;
  const top = (y - halfHeight + GAP / 2) * UNIT;
  return (
    <g transform={`translate(${left} ${top}) scale(${1 - GAP})`}>
      <g className={isLast ? "animate-land [--edge:var(--glow)]" : undefined}>
        <TileDrawing
          tile={tile}
          orientation={orientation}
          flipped={first !== tileHalves(tile)[0]}
          state={isLast ? "playable" : "normal"}
        />
      </g>
    </g>
  );
}
