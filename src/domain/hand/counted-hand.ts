import type { Seat, Side, TableShape } from "../rules/seat";
import { seatsOf } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import type { BySeat, SeenTile, Tile } from "./hand";

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
  /** The last tile went out before the next player had his turn (16.3). */
  readonly isEarly: boolean;
  readonly pips: BySeat<number>;
  readonly values: BySeat<number>;
  /** Seats left with nothing but 0-0 where the rules value it. */
  readonly loneBlanks: readonly Seat[];
  readonly capicua: boolean;
  readonly passes: readonly Side[];
  /** The closing tile where it was seen, or in a block the one that the closer's partner still had exposed. */
  readonly closedSeen: Pick<SeenTile, "seat" | "tile"> | null;
};

/** Pips that count, and the seats left with nothing but 0-0 where that is worth something (individual 1). */
export function countedValues(
  pips: BySeat<number>,
  isLoneBlank: (seat: Seat) => boolean,
  shape: TableShape,
  rules: RuleSettings,
): Pick<CountedHand, "values" | "loneBlanks"> {
  if (rules.doubleBlankAlone === 0) return { values: pips, loneBlanks: [] };
  const seats = seatsOf(shape.players);
  const loneBlanks = seats.filter(isLoneBlank);
  const entries = seats.map((seat) => [
    seat,
    (pips[seat] ?? 0) + (loneBlanks.includes(seat) ? rules.doubleBlankAlone : 0),
  ]);
  return { values: Object.fromEntries(entries), loneBlanks };
}
