"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import type { Tile } from "@/domain/hand/hand";
import type { EditorState } from "./editor-state";
import { unseenTiles } from "./editor-state";

type DrawTileProps = {
  readonly state: EditorState;
  readonly onDraw: (tile: Tile) => void;
};

/** A draw from the stock: the next tile where its order is known, else the one that somebody says was drawn. */
export function DrawTile({ state, onDraw }: DrawTileProps) {
  const [said, setSaid] = useState("");
  const drawn = state.moves.filter(({ kind }) => kind === "draw").length;
  const next = state.stock[drawn];
  if (next !== undefined) {
    return (
      <Button variant="primary" icon="plus" onClick={() => onDraw(next)}>
        Robar del pozo
      </Button>
    );
  }
  const unseen = unseenTiles(state);
  const tile = unseen.find((each) => each === said);
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Select
        label="¿Qué ficha robó?"
        placeholder="Elige la ficha"
        options={unseen.map((each) => ({ value: each, label: each }))}
        value={said}
        onChange={(event) => setSaid(event.target.value)}
      />
      <Button
        variant="primary"
        icon="plus"
        disabled={tile === undefined}
        onClick={() => tile && onDraw(tile)}
      >
        Robar
      </Button>
    </div>
  );
}
