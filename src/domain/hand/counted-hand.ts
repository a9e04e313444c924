import type { Seat, Side, TableShape } from "../rules/seat";
import type { BySeat, Tile } from "./hand";

/**
 * A finished hand with all that scoring needs, whatever level of detail it came from. `values` are the pips that count
 * (a lone 0-0 may be worth more than its 0), `pips` the raw ones.
 */
export type CountedHand = {
  readonly shape: TableShape;
  readonly leader: Seat;
  readonly ending: "domino" | "block";
  readonly closer: Seat;
  readonly lastTile: Tile | null;
  readonly pips: BySeat<number>;
  readonly values: BySeat<number>;
  /** Seats left with nothing but 0-0 where the rules value it. */
  readonly loneBlanks: readonly Seat[];
  readonly capicua: boolean;
  readonly passes: readonly Side[];
  /** The closing tile was seen, or in a block the closer's partner still had one exposed. */
  readonly closedSeen: boolean;
};
