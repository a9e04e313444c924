import { Button } from "@/components/ui/button";
import type { Tile } from "@/domain/hand/hand";
import type { Ends } from "@/domain/hand/line";
import type { LineEnd } from "@/domain/hand/notation";

type AskEndProps = {
  readonly tile: Tile;
  readonly ends: Ends;
  readonly onChoose: (end: LineEnd) => void;
  readonly onCancel: () => void;
};

/** The question at which end a tile goes that could go at either. */
export function AskEnd({ tile, ends, onChoose, onCancel }: AskEndProps) {
  const [left, right] = ends;
  return (
    <fieldset className="border-s-4 border-sea bg-sea-soft p-3">
      <legend className="contents">
        <span className="mb-2 block font-semibold">¿Por dónde va la {tile}?</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => onChoose("L")}>
          Izquierda, con el {left}
        </Button>
        <Button variant="primary" onClick={() => onChoose("R")}>
          Derecha, con el {right}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Otra ficha
        </Button>
      </div>
    </fieldset>
  );
}
