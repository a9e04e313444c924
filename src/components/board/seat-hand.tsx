import { SeatBadge } from "@/components/domino/seat-badge";
import { TileFace } from "@/components/domino/tile-face";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { Tile } from "@/domain/hand/hand";
import type { Seat } from "@/domain/rules/seat";
import type { BoardView } from "./hand-film";
import type { TableEdge } from "./table-edges";

const PLACES: Readonly<Record<TableEdge, string>> = {
  bottom: "col-span-3 col-start-1 row-start-3",
  right: "col-start-3 row-start-2",
  top: "col-span-3 col-start-1 row-start-1",
  left: "col-start-1 row-start-2",
};

const COUNTED = { tiles: ["ficha", "fichas"], pips: ["punto", "puntos"] } as const;

type SeatHandProps = {
  readonly seat: Seat;
  readonly edge: TableEdge;
  readonly view: BoardView;
  readonly faceDown: boolean;
};

/** The tiles in front of a seat, with its letter, whether it leads, whose turn it is and what it said. */
export function SeatHand({ seat, edge, view, faceDown }: SeatHandProps) {
  const tiles = view.hands[seat] ?? [];
  const isStanding = edge === "left" || edge === "right";
  const isInTurn = view.turn === seat;
  const counted = faceDown ? tiles.length : (view.pips[seat] ?? 0);
  return (
    <li
      className={classNames(
        "flex min-h-0 min-w-0 items-center gap-1.5 self-center justify-self-center rounded-control p-1 sm:gap-2",
        isStanding ? "flex-col" : "flex-wrap justify-center",
        PLACES[edge],
        isInTurn && "bg-[rgb(0_0_0/0.28)]",
      )}
    >
      <SeatHead seat={seat} view={view} isStanding={isStanding} />
      <ul
        aria-label={`Fichas de ${seat}`}
        className={classNames(
          "flex min-w-0 gap-0.5 sm:gap-1",
          isStanding ? "flex-col" : "flex-wrap justify-center",
        )}
      >
        {tiles.map((tile) => (
          <HeldTile
            key={tile}
            tile={tile}
            isStanding={isStanding}
            faceDown={faceDown}
            isPlayable={isInTurn && view.playable.includes(tile)}
          />
        ))}
      </ul>
      <p className="text-sm leading-none font-semibold whitespace-nowrap tabular-nums">
        {counted}
        <span className={isStanding ? "sr-only sm:not-sr-only" : undefined}>
          {" "}
          {COUNTED[faceDown ? "tiles" : "pips"][counted === 1 ? 0 : 1]}
        </span>
      </p>
    </li>
  );
}

type SeatHeadProps = {
  readonly seat: Seat;
  readonly view: BoardView;
  readonly isStanding: boolean;
};

function SeatHead({ seat, view, isStanding }: SeatHeadProps) {
  const mark = "rounded-full px-1.5 py-0.5 text-xs leading-none font-extrabold sm:text-sm";
  return (
    <div className={classNames("flex items-center gap-1", isStanding && "flex-col")}>
      <SeatBadge seat={seat} size="sm" />
      {view.leader === seat && (
        <span
          className={classNames(mark, "inline-flex items-center gap-0.5 bg-on-cloth text-cloth")}
        >
          <Icon name="flag" className="size-3 max-sm:hidden" />
          Sale
        </span>
      )}
      {view.passed.includes(seat) && (
        <span className={classNames(mark, "animate-land bg-amber-soft text-amber")}>PASO</span>
      )}
      {view.turn === seat && <span className="sr-only">Le toca</span>}
    </div>
  );
}

type HeldTileProps = {
  readonly tile: Tile;
  readonly isStanding: boolean;
  readonly faceDown: boolean;
  readonly isPlayable: boolean;
};

function HeldTile({ tile, isStanding, faceDown, isPlayable }: HeldTileProps) {
  return (
    <li className={isStanding ? "w-9 sm:w-12" : "w-[1.3rem] sm:w-7"}>
      <TileFace
        tile={tile}
        orientation={isStanding ? "horizontal" : "vertical"}
        faceDown={faceDown}
        size="fill"
        state={isPlayable ? "playable" : "normal"}
      />
    </li>
  );
}
