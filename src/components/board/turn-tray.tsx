"use client";

import { useState } from "react";
import { TileFace } from "@/components/domino/tile-face";
import { tileWords } from "@/components/domino/tile-set";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Select } from "@/components/ui/select";
import type { Tile } from "@/domain/hand/hand";
import type { Seat } from "@/domain/rules/seat";
import { seatsOf } from "@/domain/rules/seat";
import type { BoardView } from "./hand-film";

type TurnTrayProps = {
  readonly view: BoardView;
  /** Any seat may play any of its tiles, or pass: a dispute is being written down. */
  readonly isFree: boolean;
  readonly onPlay: (seat: Seat, tile: Tile) => void;
  readonly onPass: (seat: Seat) => void;
};

/** The tiles of whose turn it is, large enough for a thumb; those that may not be laid take no tap. */
export function TurnTray({ view, isFree, onPlay, onPass }: TurnTrayProps) {
  const [other, setOther] = useState<Seat | null>(null);
  const seat = (isFree ? other : null) ?? view.turn;
  if (seat === null) return null;
  const tiles = view.hands[seat] ?? [];
  return (
    <div className="grid gap-2">
      {isFree && (
        <div className="flex flex-wrap items-end gap-2">
          <Select
            label="Quién juega"
            options={seatsOf(view.shape.players).map((each) => ({
              value: each,
              label: each === view.turn ? `${each}, que tiene el turno` : each,
            }))}
            value={seat}
            onChange={({ target }) => setOther(target.value as Seat)}
          />
          <Button onClick={() => onPass(seat)}>{seat} dice PASO</Button>
        </div>
      )}
      <ul aria-label={`Fichas de ${seat} para jugar`} className="grid max-w-md grid-cols-7">
        {tiles.map((tile) => {
          const isPlayable = seat === view.turn && view.playable.includes(tile);
          return (
            <li key={tile}>
              <button
                type="button"
                disabled={!isPlayable && !isFree}
                aria-label={`Jugar ${tileWords(tile)}`}
                onClick={() => onPlay(seat, tile)}
                className={classNames(
                  "block w-full rounded-control p-1 -outline-offset-2",
                  (isPlayable || isFree) && "hover:bg-sunken",
                )}
              >
                <TileFace
                  tile={tile}
                  label=""
                  size="fill"
                  state={isPlayable ? "playable" : isFree ? "normal" : "dim"}
                />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
