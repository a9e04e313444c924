import type { Seat, Side, TableShape } from "../rules/seat";
import { sideOf } from "../rules/seat";

// The bonus for making everybody else pass, with the variant of the opening tile. DomiKapikua, El pase de 30.

/** A tile laid or a pass said, in order; draws are left out. */
export type Turn = { readonly seat: Seat; readonly kind: "tile" | "pass" };

/** A tile with the passes that followed it, and whether anybody laid another after them. */
type Answered = { readonly seat: Seat; readonly passes: number; readonly followed: boolean };

function answeredTiles(turns: readonly Turn[]): readonly Answered[] {
  const places = turns.flatMap((turn, place) => (turn.kind === "tile" ? [place] : []));
  return places.map((place, index) => {
    const next = places[index + 1];
    return {
      seat: (turns[place] as Turn).seat,
      passes: (next ?? turns.length) - place - 1,
      followed: next !== undefined,
    };
  });
}

/**
 * The opening tile, settled when somebody plays again. Pairs: one pass earns it, the partner's pass cancels it, the
 * third earns it again. Alone: the next player's pass earns it at once.
 */
function openingEarns(opening: Answered, shape: TableShape): boolean {
  if (shape.mode === "alone") return opening.passes >= 1;
  return opening.followed && (opening.passes === 1 || opening.passes === shape.players - 1);
}

/** The sides that earned a pass bonus, in order. Where the maker of the passes cannot go on it is a block: none. */
export function passBonusSides(turns: readonly Turn[], shape: TableShape): readonly Side[] {
  return answeredTiles(turns)
    .filter((tile, index) =>
      index === 0 ? openingEarns(tile, shape) : tile.followed && tile.passes === shape.players - 1,
    )
    .map((tile) => sideOf(tile.seat, shape.mode));
}
