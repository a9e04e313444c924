import type { Tile } from "./hand";
import type { Ends } from "./line";
import { hasNumber } from "./tile";

/** The tiles of a hand that could have been laid on two open ends: with any of them a pass was a renuncio (14.1). */
export function playableOn(ends: Ends, tiles: readonly Tile[]): readonly Tile[] {
  return tiles.filter((tile) => ends.some((end) => hasNumber(tile, end)));
}
