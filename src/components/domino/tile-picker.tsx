"use client";

import type { ReactNode } from "react";
import { useId, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import type { Tile } from "@/domain/hand/hand";
import type { PickedTiles } from "./picked-tiles";
import { togglePick } from "./picked-tiles";
import { TileFace } from "./tile-face";
import { pipsOf, TILE_ROWS, tileWords } from "./tile-set";

export type PickerHand = {
  readonly key: string;
  /** A letter or two, shown on the tile: "A". */
  readonly short: string;
  readonly label: ReactNode;
};

type TilePickerProps = {
  readonly legend: string;
  /** Whose tiles are picked, in order; one hand shows no choice of hand. */
  readonly hands: readonly PickerHand[];
  readonly value: PickedTiles;
  readonly onChange: (next: PickedTiles) => void;
  /** Tiles that are surely not in any hand: they leave their place empty. */
  readonly gone?: readonly Tile[];
  /** Tiles that cannot be given now, to anybody or to one hand: dimmed, and no tap does anything. */
  readonly unavailable?: readonly Tile[] | ((key: string) => readonly Tile[]);
  /** Most tiles that a hand may hold; default 7. With 1, a tap on another tile replaces the first. */
  readonly max?: number | ((key: string) => number);
};

/**
 * All 28 tiles to tap. A tap gives the tile to the hand chosen above, or takes it back; a tile of another hand shows
 * whose it is and moves when tapped. Lay it straight on the page: at 360 px each target is 48 px wide.
 */
export function TilePicker({
  legend,
  hands,
  value,
  onChange,
  gone = [],
  unavailable = [],
  max = 7,
}: TilePickerProps) {
  const [chosen, setChosen] = useState(hands[0]?.key ?? "");
  const group = useId();
  const active = hands.find((hand) => hand.key === chosen) ?? hands[0];
  if (!active) return null;
  const most = typeof max === "number" ? max : max(active.key);
  const barred = typeof unavailable === "function" ? unavailable(active.key) : unavailable;
  const isFull = most !== 1 && (value[active.key]?.length ?? 0) >= most;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {hands.length > 1 && (
        <div className={classNames("mb-3 grid gap-1.5", COLUMNS[hands.length] ?? "grid-cols-4")}>
          {hands.map((hand) => (
            <HandChoice
              key={hand.key}
              group={group}
              hand={hand}
              tiles={value[hand.key] ?? []}
              checked={hand.key === active.key}
              onChoose={() => setChosen(hand.key)}
            />
          ))}
        </div>
      )}
      <div className="grid max-w-md grid-cols-7">
        {TILE_ROWS.flat().map((tile) => {
          const owner = hands.find((hand) => value[hand.key]?.includes(tile));
          const isMine = owner?.key === active.key;
          if (gone.includes(tile) && owner === undefined) return <span key={tile} />;
          return (
            <PickerTile
              key={tile}
              tile={tile}
              ownerShort={hands.length > 1 ? owner?.short : undefined}
              picked={isMine}
              elsewhere={owner !== undefined && !isMine}
              disabled={!isMine && (isFull || barred.includes(tile))}
              onPick={() => onChange(togglePick(value, active.key, tile, most))}
            />
          );
        })}
      </div>
      <p role="status" className="mt-2 text-sm text-ink-soft tabular-nums">
        {hands.length > 1 && <>{active.short}: </>}
        {count(value[active.key] ?? [])}
        {isFull && " · mano completa"}
      </p>
    </fieldset>
  );
}

const COLUMNS: Readonly<Record<number, string>> = {
  2: "grid-cols-2",
  3: "grid-cols-3",
  4: "grid-cols-4",
};

function count(tiles: readonly Tile[]): string {
  return `${tiles.length} ${tiles.length === 1 ? "ficha" : "fichas"}, ${pipsOf(tiles)} tantos`;
}

type HandChoiceProps = {
  readonly group: string;
  readonly hand: PickerHand;
  readonly tiles: readonly Tile[];
  readonly checked: boolean;
  readonly onChoose: () => void;
};

function HandChoice({ group, hand, tiles, checked, onChoose }: HandChoiceProps) {
  return (
    <label className="flex min-h-18 min-w-0 flex-col items-center justify-center rounded-control border-2 border-line-strong bg-surface px-1 py-1 text-center has-checked:border-sea has-checked:bg-sea has-checked:text-on-sea has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input type="radio" name={group} checked={checked} onChange={onChoose} className="sr-only" />
      <span className="max-w-full truncate text-sm leading-tight font-semibold">{hand.label}</span>
      <span className="text-xl leading-tight font-extrabold tabular-nums">{pipsOf(tiles)}</span>
      <span className="text-xs leading-tight tabular-nums">
        {tiles.length} {tiles.length === 1 ? "ficha" : "fichas"}
      </span>
    </label>
  );
}

type PickerTileProps = {
  readonly tile: Tile;
  readonly ownerShort: string | undefined;
  readonly picked: boolean;
  readonly elsewhere: boolean;
  readonly disabled: boolean;
  readonly onPick: () => void;
};

function PickerTile({ tile, ownerShort, picked, elsewhere, disabled, onPick }: PickerTileProps) {
  return (
    <button
      type="button"
      aria-pressed={picked}
      aria-label={elsewhere ? `${tileWords(tile)}, la tiene ${ownerShort}` : tileWords(tile)}
      disabled={disabled}
      onClick={onPick}
      className={classNames(
        "relative rounded-control p-1 pb-3 -outline-offset-2",
        picked && "bg-sea-soft",
        !disabled && "hover:bg-sunken",
      )}
    >
      <TileFace
        tile={tile}
        label=""
        size="fill"
        state={picked ? "selected" : elsewhere || disabled ? "dim" : "normal"}
      />
      {ownerShort && (
        <span
          aria-hidden="true"
          className={classNames(
            "absolute inset-x-0 bottom-0 mx-auto grid h-5 w-max min-w-5 place-items-center rounded-full px-1 text-xs font-extrabold",
            picked ? "bg-sea text-on-sea" : "bg-ink text-paper",
          )}
        >
          {ownerShort}
        </span>
      )}
    </button>
  );
}
