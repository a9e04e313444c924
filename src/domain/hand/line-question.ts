import type { Ends } from "./line";
import type { SummaryEnding } from "./summary-limits";
import type { TileSet } from "./tile-set";

/** A tile that may have opened, by place in `TILES`, with all tiles that can have been laid in that case. */
export type Opening = { readonly place: number | null; readonly pool: TileSet };

/** What is claimed about a hand in which nothing is drawn. Seats by index. */
export type LineQuestion = {
  readonly ending: SummaryEnding;
  readonly players: number;
  readonly leader: number;
  /** Null in a hand that is still running. */
  readonly closer: number | null;
  /** Tiles left by seat. */
  readonly left: readonly TileSet[];
  readonly openings: readonly Opening[];
  readonly lastTile: number | null;
  /** Before the last tile in a dominó, at the end in a block. */
  readonly ends: Ends | null;
  /** By seat the tiles that only that seat can have laid. */
  readonly own: readonly TileSet[];
  /** The closer may have laid his last tile before the player in turn (16.3). */
  readonly mayBeEarly: boolean;
};
